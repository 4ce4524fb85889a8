/** Categories are ours, so each language has names for them. */
export const nameOf = (name: string) => name
