/** So many of them, evenly from the first to the last. */
export function spread<Each>(all: Each[], howMany: number) {
  const step = (place: number) => Math.floor((place * howMany) / all.length)
  return all.filter((_, place) => step(place) !== step(place - 1))
}
