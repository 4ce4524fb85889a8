export function productCount(count: number) {
  return count === 1 ? "1 product" : `${count} products`
}
