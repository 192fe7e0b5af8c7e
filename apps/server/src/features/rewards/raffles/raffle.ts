import type { RaffleTerms } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { Campaign } from '../rewards/index.ts'

export interface Prize {
  id: string
  /** By language. */
  names: Readonly<Record<string, string>>
  /** 0: no prize. */
  amountMinor: bigint
  weight: number
  /** Undefined where there is nothing to run out of. */
  stock: number | undefined
  given: number
}

export interface Raffle extends Campaign {
  id: string
  kind: RaffleTerms['kind']
  currency: string
  audience: RaffleTerms['audience']
  audienceDays: number
  /** In lower case. */
  audienceAccounts: readonly string[]
  chanceRule: RaffleTerms['chanceRule']
  chanceCycle: RaffleTerms['chanceCycle']
  /** Of approved deposits, for one chance; 0 where chances are free. */
  chanceStepMinor: bigint
  chanceCountMax: number
  /** What one person may win of all its cycles, whatever accounts he has. */
  memberMaxMinor: bigint
  isPopup: boolean
  /** Every server seed comes from it. */
  seedSecret: string
  /** In the order in which they are shown and weighed. */
  prizes: readonly Prize[]
}

/** What is known of a member in the cycle that runs. */
export interface Standing {
  /** First day of it. */
  periodOn: string
  usedCount: number
  depositedMinor: bigint
  /** Of the next draw: draws of all cycles are numbered on. */
  nonce: number
  /** What the person may still win. */
  roomMinor: bigint
}

/** A chance that was used. */
export interface Draw {
  id: string
  raffleId: string
  memberId: string
  nonce: number
  periodOn: string
  prizeId: string
  serverSeed: string
  clientSeed: string
  weights: readonly number[]
  amountMinor: bigint
  rewardId: string | undefined
  drawnAt: Date
}

export interface Winner {
  account: string
  prizeId: string
  drawnAt: Date
}

const isLeft = ({ stock, given, amountMinor }: Prize, roomMinor: bigint): boolean =>
  (stock === undefined || given < stock) && amountMinor <= roomMinor

/** What each prize weighs now, for one who may still win so much: nothing once it is gone, or more than that. */
export const weightsOf = ({ prizes }: Pick<Raffle, 'prizes'>, roomMinor: bigint): number[] =>
  prizes.map((prize) => (isLeft(prize, roomMinor) ? prize.weight : 0))

/** How many draws a member has left in the cycle; none once there is nothing left to win. */
export function chancesLeft(raffle: Raffle, { usedCount, depositedMinor, roomMinor }: Standing): number {
  if (!raffle.prizes.some((prize) => prize.amountMinor > 0n && isLeft(prize, roomMinor))) return 0
  const earned = raffle.chanceRule === 'free' ? BigInt(raffle.chanceCountMax) : depositedMinor / raffle.chanceStepMinor
  const most = BigInt(raffle.chanceCountMax)
  return Math.max(0, Number(earned < most ? earned : most) - usedCount)
}

/** What all prizes in stock cost, and what of it was won. */
export function costsOf({ prizes }: Pick<Raffle, 'prizes'>): { budgetMinor: bigint; awardedMinor: bigint } {
  const sum = (countOf: (prize: Prize) => number) =>
    prizes.reduce((total, prize) => total + prize.amountMinor * BigInt(countOf(prize)), 0n)
  return { budgetMinor: sum(({ stock = 0 }) => stock), awardedMinor: sum(({ given }) => given) }
}

export type Terms = Omit<
  Raffle,
  'id' | 'state' | 'currency' | 'seedSecret' | 'revision' | 'createdAt' | 'changedAt' | 'changedBy' | 'prizes'
> & { prizes: readonly Omit<Prize, 'id' | 'given'>[] }

/** By the field that shows it. */
const promised = {
  kind: 'kind',
  chanceRule: 'chanceRule',
  chanceCycle: 'chanceCycle',
  chanceStepMinor: 'chanceStep',
  chanceCountMax: 'chanceCountMax',
} as const

/**
 * The raffle as described now; `idOf` names prizes that are new. What was promised stays from the first publishing on: only
 * stock may grow. Refusals: STATE_CONFLICT for one that was withdrawn, VALIDATION.
 */
export function change(raffle: Raffle, terms: Terms, idOf: () => string): Outcome<Raffle> {
  if (raffle.state === 'withdrawn') return refuse('STATE_CONFLICT')
  const prizes = terms.prizes.map((prize, place) => ({
    ...prize,
    id: raffle.prizes[place]?.id ?? idOf(),
    given: raffle.prizes[place]?.given ?? 0,
  }))
  if (raffle.state === 'published') {
    const broken = (Object.keys(promised) as (keyof typeof promised)[]).find((name) => terms[name] !== raffle[name])
    if (broken) return refuseField(promised[broken], 'validation.promised')
    // More for one person would be more than two people agreed to.
    if (terms.memberMaxMinor > raffle.memberMaxMinor) return refuseField('memberMax', 'validation.promised')
    if (prizes.length !== raffle.prizes.length) return refuseField('prizes', 'validation.promised')
    const place = prizes.findIndex((prize, i) => !isSamePrize(prize, raffle.prizes[i]))
    if (place >= 0) return refuseField(`prizes.${place}.amount`, 'validation.promised')
    const short = prizes.findIndex(({ stock, given }) => stock !== undefined && stock < given)
    if (short >= 0) return refuseField(`prizes.${short}.stock`, 'validation.budgetSpent')
  }
  return ok({ ...raffle, ...terms, prizes })
}

const isSamePrize = (prize: Prize, before: Prize | undefined): boolean =>
  prize.amountMinor === before?.amountMinor &&
  prize.weight === before.weight &&
  Object.entries(prize.names).every(([language, name]) => before.names[language] === name)

export interface CountedRaffle {
  raffle: Raffle
  drawCount: number
  memberCount: number
  /** Refused because the same person had it by another account. */
  refusedCount: number
}
