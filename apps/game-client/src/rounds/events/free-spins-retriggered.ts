import type { FreeSpinsRetriggeredEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** More free spins in the middle of the free spins. */
export async function showFreeSpinsRetriggered(
  { event, index, after }: Beat<FreeSpinsRetriggeredEvent>,
  show: Show,
): Promise<void> {
  const { machine, screen, sound, pace } = show
  const { count, cells } = event
  machine.showWins(cells, [])
  machine.setBulbs('win')
  sound.play('bell')
  screen.set({ scene: { kind: 'free-spins-more', count }, announcement: { kind: 'free-spins', count, id: index } })
  await show.wait(pace.sceneMs * 0.7)
  machine.clearWins()
  screen.set({ scene: undefined, freeSpins: after.freeSpins })
}
