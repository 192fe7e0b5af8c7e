export interface Cursor {
  /** The row one is on; it may have left the list meanwhile. */
  id: string | undefined
  /** Where it stood when it was last seen, from 0. */
  lastIndex: number
}

/**
 * The row one step down (1) or up (−1). Stops at both ends. When the row one was on has left the list,
 * a step down lands on what took its place, a step up on what stood before it.
 */
export function stepFrom(ids: readonly string[], { id, lastIndex }: Cursor, step: 1 | -1): string | undefined {
  if (ids.length === 0) return undefined
  if (id === undefined) return ids[0]
  const at = ids.indexOf(id)
  const wanted = at >= 0 ? at + step : step > 0 ? lastIndex : lastIndex - 1
  return ids[Math.min(ids.length - 1, Math.max(0, wanted))]
}
