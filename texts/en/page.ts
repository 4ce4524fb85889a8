/** What frames every page: its parts on top, at the bottom and over it, and what stands instead of a screen. */
export const language = "en"

export const site = "Backline"
export const titled = (title: string) => `${title} - ${site}`

export const skipToContent = "Skip to content"
export const toHome = "Backline, home"
export const mainMenu = "Main"
export const home = "HOME"
export const exploreProducts = "EXPLORE PRODUCTS"
export const blog = "BLOG"
export const dashboard = "DASHBOARD"
export const logIn = "LOGIN"
export const logOut = "LOG OUT"
export const changeTheme = "Change between light and dark"

export const notFound = "Not Found"
