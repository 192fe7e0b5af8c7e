import type { Frames } from './follow-frames.ts'

/** Without a new frame for so long the picture is not live. */
const silentMs = 5_000
const tickMs = 1_000

/** While new frames come, and nothing says that it lags. */
export async function untilStill(
  frames: Frames,
  { isStopped, isLate }: { isStopped(): boolean; isLate(): boolean },
): Promise<'still' | 'late'> {
  while (!isStopped() && performance.now() - frames.newestMs() < silentMs) {
    await new Promise((resolve) => setTimeout(resolve, tickMs))
    if (isLate()) return 'late'
  }
  return 'still'
}
