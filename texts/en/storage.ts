const cause = "This browser keeps nothing more for Backline: its storage is full or turned off."

export const storageWarnings = {
  session: `${cause} You stay logged in only until this page is closed or loaded again.`,
  draft: `${cause} Send this form before you leave the page.`,
  theme: `${cause} The next page begins with the theme of your device.`,
}
