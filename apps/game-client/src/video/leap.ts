/** Further behind the newest that can be shown, a picture leaps there. */
const behindSecondsMax = 3
/** What is not loaded yet would be leapt over again and again. */
const restMs = 10_000

/** Says when a picture in segments is to leap to the edge of what there is. */
export function createLeap() {
  let leaptMs = Number.NEGATIVE_INFINITY
  return {
    isDue({ at, edge, nowMs }: { at: number; edge: number; nowMs: number }): boolean {
      if (edge - at <= behindSecondsMax || nowMs - leaptMs < restMs) return false
      leaptMs = nowMs
      return true
    },
  }
}
