import type { RoomAct } from '@fairground/contract/studio'
import {
  bankerSpots,
  type XocDiaAct,
  type XocDiaOptions,
  type XocDiaState,
  type XocDiaView,
  xocDiaBankMin,
  xocDiaFeePercent,
  xocDiaRoom,
  xocDiaSpotMax,
} from '@fairground/room-rules'
import type { GameOfRooms, HandSetting } from '../room-game.ts'
import { readAmount } from './bets.ts'

const bankRounds = 5
const coins = 4

/** Xóc đĩa where one of the players has the bank, five rounds each in turn. */
export const xocDiaBanker: GameOfRooms<XocDiaOptions, XocDiaState, XocDiaAct, XocDiaView> = {
  id: 'xoc-dia-banker',
  version: 1,
  chairs: [6, 9],
  seatsMin: 2,
  buyIn: { min: 100n, max: 1_000n },
  rake: { of: 'net-win', shareBp: Number(xocDiaFeePercent) * 100, capUnits: null },
  stakesOf: (unitMinor) => ({ spotMaxMinor: unitMinor * xocDiaSpotMax, bankMinMinor: xocDiaBankMin(unitMinor) }),
  options: { bank: 'rotation', bankRounds },
  seedOpensAfterDays: 0,
  rules: xocDiaRoom,
  readAct,
  optionsOf: (setting) => ({
    ...{ unitMinor: setting.unitMinor, banker: bankerOf(setting) },
    coins: setting.draws(2, coins).map((side) => side === 1),
  }),
  mayBegin: (chipsMinor, unitMinor) => chipsMinor.some((chips) => chips >= xocDiaBankMin(unitMinor)),
  leadAfter: ({ options }, seats) => seats[options.banker] ?? null,
  turnOf: () => undefined,
  isAnyOrder: () => true,
  choose,
}

/** Stays for five rounds of the room while the banker sits and can pay, then goes to the next chair that can. */
function bankerOf({ seats, lead, unitMinor, chipsMinor, number }: HandSetting): number {
  const able = [...seats.keys()].filter((place) => (chipsMinor[place] ?? 0n) >= xocDiaBankMin(unitMinor))
  const chairOf = (place: number) => seats[place] ?? 0
  const before = able.find((place) => chairOf(place) === lead)
  if (before !== undefined && number % bankRounds !== 1) return before
  return able.find((place) => chairOf(place) > (lead ?? 0)) ?? able[0] ?? 0
}

function readAct({ type, spot, amountMinor }: RoomAct): XocDiaAct | undefined {
  if (type === 'done') return { type }
  const place = bankerSpots.find((one) => one === spot)
  const amount = readAmount(amountMinor)
  return type === 'bet' && place && amount !== undefined ? { type, spot: place, amountMinor: amount } : undefined
}

/** One unit on even or odd, by the chair. */
function choose({ seats }: XocDiaView, seat: number, allowed: readonly XocDiaAct[]): XocDiaAct {
  const wanted = seat % 2 === 0 ? 'even' : 'odd'
  const bet = allowed.find((act) => act.type === 'bet' && act.spot === wanted)
  return bet && seats[seat]?.bets.length === 0 ? bet : { type: 'done' }
}
