import { type Flag, findFlags, type Rule } from './rule.ts'

interface Earlier {
  rule: string
  day: number
}

/** What rules find on a day, without those that rest after what they found before. */
export function findDayFlags<Figures>(
  rules: readonly Rule<Figures>[],
  figures: Figures,
  { kind, today, earlier }: { kind: Flag['kind']; today: number; earlier: readonly Earlier[] },
): Flag[] {
  const awake = rules.filter(
    ({ id, restDays }) => !earlier.some(({ rule, day }) => rule === id && day <= today && today - day < restDays),
  )
  return findFlags(awake, kind, figures)
}
