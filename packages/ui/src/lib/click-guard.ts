export interface ClickGuard {
  /** Whether this click counts. */
  accepts(): boolean
  /** The next click is about something else: it counts, however soon it comes. */
  release(): void
}

/**
 * Lets one click through, then none for `guardMs` milliseconds: a quick double tap counts once.
 * `now` gives milliseconds and is an argument so that tests own the clock.
 */
export function createClickGuard(guardMs: number, now: () => number): ClickGuard {
  let acceptedAt = Number.NEGATIVE_INFINITY
  return {
    accepts() {
      const at = now()
      if (at - acceptedAt < guardMs) return false
      acceptedAt = at
      return true
    },
    release() {
      acceptedAt = Number.NEGATIVE_INFINITY
    },
  }
}
