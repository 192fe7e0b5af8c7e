import type { StatementLine } from '@fairground/contract'

/** How much of a statement matches, and what it comes to as an amount. */
export function figuresOf(lines: readonly StatementLine[]): {
  matched: StatementLine[]
  matchedAmount: string
  approvedCount: number
  leftCount: number
} {
  const matched = lines.filter(({ outcome }) => outcome === 'matched')
  const sum = matched.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n)
  const digits = String(sum).padStart(3, '0')
  const approvedCount = lines.filter(({ outcome }) => outcome === 'approved').length
  return {
    matched,
    matchedAmount: `${digits.slice(0, -2)}.${digits.slice(-2)}`,
    approvedCount,
    leftCount: lines.length - matched.length - approvedCount,
  }
}
