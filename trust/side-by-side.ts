/** Waits for all of them, also when one fails: what goes on would find its ground cleared away. */
export async function sideBySide<Result>(works: Promise<Result>[]) {
  await Promise.allSettled(works)
  return Promise.all(works)
}
