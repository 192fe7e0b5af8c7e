import {
  type HoldemAct,
  type HoldemOptions,
  type HoldemState,
  type HoldemView,
  holdemRoom,
  potOf,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { buttonAfter, nextButton, readBetAct } from './bets.ts'
import { timesOf } from './shed.ts'

/** No-limit Texas hold'em, as its rules are commonly published. */
export const holdem: GameOfRooms<HoldemOptions, HoldemState, HoldemAct, HoldemView> = {
  id: 'holdem',
  version: 1,
  chairs: [6, 2, 9],
  seatsMin: 2,
  buyIn: { min: 40n, max: 200n },
  rake: { of: 'pot', shareBp: 500, capUnits: 3n },
  stakesOf: (unitMinor) => ({ smallBlindMinor: unitMinor / 2n, bigBlindMinor: unitMinor }),
  options: {},
  seedOpensAfterDays: 30,
  rules: holdemRoom,
  readAct: readBetAct,
  optionsOf: (setting) => ({
    smallBlindMinor: setting.unitMinor / 2n,
    bigBlindMinor: setting.unitMinor,
    button: nextButton(setting),
  }),
  leadAfter: buttonAfter,
  potMinor: potOf,
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

const cheapCalls = 4n
const rankOf = (card: number): number => Math.floor(card / 4)

/** Calls what is cheap, and more with a pair; never raises. */
function choose({ seats, board, potMinor, choices }: HoldemView, seat: number): HoldemAct {
  if (!choices || choices.canCheck) return { type: 'check' }
  const [first = 0, second = 0] = (seats[seat]?.hole ?? []).map(rankOf)
  const isPaired = first === second || board.some((card) => [first, second].includes(rankOf(card)))
  return { type: isPaired || choices.callMinor * cheapCalls <= potMinor ? 'call' : 'fold' }
}
