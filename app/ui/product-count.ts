export function howMany(count: number) {
  return count === 1 ? "1 product" : `${count} products`
}
