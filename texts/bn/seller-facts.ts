export const memberSince = (date: string) => `${date} থেকে সদস্য`
export const verifiedMeans = "Backline এই বিক্রেতার পরিচয় যাচাই করেছে।"
