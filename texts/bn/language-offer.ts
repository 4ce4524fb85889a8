export const offer = "Read Backline in English"
export const decline = "No, thanks"
