import type { LineWinsEvent, ScatterWinEvent } from '@fairground/game-rules/slots'
import type { Show } from '../play/show.ts'
import type { Beat } from './timeline.ts'
import { winTier } from './win-tier.ts'

/**
 * Counts what an event paid up in the line under the reels. A win that gets a scene of its own at the end of the round is
 * not counted twice, and a round that has not paid its stake back yet is told without any celebration.
 */
export async function countWin(
  { event, before, after }: Beat<LineWinsEvent | ScatterWinEvent>,
  show: Show,
): Promise<void> {
  const { screen, machine, sound, pace, stakeMinor } = show
  const isAhead = after.paidMinor > stakeMinor
  const tier = isAhead ? winTier(BigInt(event.amountMinor), stakeMinor) : 'none'
  const hasScene = winTier(after.paidMinor, stakeMinor) === 'big' || winTier(after.paidMinor, stakeMinor) === 'mega'
  const isToldLater = hasScene && !show.hasFreeSpins
  const durationMs = isToldLater ? 0 : pace.countMs[tier === 'plain' || tier === 'none' ? tier : 'nice']
  if (!isToldLater) screen.set({ win: { fromMinor: before.paidMinor, toMinor: after.paidMinor, durationMs, tier } })
  if (isAhead) {
    machine.setBulbs('win')
    sound.play(tier === 'plain' || tier === 'none' ? 'win' : 'bigWin')
  }
  await show.wait(Math.max(durationMs, pace.winMs))
  if (!isToldLater) screen.set({ win: { fromMinor: after.paidMinor, toMinor: after.paidMinor, durationMs: 0, tier } })
}
