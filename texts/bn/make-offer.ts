export const make = "আপনার দাম বলুন"
export const seeOffers = "দরদাম দেখুন"
