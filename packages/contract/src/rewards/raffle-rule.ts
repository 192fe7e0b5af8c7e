import type { FieldError } from '../base/envelope.ts'
import { at, campaignFaults, type Fault, memberMaxFault, minorOf, numberFault, textFault } from './campaign-rule.ts'
import type { RafflePrizeTerms, RaffleTerms } from './raffles.ts'

export const prizeNameMax = 40
export const prizeCountMin = 2
export const prizeCountMax = 12
export const prizeStockMax = 1_000_000
export const prizeWeightMax = 1_000_000
export const chanceCountMaxMax = 20
export const newcomerDaysMax = 90

/** Why a red envelope or a wheel cannot be as described; empty when it can. The form and the server both ask. */
export const checkRaffle = ({
  terms,
  languages,
}: {
  terms: RaffleTerms
  languages: readonly string[]
}): FieldError[] => {
  const { audience, audienceDays, audienceAccounts, chanceRule, chanceStep, chanceCountMax, prizes } = terms
  return [
    ...campaignFaults(terms, languages),
    at('audienceDays', audience === 'newcomers' ? numberFault(audienceDays, newcomerDaysMax) : undefined),
    at('audienceAccounts', audience === 'accounts' && audienceAccounts.length === 0 ? missing : undefined),
    at('chanceStep', chanceRule === 'deposit' && !minorOf(chanceStep) ? missing : undefined),
    at('chanceCountMax', numberFault(chanceCountMax, chanceCountMaxMax)),
    at('memberMax', memberMaxFault(terms.memberMax, largestOf(prizes), budgetOf(prizes))),
    at('prizes', countFault(prizes)),
    ...prizes.flatMap((prize, place) => prizeFaults(prize, place, languages)),
  ].filter((fault) => fault !== undefined)
}

const largestOf = (prizes: readonly RafflePrizeTerms[]): bigint =>
  prizes.reduce((most, { amount }) => ((minorOf(amount) ?? 0n) > most ? (minorOf(amount) ?? 0n) : most), 0n)

const budgetOf = (prizes: readonly RafflePrizeTerms[]): bigint =>
  prizes.reduce((sum, { amount, stock }) => sum + (minorOf(amount) ?? 0n) * wholeOf(stock), 0n)

const wholeOf = (stock: number): bigint => (Number.isSafeInteger(stock) && stock > 0 ? BigInt(stock) : 0n)

const missing = { key: 'validation.required' } as const

function countFault(prizes: readonly RafflePrizeTerms[]): Fault {
  const fault = numberFault(prizes.length, prizeCountMax, prizeCountMin)
  return fault ?? (prizes.some(({ amount }) => minorOf(amount)) ? undefined : missing)
}

const prizeFaults = (
  { names, amount, weight, stock }: RafflePrizeTerms,
  place: number,
  languages: readonly string[],
): (FieldError | undefined)[] => [
  ...languages.map((language) => at(`prizes.${place}.names.${language}`, textFault(names[language], prizeNameMax))),
  at(`prizes.${place}.amount`, minorOf(amount) === undefined ? { key: 'validation.format' } : undefined),
  at(`prizes.${place}.weight`, numberFault(weight, prizeWeightMax)),
  at(`prizes.${place}.stock`, minorOf(amount) ? numberFault(stock, prizeStockMax) : undefined),
]
