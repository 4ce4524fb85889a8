export const search = "Search"
export const whole = "Whole marketplace"
export const whatFor = "Search gear, brands, places"
export const close = "Close"
