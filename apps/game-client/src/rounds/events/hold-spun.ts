import type { HoldSpunEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import { heldCoins } from '../held-coins.ts'
import type { Beat } from '../timeline.ts'

/** The empty cells have spun; new coins land and start the count again. */
export async function showHoldSpun({ event, before, after }: Beat<HoldSpunEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace } = show
  const { remaining } = event
  const held = after.hold?.coins ?? []
  const heldBefore = before.hold?.coins ?? []
  const left = Math.max(0, (before.hold?.remaining ?? 0) - 1)
  screen.set({ hold: left, detail: { kind: 'hold', count: heldBefore.length, remaining: left } })
  await machine.spinEmpty(heldCoins(heldBefore, show.stakeMinor), pace)
  machine.hold(heldCoins(held, show.stakeMinor))
  if (event.coins.length > 0) sound.play('win')
  screen.set({ hold: remaining, detail: { kind: 'hold', count: held.length, remaining } })
  await show.wait(event.coins.length > 0 ? pace.winMs : pace.betweenSpinsMs)
}
