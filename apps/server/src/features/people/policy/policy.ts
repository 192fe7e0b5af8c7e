import { type PolicyProfile, PolicyValues, policyProfiles } from '@fairground/contract'

export interface PolicyRow {
  profile: string
  key: string
  value: unknown
  effectiveOn: string
}

export interface Rules {
  values: PolicyValues
  /** Since when each value holds. */
  since: Record<string, string>
}

export const defaultProfile = 'VN-default' satisfies PolicyProfile

/** The profile itself where it is a known one, else the strictest. */
export const profileOf = (chosen: string): PolicyProfile => policyProfiles.find((known) => known === chosen) ?? 'STRICT'

/** What holds on a day: of each key the last value that began by then. @throws ZodError where a key is missing or wrong */
export function rulesOn(rows: readonly PolicyRow[], profile: PolicyProfile, day: string): Rules {
  const last = new Map<string, PolicyRow>()
  for (const row of rows) {
    if (row.profile !== profile || row.effectiveOn > day) continue
    const before = last.get(row.key)
    if (!before || before.effectiveOn < row.effectiveOn) last.set(row.key, row)
  }
  const held = [...last.values()]
  return {
    values: PolicyValues.parse(Object.fromEntries(held.map(({ key, value }) => [key, value]))),
    since: Object.fromEntries(held.map(({ key, effectiveOn }) => [key, effectiveOn])),
  }
}
