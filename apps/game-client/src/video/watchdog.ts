/** A picture that stays so far behind for so long is asked for anew. */
const behindMsMax = 2_000
const patienceMs = 10_000

/** Says when a picture that lags is to be connected again. */
export function createWatchdog() {
  let lateSinceMs: number | undefined
  return {
    isTooLate(behindMs: number | undefined, nowMs: number): boolean {
      if (behindMs === undefined || behindMs <= behindMsMax) {
        lateSinceMs = undefined
        return false
      }
      lateSinceMs ??= nowMs
      return nowMs - lateSinceMs >= patienceMs
    },
  }
}
