/**
 * Lets one call through, then none for `guardMs` milliseconds: a quick double tap counts once.
 * `now` gives milliseconds and is an argument so that tests own the clock.
 */
export function createClickGuard(guardMs: number, now: () => number): () => boolean {
  let acceptedAt = Number.NEGATIVE_INFINITY
  return () => {
    const at = now()
    if (at - acceptedAt < guardMs) return false
    acceptedAt = at
    return true
  }
}
