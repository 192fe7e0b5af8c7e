import type { ContractKind, ContractPeriod, ContractTerms } from '@fairground/contract'
import { amountOfTyped, basisPointsOfTyped } from '@fairground/money'

/** What the form holds: rates as percent, amounts as digits, all as they are typed. */
export interface OfferDraft {
  account: string
  period: ContractPeriod
  activeMembers: string
  rates: Record<string, string>
  amounts: Record<string, string>
}

export const emptyDraft: OfferDraft = { account: '', period: 'weekly', activeMembers: '1', rates: {}, amounts: {} }

/** The rates and thresholds that a kind has, in the order in which they are read. */
export const fieldsOfKind = {
  dividend: { rates: ['rate'], amounts: ['periodValidBet', 'periodProfitLoss'] },
  daily: { rates: ['rate'], amounts: ['dailyBetAmount'] },
  hourly: { rates: ['rate'], amounts: ['hourlyBetAmount'] },
  realtime: { rates: ['profitSalaryRate', 'lossSalaryRate'], amounts: ['singleBetAmount'] },
} as const satisfies Record<
  ContractKind,
  { rates: readonly (keyof ContractTerms)[]; amounts: readonly (keyof ContractTerms)[] }
>

/** A percentage with at most two decimals as a rate; undefined for anything else, and above 100. */
export function rateOf(percent: string): number | undefined {
  const bp = percent.trim() === '' ? undefined : basisPointsOfTyped(percent)
  return bp !== undefined && bp <= 10_000 ? bp / 10_000 : undefined
}

export interface Offer extends ContractTerms {
  account: string
}

/** The offer that the form makes; undefined until it could be one. */
export function offerOf(kind: ContractKind, draft: OfferDraft): Offer | undefined {
  const { rates, amounts } = fieldsOfKind[kind]
  const read = rates.map((field) => [field, rateOf(draft.rates[field] ?? '0')] as const)
  const isRated = read.every(([, rate]) => rate !== undefined) && read.some(([, rate]) => rate)
  const limits = amounts.map((field) => [field, amountOfTyped(draft.amounts[field] || '0')] as const)
  if (limits.some(([, amount]) => amount === undefined)) return undefined
  if (draft.account.trim() === '' || !/^\d{1,6}$/.test(draft.activeMembers) || !isRated) return undefined
  return {
    kind,
    account: draft.account.trim(),
    period: kind === 'dividend' ? draft.period : 'daily',
    activeMembers: Number(draft.activeMembers),
    ...Object.fromEntries(read),
    ...Object.fromEntries(limits),
  }
}
