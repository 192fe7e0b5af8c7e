/** The end of a round's id as people read it out: `8F2C-0419`. */
export function roundName(roundId: string): string {
  const end = roundId
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(-8)
    .toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}
