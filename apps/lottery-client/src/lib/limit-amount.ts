import { getCurrency, parseAmount } from '@fairground/money'

/**
 * What was typed as a limit, in minor units: null for an empty box, which lifts the limit, and undefined for what is no
 * amount above zero, which asks for nothing.
 */
export function limitMinorOf(typed: string, code: string): string | null | undefined {
  if (typed === '') return null
  const currency = getCurrency(code)
  const [whole = '', decimals = ''] = typed.split('.')
  const wire = currency.exponent === 0 ? typed : `${whole}.${decimals.padEnd(currency.exponent, '0')}`
  const minor = parseAmount(wire, currency)
  return minor !== undefined && minor > 0n ? minor.toString() : undefined
}
