import { type ForecastTerms, moneyGoals, playGoals } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { gameTypesOf } from '../promotions/index.ts'
import { costOfItem, costOfReferral } from './cost-without-end.ts'
import { type Asked, type Cost, countedDays, type Window } from './forecast.ts'
import { type Audience, countReached } from './forecast-store.ts'

type Of<Kind extends ForecastTerms['kind']> = Extract<ForecastTerms, { kind: Kind }>

const dayMs = 86_400_000

/** Whole days from one time to another, the first begun one as well; undefined for a time that makes no sense. */
function daysOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number | undefined {
  const days = Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs)
  return days > 0 ? days : undefined
}

function windowOf(app: AppContext): Window {
  const { timeZone, currency } = app.config
  const dayAfter = (days: number) => new Date(Date.parse(siteDay(app)) + days * dayMs).toISOString().slice(0, 10)
  const [fromOn, toOn] = [dayAfter(1 - countedDays), dayAfter(1)]
  return { fromOn, toOn, timeZone, currency }
}

export function costOf(app: AppContext, terms: ForecastTerms): Promise<Cost> {
  const window = windowOf(app)
  const minorOf = (text: string) => parseAmount(text, getCurrency(window.currency)) ?? 0n
  switch (terms.kind) {
    case 'promotion':
      return costOfPromotion(app, { terms, window, minorOf })
    case 'mission':
      return costOfMission(app, { terms, window, minorOf })
    case 'raffle':
      return costOfRaffle(app, { terms, window, minorOf })
    case 'pointItem':
      return costOfItem(app, { terms, window, minorOf })
    default:
      return costOfReferral(app, { terms, window, minorOf })
  }
}

async function costOfPromotion({ db }: AppContext, { terms, window, minorOf }: Asked<Of<'promotion'>>): Promise<Cost> {
  const [rewardMinor, budgetMinor, goalMinor] = [terms.reward, terms.budget, terms.goalAmount].map(minorOf) as [
    bigint,
    bigint,
    bigint,
  ]
  if (!daysOf(terms) || rewardMinor === 0n || budgetMinor === 0n) return undefined
  if (terms.goal !== 'none' && goalMinor === 0n) return undefined
  const did =
    terms.goal === 'bet'
      ? ({ source: 'bet', gameTypes: gameTypesOf[terms.promotionType] } as const)
      : ({ source: terms.goal === 'none' ? 'logins' : 'deposit' } as const)
  const target = terms.goal === 'none' ? 1n : goalMinor
  const reached = await countReached(db, window, { did, period: 'all', often: { target }, audience: undefined })
  // Each once, however long it runs.
  return {
    source: did.source,
    reached,
    worthCenti: rewardMinor * 100n,
    runDays: 0,
    memberMaxMinor: rewardMinor,
    budgetMinor,
  }
}

const periodOf = { daily: 'day', weekly: 'week', once: 'all' } as const

async function costOfMission({ db }: AppContext, { terms, window, minorOf }: Asked<Of<'mission'>>): Promise<Cost> {
  const { goal, cycle, gameType } = terms
  const [rewardMinor, budgetMinor, memberMaxMinor] = [terms.reward, terms.budget, terms.memberMax].map(minorOf) as [
    bigint,
    bigint,
    bigint,
  ]
  const days = daysOf(terms)
  if (!days || rewardMinor === 0n || budgetMinor === 0n || memberMaxMinor === 0n) return undefined
  if (!Number.isSafeInteger(terms.target) || terms.target <= 0) return undefined
  const target = moneyGoals.includes(goal) ? minorOf(`${terms.target}.00`) : BigInt(terms.target)
  const gameTypes = gameType && playGoals.includes(goal) ? [gameType] : undefined
  const did = goal === 'deposit' || goal === 'logins' ? { source: goal } : { source: goal, gameTypes }
  const often = { target }
  const reached = await countReached(db, window, { did, period: periodOf[cycle], often, audience: undefined })
  const runDays = cycle === 'once' ? 0 : days
  return { source: goal, reached, worthCenti: rewardMinor * 100n, runDays, memberMaxMinor, budgetMinor }
}

async function costOfRaffle({ db }: AppContext, { terms, window, minorOf }: Asked<Of<'raffle'>>): Promise<Cost> {
  const { chanceRule, chanceCycle, chanceCountMax, prizes } = terms
  const days = daysOf(terms)
  const [stepMinor, memberMaxMinor] = [minorOf(terms.chanceStep), minorOf(terms.memberMax)]
  const isWhole = [chanceCountMax, ...prizes.map(({ weight }) => weight)].every(isCount)
  if (!days || !isWhole || memberMaxMinor === 0n || (chanceRule === 'deposit' && stepMinor === 0n)) return undefined
  const weights = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const weighed = prizes.reduce((sum, { amount, weight }) => sum + minorOf(amount) * BigInt(weight), 0n)
  const stocked = prizes.map(({ amount, stock }) => minorOf(amount) * (isCount(stock) ? BigInt(stock) : 0n))
  const budgetMinor = stocked.reduce((sum, amount) => sum + amount, 0n)
  if (weights === 0n || budgetMinor === 0n) return undefined
  const isFree = chanceRule === 'free'
  const source = isFree ? 'logins' : 'deposit'
  const reached = await countReached(db, window, {
    did: { source },
    period: chanceCycle === 'daily' ? 'day' : 'all',
    often: isFree ? { always: chanceCountMax } : { step: stepMinor, most: chanceCountMax },
    audience: audienceOf(terms),
  })
  const runDays = chanceCycle === 'daily' ? days : 0
  return { source, reached, worthCenti: (weighed * 100n) / weights, runDays, memberMaxMinor, budgetMinor }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function audienceOf({ audience, audienceDays, audienceAccounts }: Of<'raffle'>): Audience {
  if (audience === 'newcomers') return { newcomerDays: isCount(audienceDays) ? Math.min(audienceDays, 366) : 1 }
  if (audience === 'accounts') return { accounts: audienceAccounts.map((account) => account.trim().toLowerCase()) }
  return undefined
}
