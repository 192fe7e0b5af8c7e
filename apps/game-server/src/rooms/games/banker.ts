import type { BankerAct, BankerOptions, BankerRules, BankerState, BankerView } from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'

type BankerGame = GameOfRooms<BankerOptions, BankerState, BankerAct, BankerView>

/** A game in which everybody bets against the banker. `buyInMin` is in units, and bears the dearest bet. */
export const bankerGame = (
  id: string,
  { rules, nextBanker }: BankerRules,
  { feePercent, buyInMin }: { feePercent: bigint; buyInMin: bigint },
): BankerGame => ({
  id,
  version: 1,
  chairs: [6],
  seatsMin: 2,
  buyIn: { min: buyInMin, max: buyInMin * 10n },
  rake: { of: 'net-win', shareBp: Number(feePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: {},
  seedOpensAfterDays: 0,
  rules,
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
})
