const ranks = '23456789TJQKA'
const suits = 'scdh'

/** "Th" as the number of a card; undefined for what is no card. */
export function readCard(text: string): number | undefined {
  if (text.length !== 2) return undefined
  const [rank, suit] = [ranks.indexOf(text.charAt(0)), suits.indexOf(text.charAt(1))]
  return rank < 0 || suit < 0 ? undefined : rank * 4 + suit
}
