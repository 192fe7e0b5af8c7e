import type { SpinEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** The reels turn and stop. In free spins the counter moves first, and what was won so far stays in sight. */
export async function showSpin({ event, after }: Beat<SpinEvent>, show: Show): Promise<void> {
  const { machine, screen, sound } = show
  show.startReels(event.mode)
  machine.hold((event.held ?? []).map((cell) => ({ ...cell, symbol: event.window[cell.reel]?.[cell.row] ?? 'wild' })))
  screen.set({ freeSpins: after.freeSpins, detail: { kind: 'spinning' }, board: undefined })
  await show.untilTurned()
  await machine.stop(event, show.pace, () => sound.play('thud'))
  screen.set({ board: event.window, detail: undefined })
}
