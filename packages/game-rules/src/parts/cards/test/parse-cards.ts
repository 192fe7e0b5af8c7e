const ranks = '23456789TJQKA'
const suits = 'scdh'

/** "Th 2s" as card numbers. */
export function parseCards(text: string): number[] {
  return text.split(' ').map((card) => ranks.indexOf(card[0] ?? '') * 4 + suits.indexOf(card[1] ?? ''))
}
