import {
  type TienLenAct,
  type TienLenOptions,
  type TienLenState,
  type TienLenView,
  tienLenFeePercent,
  tienLenRoom,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { chooseShed, readShedAct, timesOf } from './shed.ts'

/** Tiến Lên as it is played in the south of Vietnam. */
export const tienLen: GameOfRooms<TienLenOptions, TienLenState, TienLenAct, TienLenView> = {
  id: 'tien-len',
  version: 1,
  chairs: [4],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'net-win', shareBp: Number(tienLenFeePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: { settlement: 'count-cards' },
  seedOpensAfterDays: 0,
  rules: tienLenRoom,
  readAct: readShedAct,
  optionsOf: ({ seats, lead, unitMinor }) => ({
    stakeMinor: unitMinor,
    // Who led is gone: as in a first hand, the lowest card leads.
    leader: lead !== null && seats.includes(lead) ? seats.indexOf(lead) : undefined,
  }),
  leadAfter: ({ winner }, seats) => (winner === undefined ? null : (seats[winner] ?? null)),
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose: (_view, _seat, allowed) => chooseShed(allowed),
}
