import type { StudioRound } from '@fairground/contract/studio'
import { replay } from '../rounds/replay.ts'
import { readEvents } from '../rounds/slot-events.ts'
import type { Game } from './game.ts'
import { Show, type ShownWin } from './show.ts'

interface Presentation {
  /** Events shown before. */
  from: number
  /** When the reels began to turn, where they do already. */
  turningSinceMs?: number | undefined
}

/** Shows a round on the machine; resolves to the wins of its last spin. The reels stand as that spin left them. */
export async function presentRound(game: Game, round: StudioRound, { from, turningSinceMs }: Presentation): Promise<readonly ShownWin[]> {
  const { machine, screen, sound, waiting, shown } = game
  const events = readEvents(round)
  machine.setCalm(game.pace.isCalm)
  const show = new Show({
    stakeMinor: BigInt(round.stakeMinor),
    hasFreeSpins: events.some(({ type }) => type === 'free-spins-awarded'),
    machine,
    screen,
    sound,
    waiting,
    pace: () => game.pace,
    turningSinceMs,
  })
  const isOwnShow = round.state === 'presenting'
  await replay(events, { show, from, onShown: (count) => isOwnShow && shown.keep(round.roundId, count) })
  const last = events.findLast((event) => event.type === 'spin')
  if (last) game.standing = last
  return show.wins
}
