import type { RoomAct } from '@fairground/contract/studio'
import {
  potOfThreeCard,
  type ThreeCardAct,
  type ThreeCardOptions,
  type ThreeCardState,
  type ThreeCardView,
  threeCardFeePercent,
  threeCardPotMax,
  threeCardRoom,
  threeCardRoundsMax,
  zhaJinHuaHand,
} from '@fairground/room-rules'
import type { GameOfRooms } from '../room-game.ts'
import { buttonAfter, nextButton, readAmount } from './bets.ts'
import { timesOf } from './shed.ts'

/** Zha jin hua: three cards, played blind or seen. */
export const threeCard: GameOfRooms<ThreeCardOptions, ThreeCardState, ThreeCardAct, ThreeCardView> = {
  id: 'three-card',
  version: 1,
  chairs: [5],
  seatsMin: 2,
  buyIn: { min: 50n, max: 500n },
  rake: { of: 'pot', shareBp: Number(threeCardFeePercent) * 100, capUnits: null },
  stakesOf: (unitMinor) => ({ anteMinor: unitMinor }),
  options: { roundsMax: threeCardRoundsMax, potMaxAntes: Number(threeCardPotMax) },
  seedOpensAfterDays: 30,
  rules: threeCardRoom,
  readAct,
  optionsOf: (setting) => ({ anteMinor: setting.unitMinor, button: nextButton(setting) }),
  leadAfter: buttonAfter,
  potMinor: potOfThreeCard,
  turnOf: ({ turn, clock }) => (turn === undefined ? undefined : timesOf(turn, clock)),
  choose,
}

function readAct({ type, toMinor, seat }: RoomAct): ThreeCardAct | undefined {
  if (type === 'look' || type === 'fold' || type === 'call') return { type }
  if (type === 'compare' && typeof seat === 'number') return { type, seat }
  const amount = readAmount(toMinor)
  return type === 'raise' && amount !== undefined ? { type, toMinor: amount } : undefined
}

const [blindRounds, comparesFrom] = [1, 3]

/** Plays one round blind, then looks: raises once with a straight or better, stays with a pair, else leaves. */
function choose({ seats, round, stakeMinor, moves }: ThreeCardView, seat: number): ThreeCardAct {
  const { hole = [], paidMinor = 0n } = seats[seat] ?? {}
  if (!moves) return { type: 'fold' }
  if (moves.canLook) return { type: round > blindRounds ? 'look' : 'call' }
  const { type } = zhaJinHuaHand(hole)
  if (type === 'high') return { type: 'fold' }
  const [rival] = moves.compare?.seats ?? []
  if (rival !== undefined && round >= comparesFrom) return { type: 'compare', seat: rival }
  const [raise] = moves.raises
  const hasRaised = paidMinor > stakeMinor * BigInt(round + 1)
  return type !== 'pair' && raise && !hasRaised ? { type: 'raise', toMinor: raise.toMinor } : { type: 'call' }
}
