import { type Fraction, fraction } from '../../exact/fraction.ts'
import { scoreOf } from './elo.ts'

/** How a fight ends: one of the two wins, both run down, or the time is over. */
export const fightEnds = ['meron', 'wala', 'both', 'time'] as const
export type FightEnd = (typeof fightEnds)[number]

/** Shares of form are in ten-thousandths. */
export const formWhole = 10_000
export const [formMin, formMax] = [3_500, 6_500]
/** Of a thousand fights: decided, both run down, out of time. */
export const perMille = { decided: 889, both: 100, time: 11 } as const

/** 8 to 1 and 80 to 1, stake included. */
export const drawGross = { both: 9, time: 81 } as const

/** Meron's share of decided fights, from ratings in thousandths of a point. */
export const formOf = (meronMilli: number, walaMilli: number): number => formFrom(scoreOf(meronMilli, walaMilli))

/** The same from what Meron is to score. */
export function formFrom(score: number): number {
  const share = Math.floor((score + 50) / 100)
  return Math.min(Math.max(share, formMin), formMax)
}

/** Whole weights of the four ends, in their order. */
export const weightsOf = (form: number): number[] => [
  perMille.decided * form,
  perMille.decided * (formWhole - form),
  perMille.both * formWhole,
  perMille.time * formWhole,
]

/** The chances of the four ends in ten-thousandths, cut; for people. */
export function chancesOf(form: number): Readonly<Record<FightEnd, number>> {
  const [meron = 0, wala = 0, both = 0, time = 0] = weightsOf(form).map((weight) => Math.floor(weight / 1_000))
  return { meron, wala, both, time }
}

/** Of the prices of both sides together. */
const booksum = fraction(105, 100)

/** The price of a side in hundredths, stake included: floor(100 / (p · booksum)) of its share p of decided fights. */
export function sidePrice({ num, den }: Fraction, book: Fraction = booksum): number {
  return Number((100n * den * book.den) / (num * book.num))
}

export const priceOf = (share: number): number => sidePrice(fraction(share, formWhole))

/** A price in hundredths as Malay odds: what one wins, up to the stake; else, below zero, what is staked to win one. */
export const malayOf = (priceX100: number): number =>
  priceX100 <= 200 ? (priceX100 - 100) / 100 : -100 / (priceX100 - 100)

export const chanceOf = (end: FightEnd, form: number): Fraction =>
  fraction(weightsOf(form)[fightEnds.indexOf(end)] ?? 0, 1_000 * formWhole)
