import {
  addPurse,
  bonusProgress,
  bonusStakeMax,
  bonusWeight,
  checkBonusStake,
  convertBonus,
  countsForBonus,
  coveredShare,
  freeBetWin,
  returnOfBook,
  splitStake,
  splitWin,
  takePurse,
} from '@fairground/game-rules/bonus'
import { type Fraction, fraction, writeFraction } from '@fairground/game-rules/exact'
import * as z from 'zod'
import { exactText, listOf, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { atTable, spots } from './spot-tables.ts'

const timesMax = 1_000
const stakesMax = 100_000
const returnMax = 10
/** A multiple of the grant. */
export const grantTimes = whole(0, timesMax).transform(BigInt)
export const maxConversion = grantTimes.nullable().default(null)

const returned = exactText(fraction(returnMax), `a return from 0 to ${returnMax} as text, such as "0.985" or "35/36"`)
const booksumExpected = `a sum above 0 and at most ${returnMax} as text, such as "1.07"`
const booksum = exactText(fraction(returnMax), booksumExpected).refine(({ num }) => num > 0n, booksumExpected)
const edge = { return: returned.optional(), booksum: booksum.optional() }
const positive = minor.refine((amount) => amount > 0n, 'an amount above 0')

const weight = z.object(edge)
const split = z.object({ stakeMinor: positive, cashMinor: minor, bonusMinor: minor, winMinor: minor })
const freeBet = z.object({ stakeMinor: minor, grossMinor: minor, requirement: grantTimes })
const stake = z.object({
  ...{ grantMinor: minor, gameMinMinor: minor, stakeMinor: positive, cashMinor: minor, bonusMinor: minor },
})
const conversion = z.object({ bonusMinor: minor, grantMinor: minor, maxConversion })
const progress = z.object({
  requirement: grantTimes,
  grantMinor: minor,
  stakes: listOf(z.object({ stakeMinor: minor, ...edge }), { min: 0, max: stakesMax }),
})
const cover = z.object({ rules: oneOf(['roulette', 'sic-bo']), spots })

export const bonusKinds: readonly Kind[] = [
  kind('bonus-weight', weight, (asked) => {
    const of = returnIn(asked)
    return of ? { weight: thousandths(bonusWeight(of)) } : refuse('return', 'a return, or a booksum')
  }),
  kind('bonus-split', split, answerSplit),
  kind('free-bet', freeBet, ({ requirement, ...bet }) => {
    const { cashMinor, bonusMinor } = freeBetWin(bet, requirement)
    return { toCashMinor: `${cashMinor}`, toBonusMinor: `${bonusMinor}` }
  }),
  kind('bonus-stake', stake, ({ stakeMinor, cashMinor, bonusMinor, ...limits }) => {
    const checked = checkBonusStake(stakeMinor, { cashMinor, bonusMinor }, bonusStakeMax(limits))
    if (checked.isAccepted) return { isAccepted: true }
    return checked.code === 'BONUS_RESTRICTED' ? { ...checked, maxStakeMinor: `${checked.maxStakeMinor}` } : checked
  }),
  kind('bonus-conversion', conversion, (grant) => {
    const { convertedMinor, cutMinor } = convertBonus(grant)
    return { convertedMinor: `${convertedMinor}`, cutMinor: `${cutMinor}` }
  }),
  kind('bonus-progress', progress, ({ stakes, ...grant }) => {
    const counted = stakes.map((one) => ({ stakeMinor: one.stakeMinor, of: returnIn(one) }))
    const missing = counted.findIndex(({ of }) => !of)
    if (missing >= 0) return refuse(`stakes.${missing}.return`, 'a return, or a booksum')
    const weighed = counted.map(({ stakeMinor, of }) => ({ stakeMinor, weight: of ? bonusWeight(of) : 0n }))
    const { countedMinor, leftMinor } = bonusProgress(grant, weighed)
    return { countedMinor: `${countedMinor}`, leftMinor: `${leftMinor}` }
  }),
  kind('bonus-cover', cover, ({ rules, spots: wanted }) =>
    atTable(rules, [wanted], (_, [bets = []]) => {
      const covered = coveredShare[rules](bets)
      return { covered: writeFraction(covered), counts: countsForBonus(covered) }
    }),
  ),
]

function returnIn(asked: { return?: Fraction | undefined; booksum?: Fraction | undefined }): Fraction | undefined {
  return asked.return ?? (asked.booksum && returnOfBook(asked.booksum))
}

/** A weight as a decimal. */
function thousandths(weight: bigint): string {
  return `${Number(weight) / 1_000}`
}

function answerSplit({ stakeMinor, winMinor, ...purse }: z.output<typeof split>): object {
  const from = splitStake(stakeMinor, purse)
  if (!from) return { code: 'INSUFFICIENT_FUNDS' }
  const win = splitWin(winMinor, from)
  const after = addPurse(takePurse(purse, from), win)
  const restored = addPurse(takePurse(after, win), from)
  return {
    ...{ fromCashMinor: `${from.cashMinor}`, fromBonusMinor: `${from.bonusMinor}` },
    ...{ winCashMinor: `${win.cashMinor}`, winBonusMinor: `${win.bonusMinor}` },
    ...{ cashAfterMinor: `${after.cashMinor}`, bonusAfterMinor: `${after.bonusMinor}` },
    afterRollback: { cashMinor: `${restored.cashMinor}`, bonusMinor: `${restored.bonusMinor}` },
  }
}
