import type { BrokenRow } from '@fairground/contract'

/** How many findings are told; the first ones are enough to start looking. */
export const findingsMax = 100

/** What was found now and was not accepted with a release before. */
export function newFindings(found: readonly BrokenRow[], accepted: readonly BrokenRow[]): BrokenRow[] {
  const known = new Set(accepted.map(nameOf))
  return found.filter((row) => !known.has(nameOf(row)))
}

const nameOf = ({ rule, detail, place }: BrokenRow): string => JSON.stringify([rule, detail, place])
