import type { SymbolChosenEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** The book falls open at the symbol that will cover its reels. */
export async function showSymbolChosen({ event, after }: Beat<SymbolChosenEvent>, show: Show): Promise<void> {
  const { screen, sound, pace } = show
  sound.play('bell')
  screen.set({ scene: { kind: 'symbol-chosen', symbol: event.symbol } })
  await show.wait(pace.sceneMs)
  screen.set({ scene: undefined, freeSpins: after.freeSpins })
}
