import type { HoldStartedEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import { heldCoins } from '../held-coins.ts'
import type { Beat } from '../timeline.ts'

/** Enough coins: they stay, and show what each of them is worth. */
export async function showHoldStarted({ event }: Beat<HoldStartedEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace } = show
  const { coins, remaining } = event
  machine.showWins(coins, [])
  machine.setBulbs('win')
  sound.play('bell')
  screen.set({ scene: { kind: 'hold-intro', count: coins.length, remaining } })
  await show.wait(pace.sceneMs)
  machine.clearWins()
  machine.hold(heldCoins(coins, show.stakeMinor))
  screen.set({ scene: undefined, hold: remaining, detail: { kind: 'hold', count: coins.length, remaining } })
}
