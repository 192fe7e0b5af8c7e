import { amountOfTyped } from '@fairground/money'

/** Whole percent of two decimal strings with two digits each, cut down; undefined when there is no whole. Not below 0. */
export function percentOf(part: string, whole: string): number | undefined {
  const [partMinor, wholeMinor] = [minorOf(part), minorOf(whole)]
  if (wholeMinor <= 0n) return undefined
  const percent = (partMinor * 100n) / wholeMinor
  return Number(percent < 0n ? 0n : percent)
}

/** Whether an amount is more than a bound; both decimal strings with two digits. */
export const isAbove = (amount: string, bound: string): boolean => minorOf(amount) > minorOf(bound)

/** Digits after the point worth showing: none when there is nothing but zeros. */
export const decimalsOf = (amount: string): 0 | 2 => (amount.endsWith('.00') ? 0 : 2)

/** A money string as the contract sends it. */
export const isDecimal = (text: string): text is `${number}` => /^-?\d{1,18}\.\d{2}$/.test(text)

/** What a person typed (`12`, `12.5`) as the amount that travels (`12.50`); undefined for nothing or zero. */
export function amountOfText(text: string): string | undefined {
  const amount = amountOfTyped(text)
  return amount !== undefined && minorOf(amount) > 0n ? amount : undefined
}

const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''))
