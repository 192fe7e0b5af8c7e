import type { HoldEndedEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'
import { hasShower, winTier } from '../win-tier.ts'

/** How long the final amount stays before the show goes on by itself. */
const restMs = 1_800

/** All coins are added up; celebrated only when they are more than the stake. */
export async function showHoldEnded({ event }: Beat<HoldEndedEvent>, show: Show): Promise<void> {
  const { machine, screen, sound, pace, stakeMinor } = show
  const amountMinor = BigInt(event.amountMinor)
  const tier = winTier(amountMinor, stakeMinor)
  const durationMs = pace.countMs[tier]
  const scene = (fromMinor: bigint, ms: number) => {
    const win = { fromMinor, toMinor: amountMinor, durationMs: ms, tier }
    screen.set({ scene: { kind: 'hold-outro', count: event.coinCount, isFull: event.grandMinor !== '0', win } })
  }
  scene(0n, durationMs)
  if (tier !== 'none') {
    machine.setBulbs('win')
    sound.play(tier === 'plain' ? 'win' : 'bigWin')
  }
  if (hasShower(amountMinor, stakeMinor)) machine.shower()
  await show.wait(durationMs)
  scene(amountMinor, 0)
  await show.wait(restMs)
  machine.clearWins()
  screen.set({ scene: undefined, hold: undefined, detail: undefined })
}
