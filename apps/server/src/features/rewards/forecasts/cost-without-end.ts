import type { ForecastTerms } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Asked, type Cost, countedDays } from './forecast.ts'
import { countHolders, listInviters, readDayBudget, readPointMinor } from './forecast-store.ts'

type Of<Kind extends ForecastTerms['kind']> = Extract<ForecastTerms, { kind: Kind }>

/** A reward of the mall: what members could buy of it with the points that they hold now. Goods are worth what their points are. */
export async function costOfItem(
  { db }: AppContext,
  { terms, window, minorOf }: Asked<Of<'pointItem'>>,
): Promise<Cost> {
  const { requiredPoints, requiredAmount, creditAmount, stock, isCredit } = terms
  const worthMinor = isCredit ? minorOf(creditAmount) : BigInt(requiredPoints) * (await readPointMinor(db))
  if (worthMinor === 0n) return undefined
  const wanted = { points: requiredPoints, depositedMinor: minorOf(requiredAmount) }
  const reached = await countHolders(db, window.currency, wanted)
  const budgetMinor = worthMinor * BigInt(stock)
  const worthCenti = worthMinor * 100n
  return { source: 'points', reached, worthCenti, runDays: 0, memberMaxMinor: undefined, budgetMinor }
}

/** A rule of referral: what the friends of the counted days would have brought under it; the most is the day's budget. */
export async function costOfReferral(
  { db }: AppContext,
  { terms, window, minorOf }: Asked<Of<'referral'>>,
): Promise<Cost> {
  const rule = { depositMinor: minorOf(terms.deposit), validBetMinor: minorOf(terms.validBet) }
  const inviters = await listInviters(db, window, rule)
  const bonusOf = (count: number) =>
    terms.steps.reduce((sum, { friends, bonus }) => (friends <= count ? sum + minorOf(bonus) : sum), 0n)
  const paid = inviters.map(bonusOf)
  const total = paid.reduce((sum, bonus) => sum + bonus, 0n)
  const reached = {
    known: inviters.length,
    members: paid.filter((bonus) => bonus > 0n).length,
    times: inviters.reduce((sum, friends) => sum + friends, 0),
  }
  const budgetMinor = (await readDayBudget(db, 'referral', window.currency)) * BigInt(countedDays)
  // Of a friend; zero if none qualified.
  const worthCenti = reached.times === 0 ? 0n : (total * 100n) / BigInt(reached.times)
  return { source: 'friends', reached, worthCenti, runDays: countedDays, memberMaxMinor: undefined, budgetMinor }
}
