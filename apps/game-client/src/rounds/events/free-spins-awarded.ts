import type { FreeSpinsAwardedEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** The doors of the free spins open: how many, and at what multiplier. */
export async function showFreeSpinsAwarded(
  { event, index, after }: Beat<FreeSpinsAwardedEvent>,
  show: Show,
): Promise<void> {
  const { machine, screen, sound, pace } = show
  const { count, multiplier, cells } = event
  machine.showWins(cells, [])
  machine.setBulbs('win')
  sound.play('bell')
  screen.set({
    scene: { kind: 'free-spins-intro', count, multiplier },
    announcement: { kind: 'free-spins', count, id: index },
  })
  await show.wait(pace.sceneMs)
  machine.clearWins()
  screen.set({ scene: undefined, freeSpins: after.freeSpins, detail: undefined })
}
