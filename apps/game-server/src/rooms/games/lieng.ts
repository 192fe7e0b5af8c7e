import {
  type BetAct,
  type BetView,
  type LiengOptions,
  type LiengState,
  liengFeePercent,
  liengHand,
  liengRoom,
  potOf,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { buttonAfter, nextButton, readBetAct } from './bets.ts'
import { timesOf } from './shed.ts'

/** Liêng: bets go up to the pot. */
export const lieng: GameOfRooms<LiengOptions, LiengState, BetAct, BetView> = {
  id: 'lieng',
  version: 1,
  chairs: [6, 9],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'pot', shareBp: Number(liengFeePercent) * 100, capUnits: null },
  stakesOf: (unitMinor) => ({ anteMinor: unitMinor }),
  options: { limit: 'pot' },
  seedOpensAfterDays: 30,
  rules: liengRoom,
  readAct: readBetAct,
  optionsOf: (setting) => ({ anteMinor: setting.unitMinor, button: nextButton(setting) }),
  leadAfter: buttonAfter,
  potMinor: potOf,
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

const cheapCalls = 4n
const goodPoints = 7

/** Raises once, by the least, with liêng or better; calls with ảnh or many points, and whatever is cheap. */
function choose({ seats, potMinor, choices }: BetView, seat: number): BetAct {
  const { hole = [], betMinor = 0n } = seats[seat] ?? {}
  if (!choices || hole.length === 0) return { type: 'check' }
  const { type, points } = liengHand(hole)
  const isStrong = type === 'sap' || type === 'lieng'
  if (isStrong && choices.raise && betMinor === 0n) return { type: 'raise', toMinor: choices.raise.fromMinor }
  if (choices.canCheck) return { type: 'check' }
  const isGood = isStrong || type === 'anh' || points >= goodPoints
  return { type: isGood || choices.callMinor * cheapCalls <= potMinor ? 'call' : 'fold' }
}
