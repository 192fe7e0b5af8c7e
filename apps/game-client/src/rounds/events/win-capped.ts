import type { WinCappedEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** The most a round can pay has been reached; no spin follows. */
export async function showWinCapped({ event }: Beat<WinCappedEvent>, show: Show): Promise<void> {
  show.sound.play('bell')
  show.screen.set({ scene: { kind: 'capped', capMinor: BigInt(event.capMinor) } })
  await show.wait(show.pace.sceneMs)
  show.screen.set({ scene: undefined })
}
