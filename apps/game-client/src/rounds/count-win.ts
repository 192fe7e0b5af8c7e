import type { LineWinsEvent, ScatterWinEvent, SymbolWinsEvent } from '@fairground/game-rules/slots'
import type { Show } from '../play/show.ts'
import type { Beat } from './timeline.ts'
import { winTier } from './win-tier.ts'

/**
 * Counts what an event paid up in the line under the reels. A win that gets a scene of its own at the end of the round is
 * not counted twice, and a round that has not paid its stake back yet is told without any celebration.
 */
export async function countWin(
  { event, before, after }: Beat<LineWinsEvent | ScatterWinEvent | SymbolWinsEvent>,
  show: Show,
): Promise<void> {
  const { screen, machine, sound, pace, stakeMinor } = show
  const { paidMinor } = after
  const tier = winTier(paidMinor, stakeMinor)
  const ownTier = tier === 'none' ? 'none' : winTier(BigInt(event.amountMinor), stakeMinor)
  const isLoud = ownTier !== 'none' && ownTier !== 'plain'
  const isToldLater = (tier === 'big' || tier === 'mega') && !show.hasFreeSpins
  const durationMs = isToldLater ? 0 : pace.countMs[isLoud ? 'nice' : ownTier]
  const tell = (fromMinor: bigint, ms: number) =>
    isToldLater || screen.set({ win: { fromMinor, toMinor: paidMinor, durationMs: ms, tier } })
  tell(before.paidMinor, durationMs)
  if (tier !== 'none') {
    machine.setBulbs('win')
    sound.play(isLoud ? 'bigWin' : 'win')
  }
  await show.wait(Math.max(durationMs, pace.winMs))
  tell(paidMinor, 0)
}
