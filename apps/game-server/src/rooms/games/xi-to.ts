import { type BetAct, potOf, type XiToOptions, type XiToState, type XiToView, xiToRoom } from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { buttonAfter, mostAlike, nextButton, readBetAct } from './bets.ts'
import { timesOf } from './shed.ts'

/** Xì tố, five-card stud. */
export const xiTo: GameOfRooms<XiToOptions, XiToState, BetAct, XiToView> = {
  id: 'xi-to',
  version: 1,
  chairs: [6],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'pot', shareBp: 500, capUnits: 5n },
  stakesOf: (unitMinor) => ({ anteMinor: unitMinor }),
  options: { limit: 'pot', raisesMax: 3 },
  seedOpensAfterDays: 30,
  rules: xiToRoom,
  readAct: readBetAct,
  optionsOf: (setting) => ({ anteMinor: setting.unitMinor, button: nextButton(setting) }),
  leadAfter: buttonAfter,
  potMinor: potOf,
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

const cheapCalls = 4n

/** Raises once a round, by the least, with three alike; calls where it has more alike than lies open, and what is cheap. */
function choose({ seats, potMinor, choices }: XiToView, seat: number): BetAct {
  const { hole = [], cards = [], betMinor = 0n } = seats[seat] ?? {}
  if (!choices) return { type: 'check' }
  const own = mostAlike([...hole, ...cards])
  if (own > 2 && choices.raise && betMinor === 0n) return { type: 'raise', toMinor: choices.raise.fromMinor }
  if (choices.canCheck) return { type: 'check' }
  const seen = seats.map((other, at) => (at === seat || other.hasFolded ? 0 : mostAlike(other.cards)))
  const isGood = own > 1 && own >= Math.max(...seen)
  return { type: isGood || choices.callMinor * cheapCalls <= potMinor ? 'call' : 'fold' }
}
