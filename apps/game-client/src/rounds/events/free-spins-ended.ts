import type { FreeSpinsEndedEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'
import { hasShower, winTier } from '../win-tier.ts'

/** How long the final amount stays before the show goes on by itself. */
const restMs = 1_800

/** What the free spins paid together; celebrated only when it is more than the stake. */
export async function showFreeSpinsEnded({ event }: Beat<FreeSpinsEndedEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace, stakeMinor } = show
  const amountMinor = BigInt(event.amountMinor)
  const tier = winTier(amountMinor, stakeMinor)
  const durationMs = pace.countMs[tier]
  const scene = (ms: number) =>
    screen.set({
      scene: {
        kind: 'free-spins-outro',
        played: event.played,
        win: { fromMinor: ms > 0 ? 0n : amountMinor, toMinor: amountMinor, durationMs: ms, tier },
      },
    })
  scene(durationMs)
  if (tier !== 'none') {
    machine.setBulbs('win')
    sound.play(tier === 'plain' ? 'win' : 'bigWin')
  }
  if (hasShower(amountMinor, stakeMinor)) machine.shower()
  await show.wait(durationMs)
  scene(0)
  await show.wait(restMs)
  machine.clearWins()
  screen.set({ scene: undefined, freeSpins: undefined })
}
