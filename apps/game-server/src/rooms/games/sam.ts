import {
  type SamAct,
  type SamOptions,
  type SamState,
  type SamView,
  samFeePercent,
  samRoom,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { chooseShed, readShedAct, timesOf } from './shed.ts'

/** Sâm lốc as it is played in the north of Vietnam. */
export const sam: GameOfRooms<SamOptions, SamState, SamAct, SamView> = {
  id: 'sam',
  version: 1,
  chairs: [4],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'net-win', shareBp: Number(samFeePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: {},
  seedOpensAfterDays: 0,
  rules: samRoom,
  readAct: (input) => (input.type === 'declare' || input.type === 'waive' ? { type: input.type } : readShedAct(input)),
  optionsOf: ({ seats, lead, unitMinor, draw }) => ({
    stakeMinor: unitMinor,
    leader: lead !== null && seats.includes(lead) ? seats.indexOf(lead) : draw(seats.length),
  }),
  leadAfter: ({ winner }, seats) => (winner === undefined ? null : (seats[winner] ?? null)),
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  isAnyOrder: ({ hasWaived }) => hasWaived !== undefined,
  choose: (_view, _seat, allowed) =>
    allowed.some(({ type }) => type === 'waive') ? { type: 'waive' } : (chooseShed(allowed) as SamAct),
}
