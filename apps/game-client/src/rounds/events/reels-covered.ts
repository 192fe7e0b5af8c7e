import type { ReelsCoveredEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** Share of a scene that a covered reel stays lit before it pays. */
const litShare = 0.25

/** A symbol grows over its reels; the wins of the spin before it are not pointed at any more. */
export async function showReelsCovered({ event, before }: Beat<ReelsCoveredEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace } = show
  const cells = event.reels.flatMap((reel) => (event.window[reel] ?? []).map((_, row) => ({ reel, row })))
  show.wins = []
  if (before.spin) machine.showWindow(before.spin, event.window)
  machine.showWins(cells, [])
  sound.play('bell')
  screen.set({ board: event.window, detail: undefined })
  await show.wait(pace.sceneMs * litShare)
}
