import { currencies, formatAmount } from '@fairground/money'

export interface DetailRow {
  /** Path of names, joined by dots. */
  name: string
  value: string
  /** Code of the currency when the value is an amount, as a money string. */
  currency?: string
}

type Detail = Readonly<Record<string, unknown>>

const rowCountMax = 100

/** The leaves of a record's detail as names and texts, in their order; an amount in minor units becomes one to read. */
export function detailRows(detail: Detail): DetailRow[] {
  const amount = amountRow(detail)
  const rest = Object.entries(detail).filter(([name]) => !amount || (name !== 'amountMinor' && name !== 'currency'))
  const rows = rest.flatMap(([name, value]) => rowsOf(name, value))
  return (amount ? [amount, ...rows] : rows).slice(0, rowCountMax)
}

function amountRow({ amountMinor, currency }: Detail): DetailRow | undefined {
  const known = Object.values(currencies).find(({ code }) => code === currency)
  if (!known || typeof amountMinor !== 'string' || !/^-?\d{1,18}$/.test(amountMinor)) return undefined
  return { name: 'amount', value: formatAmount(BigInt(amountMinor), known), currency: known.code }
}

function rowsOf(name: string, value: unknown): DetailRow[] {
  if (isPlain(value)) return [{ name, value: value === null || value === '' ? '–' : String(value) }]
  if (Array.isArray(value) && value.every(isPlain)) return [{ name, value: value.map(String).join(', ') || '–' }]
  const entries = Object.entries(value as object)
  return entries.length === 0
    ? [{ name, value: '–' }]
    : entries.flatMap(([key, inner]) => rowsOf(`${name}.${key}`, inner))
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'
