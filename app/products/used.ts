/** How long it was used; sellers also write "Never used". */
export function used(timeUsed: string) {
  return /used/i.test(timeUsed) ? timeUsed : `Used ${timeUsed}`
}
