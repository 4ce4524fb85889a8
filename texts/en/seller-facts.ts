export const memberSince = (date: string) => `Member since ${date}`
export const verifiedMeans = "Backline has checked who this seller is."
