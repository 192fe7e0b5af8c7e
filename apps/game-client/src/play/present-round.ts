import type { StudioRound } from '@fairground/contract/studio'
import type { SpinEvent } from '@fairground/game-rules/slots'
import type { SoundDesk } from '@fairground/vendor-ui'
import type { Machine } from '../machine/machine.ts'
import { replay } from '../rounds/replay.ts'
import type { ShownEvents } from '../rounds/resume-point.ts'
import { readEvents } from '../rounds/slot-events.ts'
import { stateAt } from '../rounds/timeline.ts'
import type { Pace } from './pace.ts'
import type { Screen } from './screen.ts'
import { Show, type ShownWin } from './show.ts'
import type { Waiting } from './waiting.ts'

/** How long the whole amount stands. Nobody shortens this by playing fast; a tap goes on. */
const jackpotRestMs = 8_000

interface Presenter {
  readonly machine: Machine
  readonly screen: Screen
  readonly sound: SoundDesk
  readonly waiting: Waiting
  readonly shown: ShownEvents
  readonly pace: Pace
  standing: SpinEvent
}

interface Presentation {
  /** Events shown before. */
  from: number
  /** When the reels began to turn, where they do already. */
  turningSinceMs?: number | undefined
}

/** Shows a round on the machine; resolves to the wins of its last spin. The reels stand as that spin left them. */
export async function presentRound(
  game: Presenter,
  round: StudioRound,
  { from, turningSinceMs }: Presentation,
): Promise<readonly ShownWin[]> {
  const { machine, screen, sound, waiting, shown } = game
  const events = readEvents(round)
  machine.setCalm(game.pace.isCalm)
  const show = new Show({
    stakeMinor: BigInt(round.stakeMinor),
    hasFreeSpins: events.some(({ type }) => type === 'free-spins-awarded' || type === 'hold-started'),
    machine,
    screen,
    sound,
    waiting,
    pace: () => game.pace,
    turningSinceMs,
  })
  const isOwnShow = round.state === 'presenting'
  await replay(events, { show, from, onShown: (count) => isOwnShow && shown.keep(round.roundId, count) })
  await showJackpots(round.jackpotWins, show)
  const { spin, window } = stateAt(events, events.length)
  if (spin && window) game.standing = { ...spin, window }
  return show.wins
}

/** Pools that the round has won, one after the other; the money is on its way and comes by itself. */
async function showJackpots(wins: StudioRound['jackpotWins'], show: Show): Promise<void> {
  for (const { tier, amountMinor } of wins) {
    const { machine, screen, sound, pace } = show
    const toMinor = BigInt(amountMinor)
    const durationMs = pace.countMs.mega
    machine.setBulbs('win')
    machine.shower()
    sound.play('bell')
    sound.play('bigWin')
    screen.set({
      scene: { kind: 'jackpot', tier, win: { fromMinor: 0n, toMinor, durationMs, tier: 'mega' } },
      // The reels alone may have won nothing: that is not what is said of such a round.
      detail: undefined,
    })
    await show.wait(durationMs)
    const win = { fromMinor: toMinor, toMinor, durationMs: 0, tier: 'mega' } as const
    screen.set({ scene: { kind: 'jackpot', tier, win } })
    await show.wait(jackpotRestMs)
    screen.set({ scene: undefined })
  }
}
