import type { RoomAct } from '@fairground/contract/studio'
import {
  arrange,
  type MauBinhAct,
  type MauBinhRoomOptions,
  type MauBinhState,
  type MauBinhView,
  mauBinhFeePercent,
  mauBinhRoom,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { buttonAfter, nextButton } from './bets.ts'

/** Mậu binh with thirteen cards, without extra pay for rows. */
export const mauBinh: GameOfRooms<MauBinhRoomOptions, MauBinhState, MauBinhAct, MauBinhView> = {
  id: 'mau-binh',
  version: 1,
  chairs: [4],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'net-win', shareBp: Number(mauBinhFeePercent) * 100, capUnits: null },
  stakesOf: () => ({}),
  options: {},
  seedOpensAfterDays: 0,
  rules: mauBinhRoom,
  readAct,
  optionsOf: (setting) => ({ stakeMinor: setting.unitMinor, button: nextButton(setting) }),
  leadAfter: buttonAfter,
  turnOf: () => undefined,
  isAnyOrder: () => true,
  // A set hand is nobody's to see before all are set.
  hasClosedActs: true,
  choose: ({ seats }, seat) => ({ type: 'set', ...arrange(seats[seat]?.hand ?? []) }),
}

function readAct({ type, back, middle, front }: RoomAct): MauBinhAct | undefined {
  if (type !== 'set' || !Array.isArray(back) || !Array.isArray(middle) || !Array.isArray(front)) return undefined
  return { type, back, middle, front }
}
