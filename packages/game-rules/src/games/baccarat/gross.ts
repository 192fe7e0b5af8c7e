import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, paysToOne, push } from '../../parts/spots/pays.ts'
import type { BaccaratResult } from './result.ts'

export const baccaratSpots = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
  'perfect-pair',
  'big',
  'small',
  'player-bonus',
  'banker-bonus',
  'lucky-6',
] as const

export type BaccaratSpot = (typeof baccaratSpots)[number]

export type BaccaratOptions = {
  /** Banker pays 1:1, but half when it wins with 6, instead of 0.95:1 always. */
  readonly isCommissionFree: boolean
}

const [commissionPaid, halfPaid] = [fraction(195, 100), fraction(3, 2)]
const [bigPays, smallPays] = [fraction(154, 100), fraction(5, 2)]
const bonusPays: Readonly<Record<number, number>> = { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 }

/** Gross multiple of a chip at `spot`. A tie gives player and banker bets back. */
export function baccaratGross(spot: BaccaratSpot, result: BaccaratResult, options: BaccaratOptions): Fraction {
  const { playerTotal, bankerTotal, playerCards, bankerCards, playerPair, bankerPair } = result
  const margin = playerTotal - bankerTotal
  const perfect = [playerPair, bankerPair].filter((pair) => pair === 'perfect').length
  switch (spot) {
    case 'player':
      return margin === 0 ? push : wins(1, margin > 0)
    case 'banker':
      return margin === 0 ? push : margin > 0 ? lost : bankerGross(bankerTotal, options)
    case 'tie':
      return wins(8, margin === 0)
    case 'player-pair':
      return wins(11, playerPair !== 'none')
    case 'banker-pair':
      return wins(11, bankerPair !== 'none')
    case 'either-pair':
      return wins(5, playerPair !== 'none' || bankerPair !== 'none')
    case 'perfect-pair':
      return perfect === 2 ? paysToOne(200) : wins(25, perfect === 1)
    case 'big':
      return playerCards + bankerCards >= 5 ? bigPays : lost
    case 'small':
      return playerCards + bankerCards === 4 ? smallPays : lost
    case 'player-bonus':
      return bonusGross(result, margin)
    case 'banker-bonus':
      return bonusGross(result, -margin)
    case 'lucky-6':
      return margin < 0 && bankerTotal === 6 ? paysToOne(bankerCards === 2 ? 12 : 20) : lost
  }
}

function wins(odds: number, isWon: boolean): Fraction {
  return isWon ? paysToOne(odds) : lost
}

function bankerGross(bankerTotal: number, { isCommissionFree }: BaccaratOptions): Fraction {
  if (!isCommissionFree) return commissionPaid
  return bankerTotal === 6 ? halfPaid : paysToOne(1)
}

/** Naturals are totals of 8 and 9 with two cards: they pay even, and tied ones push. Otherwise the margin pays. */
function bonusGross({ playerTotal, bankerTotal, playerCards, bankerCards }: BaccaratResult, margin: number): Fraction {
  const isNatural = playerCards + bankerCards === 4 && Math.max(playerTotal, bankerTotal) >= 8
  if (isNatural) return margin === 0 ? push : wins(1, margin > 0)
  const odds = bonusPays[margin]
  return odds === undefined ? lost : paysToOne(odds)
}
