/** What somebody has typed, as the studio reads it: `10H, ks` becomes `Th` and `Ks`. */
export const toldIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(cardOf)
    .slice(0, 20)

const suits: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }

function cardOf(part: string): string {
  const [, rank, suit] = /^(10|[2-9TJQKA])([SHDC♠♥♦♣])$/i.exec(part) ?? []
  if (rank === undefined || suit === undefined) return part.slice(0, 8)
  return `${rank === '10' ? 'T' : rank.toUpperCase()}${suits[suit] ?? suit.toLowerCase()}`
}
