import {
  type BaCayAct,
  type BaCayOptions,
  type BaCayState,
  type BaCayView,
  baCayFeePercent,
  baCayRoom,
  nextBanker,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'

/** Ba cây against a banker, with the 36 cards from ace to nine. */
export const baCay: GameOfRooms<BaCayOptions, BaCayState, BaCayAct, BaCayView> = {
  id: 'ba-cay',
  version: 1,
  chairs: [6],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'net-win', shareBp: Number(baCayFeePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: {},
  seedOpensAfterDays: 0,
  rules: baCayRoom,
  readAct: ({ type, units }) => (type === 'bet' && typeof units === 'number' ? { type, units } : undefined),
  optionsOf: ({ seats, lead, unitMinor, draw }) => ({
    stakeMinor: unitMinor,
    // Whoever had the bank is gone: it is drawn.
    banker: lead !== null && seats.includes(lead) ? seats.indexOf(lead) : draw(seats.length),
  }),
  leadAfter: (state, seats) => seats[nextBanker(state)] ?? null,
  turnOf: () => undefined,
  isAnyOrder: () => true,
  choose: (_view, seat, allowed) => allowed[seat % Math.min(allowed.length, 2)] ?? { type: 'bet', units: 1 },
}
