import type { RoundEndedEvent } from '@fairground/game-rules/slots'
import type { Detail } from '../../play/screen.ts'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'
import { hasShower, type WinTier, winTier } from '../win-tier.ts'

/** How long the final amount stays before the show goes on by itself. */
const restMs = 1_400

/** The total of the round. Large wins of a single spin get their scene here; free spins had theirs when they ended. */
export async function showRoundEnded({ event, index }: Beat<RoundEndedEvent>, show: Show): Promise<void> {
  const { machine, screen, stakeMinor } = show
  const totalMinor = BigInt(event.totalMinor)
  const tier = winTier(totalMinor, stakeMinor)
  if (!show.hasFreeSpins) {
    if (hasShower(totalMinor, stakeMinor)) machine.shower()
    if (tier === 'big' || tier === 'mega') await showBigWin(totalMinor, tier, show)
  }
  machine.setBulbs('rest')
  screen.set({
    win: totalMinor > 0n ? { fromMinor: totalMinor, toMinor: totalMinor, durationMs: 0, tier } : undefined,
    detail: detailOf(totalMinor, screen.get().detail),
    freeSpins: undefined,
    announcement:
      totalMinor > 0n ? { kind: 'won', amountMinor: totalMinor, id: index } : { kind: 'nothing', id: index },
  })
}

const detailOf = (totalMinor: bigint, shown: Detail | undefined): Detail | undefined =>
  totalMinor > 0n ? shown : { kind: 'nothing' }

async function showBigWin(totalMinor: bigint, tier: WinTier, show: Show): Promise<void> {
  const { machine, screen, sound, pace } = show
  const durationMs = pace.countMs[tier]
  machine.setBulbs('win')
  sound.play('bigWin')
  screen.set({ scene: { kind: 'big-win', win: { fromMinor: 0n, toMinor: totalMinor, durationMs, tier } } })
  await show.wait(durationMs)
  screen.set({ scene: { kind: 'big-win', win: { fromMinor: totalMinor, toMinor: totalMinor, durationMs: 0, tier } } })
  await show.wait(restMs)
  screen.set({ scene: undefined })
}
