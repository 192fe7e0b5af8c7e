import type { Pace } from '../play/pace.ts'

/** When each reel is told to stop, in milliseconds after the first; waited-for reels turn longer. */
export function stopTimes(pace: Pick<Pace, 'stopGapMs' | 'anticipationMs'>, anticipated: readonly boolean[]): number[] {
  let atMs = 0
  return anticipated.map((isWaitedFor, reel) => {
    if (reel > 0) atMs += pace.stopGapMs
    if (isWaitedFor) atMs += pace.anticipationMs
    return atMs
  })
}
