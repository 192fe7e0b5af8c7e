import type { RoomAct } from '@fairground/contract/studio'
import {
  type HoldemAct,
  type HoldemOptions,
  type HoldemState,
  type HoldemView,
  holdemRoom,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
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
  readAct,
  optionsOf: ({ seats, lead, unitMinor }) => ({
    smallBlindMinor: unitMinor / 2n,
    bigBlindMinor: unitMinor,
    button: Math.max(
      seats.findIndex((seat) => seat > (lead ?? 0)),
      0,
    ),
  }),
  leadAfter: ({ options }, seats) => seats[options.button] ?? null,
  potMinor: ({ seats }) => seats.reduce((sum, { betMinor, paidMinor }) => sum + betMinor + paidMinor, 0n),
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

function readAct({ type, toMinor }: RoomAct): HoldemAct | undefined {
  if (type === 'fold' || type === 'check' || type === 'call') return { type }
  const isAmount = typeof toMinor === 'string' && /^[1-9][0-9]{0,14}$/.test(toMinor)
  return type === 'raise' && isAmount ? { type, toMinor: BigInt(toMinor) } : undefined
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
