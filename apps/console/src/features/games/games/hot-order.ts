export type HotMove = 'add' | 'remove' | 'earlier' | 'later'

/** The hot row after a move of one of its games; the same row where the move leads nowhere. */
export function movedHot(row: readonly string[], nodeId: string, move: HotMove): string[] {
  const rest = row.filter((id) => id !== nodeId)
  const at = row.indexOf(nodeId)
  if (move === 'remove') return rest
  if (move === 'add') return [...rest, nodeId]
  if (at < 0) return [...row]
  return rest.toSpliced(Math.max(0, at + (move === 'later' ? 1 : -1)), 0, nodeId)
}
