import type { RoomAct } from '@fairground/contract/studio'
import {
  bestLaying,
  type PhomAct,
  type PhomOptions,
  type PhomState,
  type PhomView,
  phomFeePercent,
  phomPoints,
  phomRoom,
  phomWinner,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { timesOf } from './shed.ts'

/** Phỏm (tá lả) as it is played in the north of Vietnam. */
export const phom: GameOfRooms<PhomOptions, PhomState, PhomAct, PhomView> = {
  id: 'phom',
  version: 1,
  chairs: [4],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'net-win', shareBp: Number(phomFeePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: {},
  seedOpensAfterDays: 0,
  rules: phomRoom,
  readAct,
  optionsOf: ({ seats, lead, unitMinor, draw }) => ({
    stakeMinor: unitMinor,
    leader: lead !== null && seats.includes(lead) ? seats.indexOf(lead) : draw(seats.length),
  }),
  leadAfter: (state, seats) => seats[phomWinner(state)] ?? null,
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

function readAct({ type, card }: RoomAct): PhomAct | undefined {
  if (type === 'draw' || type === 'eat' || type === 'win') return { type }
  return type === 'discard' && typeof card === 'number' ? { type, card } : undefined
}

/** Wins and takes what it can, and throws away what leaves the fewest points. */
function choose({ seats }: PhomView, seat: number, allowed: readonly PhomAct[]): PhomAct {
  const first = (['win', 'eat', 'draw'] as const).find((type) => allowed.some((act) => act.type === type))
  if (first) return { type: first }
  const { hand = [], eaten = [] } = seats[seat] ?? {}
  const costOf = (card: number) =>
    bestLaying(
      hand.filter((one) => one !== card),
      phomPoints,
      eaten,
    ).weight
  const cards = allowed.flatMap((act) => (act.type === 'discard' ? [act.card] : []))
  const [best = 0] = cards.toSorted((a, b) => costOf(a) - costOf(b))
  return { type: 'discard', card: best }
}
