import { grantValue, stakesNeeded, wholeWeight } from '@fairground/game-rules/bonus'
import { fraction } from '@fairground/game-rules/exact'
import * as z from 'zod'
import { exactText, minor, share, whole } from '../fields.ts'
import { kind, refuse } from '../kind.ts'
import { rounded } from '../rounded.ts'
import { grantTimes, maxConversion } from './bonus.ts'

/** Amounts that a double holds with every win of a grant. */
const amountMax = 10n ** 11n
const paysMax = 1_000
/** Stakes that are worked out in moments. */
const stakesMax = 20_000

const amountExpected = `at most ${amountMax} minor units as a text`
const amount = minor.refine((value) => value <= amountMax, amountExpected)
const weightExpected = 'a weight from 0.001 to 1 as text'
const weight = exactText(fraction(1), weightExpected)
  .transform(({ num, den }) => (num * wholeWeight) / den)
  .refine((thousandths) => thousandths > 0n, weightExpected)
const value = z.object({
  ...{ depositMinor: amount, grantMinor: amount, isSticky: z.boolean('true or false').default(false) },
  ...{ requirement: grantTimes, weight, return: share, pays: whole(2, paysMax) },
  ...{ stakeMinor: amount.refine((stake) => stake > 0n, 'an amount above 0'), maxConversion },
})

/** Worked out without chance: `runs` and `seed` change nothing. */
export const bonusValueKind = kind('bonus-value', value, ({ return: returned, ...terms }) => {
  const play = { ...terms, returned }
  if (stakesNeeded(play) > stakesMax) return refuse('stakeMinor', `at most ${stakesMax} stakes to the requirement`)
  const { doneChance, worthMinor, sdMinor } = grantValue(play)
  return {
    ...{ done: rounded(doneChance), worthMinor: `${Math.round(worthMinor)}`, sdMinor: `${Math.round(sdMinor)}` },
    isRounded: true,
  }
})
