import type { FieldError } from '../base/envelope.ts'
import { depositFee } from './deposit-fee.ts'
import type { DepositMethodTerms } from './deposit-methods.ts'

export const feeRateBpMax = 2_000
export const lifeMinutesMin = 5
export const lifeMinutesMax = 7 * 24 * 60
export const nameLengthMax = 60
export const instructionsLengthMax = 500
const accountTextMax = 80

interface Wanted {
  terms: DepositMethodTerms
  kind: string
  /** Every language the site speaks. */
  languages: readonly string[]
}

type Fault = Omit<FieldError, 'field'> | undefined

/** Why a way to deposit cannot be as described; empty when it can. The form and the server both ask. */
export function checkDepositMethod({ terms, kind, languages }: Wanted): FieldError[] {
  const faults = languages.flatMap((language) => [
    at(`names.${language}`, textFault(terms.names[language], nameLengthMax)),
    at(`instructions.${language}`, textFault(terms.instructions[language], instructionsLengthMax)),
  ])
  return [
    ...faults,
    ...amountFaults(terms),
    at('feeRateBp', numberFault(terms.feeRateBp, 0, feeRateBpMax)),
    at('lifeMinutes', numberFault(terms.lifeMinutes, lifeMinutesMin, lifeMinutesMax)),
    ...(kind === 'manual' ? accountFaults(terms) : []),
  ].filter((fault) => fault !== undefined)
}

const at = (field: string, fault: Fault): FieldError | undefined => fault && { field, ...fault }

function textFault(text: string | undefined, max: number): Fault {
  if (!text?.trim()) return { key: 'validation.required' }
  return text.length > max ? { key: 'validation.tooLong', args: { max } } : undefined
}

function numberFault(value: number, min: number, max: number): Fault {
  if (!Number.isInteger(value)) return { key: 'validation.format' }
  if (value < min) return { key: 'validation.tooSmall', args: { min } }
  return value > max ? { key: 'validation.tooBig', args: { max } } : undefined
}

/** Minor units of a money text; undefined when it is none. Every currency of this release has two decimals. */
const minorOf = (text: string): bigint | undefined =>
  /^(?:0|[1-9]\d{0,12})\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : undefined

function amountFaults({ min, max, feeFixed, feeRateBp, feeBearer }: DepositMethodTerms): (FieldError | undefined)[] {
  const [minMinor, maxMinor, fixedMinor] = [min, max, feeFixed].map(minorOf)
  const faults = [
    at('min', minMinor ? undefined : { key: 'validation.required' }),
    at('max', maxMinor ? undefined : { key: 'validation.required' }),
    at('feeFixed', fixedMinor === undefined ? { key: 'validation.format' } : undefined),
  ]
  if (!minMinor || !maxMinor || fixedMinor === undefined) return faults
  if (maxMinor < minMinor) return [at('max', { key: 'validation.amountsCrossed' })]
  const isWhole = Number.isInteger(feeRateBp) && feeRateBp >= 0
  const isEaten =
    feeBearer === 'player' && isWhole && depositFee(minMinor, { rateBp: feeRateBp, fixedMinor }) >= minMinor
  return isEaten ? [at('feeFixed', { key: 'validation.feeEatsAmount' })] : []
}

function accountFaults({ accounts, isEnabled }: DepositMethodTerms): (FieldError | undefined)[] {
  if (isEnabled && accounts.length === 0) return [at('accounts', { key: 'validation.accountNeeded' })]
  return accounts.flatMap(({ bankName, bankBin, accountName, accountNo }, i) => [
    at(`accounts.${i}.bankName`, textFault(bankName, accountTextMax)),
    at(`accounts.${i}.accountName`, textFault(accountName, accountTextMax)),
    at(`accounts.${i}.accountNo`, patternFault(accountNo, /^[0-9A-Za-z]{4,19}$/, 'validation.accountNo')),
    at(`accounts.${i}.bankBin`, bankBin ? patternFault(bankBin, /^\d{6}$/, 'validation.bankBin') : undefined),
  ])
}

function patternFault(text: string, pattern: RegExp, key: string): Fault {
  if (text === '') return { key: 'validation.required' }
  return pattern.test(text) ? undefined : { key }
}
