/** What somebody has typed, as the studio reads it: `10H, ks` becomes `Th` and `Ks`, dice `6,1,4` become `1,4,6`. */
export const toldIn = (text: string): string[] =>
  text
    // Commas between figures hold one throw together.
    .split(/[\s;]+|,(?!\d)|(?<!\d),/)
    .filter((part) => part !== '')
    .map(cardOf)
    .slice(0, 20)

const suits: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }

function cardOf(part: string): string {
  if (/^[1-6],[1-6],[1-6]$/.test(part)) return part.split(',').toSorted().join(',')
  const [, rank, suit] = /^(10|[2-9TJQKA])([SHDC♠♥♦♣])$/i.exec(part) ?? []
  if (rank === undefined || suit === undefined) return part.slice(0, 8)
  return `${rank === '10' ? 'T' : rank.toUpperCase()}${suits[suit] ?? suit.toLowerCase()}`
}
