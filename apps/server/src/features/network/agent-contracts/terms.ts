import type { ContractTerms, FieldError } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { Terms } from './contract.ts'
import type { Rhythm } from './period.ts'

type Field = Exclude<keyof ContractTerms, 'kind' | 'activeMembers' | 'period'>

/** The fields that a kind has beside the number of active members. */
const fieldsOf: Record<ContractTerms['kind'], readonly Field[]> = {
  dividend: ['rate', 'periodValidBet', 'periodProfitLoss'],
  daily: ['rate', 'dailyBetAmount'],
  hourly: ['rate', 'hourlyBetAmount'],
  realtime: ['profitSalaryRate', 'lossSalaryRate', 'singleBetAmount'],
}
const allFields = [...new Set(Object.values(fieldsOf).flat())]

/** Terms as they were written, read. Refuses fields and periods that the kind does not have, and terms that give nothing. */
export function termsOf(input: ContractTerms, currency: string): Outcome<Terms> {
  const { kind, period } = input
  const strange: string[] = allFields.filter((field) => input[field] !== undefined && !fieldsOf[kind].includes(field))
  if (kind !== 'dividend' && period !== 'daily') strange.push('period')
  const errors: FieldError[] = strange.map((field) => ({ field, key: 'validation.notOfKind' }))
  const [rateBp, profitRateBp, lossRateBp] = [input.rate, input.profitSalaryRate, input.lossSalaryRate].map(bpOf)
  if (!rateBp && !profitRateBp && !lossRateBp)
    errors.push({ field: kind === 'realtime' ? 'profitSalaryRate' : 'rate', key: 'validation.rateAboveZero' })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const minor = (amount: string | undefined) => minorOf(amount, currency)
  return ok({
    kind,
    rhythm: rhythmOf(input),
    activeMembers: input.activeMembers,
    rateBp: rateBp ?? 0,
    profitRateBp: profitRateBp ?? 0,
    lossRateBp: lossRateBp ?? 0,
    validMinMinor: minor(input.periodValidBet ?? input.dailyBetAmount ?? input.hourlyBetAmount),
    lossMinMinor: minor(input.periodProfitLoss),
    singleMinMinor: minor(input.singleBetAmount),
  })
}

function rhythmOf({ kind, period }: ContractTerms): Rhythm {
  if (kind === 'realtime') return 'slice'
  return kind === 'hourly' ? 'hour' : period
}

const bpOf = (rate: number | undefined): number => Math.round((rate ?? 0) * 10_000)

function minorOf(amount: string | undefined, currency: string): bigint {
  if (amount === undefined) return 0n
  const minor = parseAmount(amount, getCurrency(currency))
  if (minor === undefined) throw new Error(`${amount} passed the contract and is no amount of ${currency}`)
  return minor
}
