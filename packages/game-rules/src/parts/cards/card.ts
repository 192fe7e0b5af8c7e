/** 2, 3 … 10, J, Q, K, A as 0 … 12. A card is its place in an ordered pack, rank by rank; a shoe repeats the pack. */
export function rankOf(card: number): number {
  return Math.floor((card % 52) / 4)
}

/** ♠, ♣, ♦, ♥ as 0 … 3. */
export function suitOf(card: number): number {
  return card % 4
}

export function isRed(card: number): boolean {
  return suitOf(card) >= 2
}
