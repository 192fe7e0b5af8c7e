import { dividedBy, type Fraction, fraction, times, toNumber } from '../exact/fraction.ts'
import { type End, MoneyStates } from './money-states.ts'
import { convertBonus } from './terms.ts'
import { wholeWeight } from './weight.ts'

/** A grant and how it is played for: the same stake each time, at one game that pays one multiple. */
export interface GrantPlay {
  readonly depositMinor: bigint
  readonly grantMinor: bigint
  /** Sticky: the bonus is never paid out, only what was won above it. */
  readonly isSticky: boolean
  /** Weighted turnover that it asks for, as a multiple of the grant. */
  readonly requirement: bigint
  /** Of each stake, in thousandths; above 0. */
  readonly weight: bigint
  /** Return of the game, stake included, and the multiple of a stake that it pays when it pays. */
  readonly returned: Fraction
  readonly pays: number
  readonly stakeMinor: bigint
  /** Multiple of the grant that is converted at most. */
  readonly maxConversion: bigint | null
}

export interface GrantValue {
  /** That the turnover is done before the money is spent. */
  readonly doneChance: number
  /** What is left then on average, else nothing, less the deposit; and its standard deviation. In minor units. */
  readonly worthMinor: number
  readonly sdMinor: number
}

/** Stakes that the turnover of a grant takes. */
export function stakesNeeded({ requirement, grantMinor, stakeMinor, weight }: GrantPlay): number {
  const { num, den } = dividedBy(fraction(requirement * grantMinor * wholeWeight), fraction(stakeMinor * weight))
  return Number((num + den - 1n) / den)
}

/**
 * What a grant is worth to a player who plays on until its turnover is done or the money is less than a stake, cash first.
 * Exact but for doubles: the chance of every amount of cash and bonus is carried from stake to stake.
 */
export function grantValue(play: GrantPlay): GrantValue {
  const winChance = toNumber(times(play.returned, fraction(1, play.pays)))
  const states = new MoneyStates({ stake: Number(play.stakeMinor), pays: play.pays, winChance })
  states.put(Number(play.depositMinor), Number(play.grantMinor), 1)
  for (let left = stakesNeeded(play); left > 0; left -= 1) states.playOnce()
  let [done, sum, squares] = [0, 0, 0]
  for (const end of states.ends()) {
    const left = leftOf(play, end)
    done += end.chance
    sum += end.chance * left
    squares += end.chance * left ** 2
  }
  const sdMinor = Math.sqrt(Math.max(0, squares - sum ** 2))
  return { doneChance: done, worthMinor: sum - Number(play.depositMinor), sdMinor }
}

function leftOf({ grantMinor, isSticky, maxConversion }: GrantPlay, { cash, bonus }: End): number {
  const bonusMinor = BigInt(bonus) - (isSticky ? grantMinor : 0n)
  if (bonusMinor <= 0n) return cash
  return cash + Number(convertBonus({ bonusMinor, grantMinor, maxConversion }).convertedMinor)
}
