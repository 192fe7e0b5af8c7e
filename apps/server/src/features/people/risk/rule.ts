import type { RiskFact, RiskKind, RiskRuleId } from '@fairground/contract'

/** A sign that a rule found: at most three facts. */
export type Facts = readonly [RiskFact, RiskFact?, RiskFact?]

export interface Rule<Figures> {
  id: RiskRuleId
  /** Raised whenever a number of it changes. */
  version: number
  points: number
  /** It calls a person by itself. */
  isStrong?: true
  /** After a flag the rule is quiet for so many days: it would only find the same again. */
  restDays: number
  find(figures: Figures): Facts | undefined
}

export interface Flag {
  rule: RiskRuleId
  version: number
  kind: RiskKind
  points: number
  isStrong: boolean
  facts: RiskFact[]
}

/** What these rules find. */
export function findFlags<Figures>(rules: readonly Rule<Figures>[], kind: RiskKind, figures: Figures): Flag[] {
  return rules.flatMap(({ id, version, points, isStrong = false, find }) => {
    const facts = find(figures)
    if (!facts) return []
    return [{ rule: id, version, kind, points, isStrong, facts: facts.filter((fact) => fact !== undefined) }]
  })
}

export const amount = (name: string, minor: bigint): RiskFact => ({ name, value: String(minor), type: 'amount' })
export const count = (name: string, value: number): RiskFact => ({ name, value: String(value), type: 'count' })
export const hours = (name: string, ms: number): RiskFact => ({
  name,
  value: String(Math.round(ms / 3_600_000)),
  type: 'hours',
})
export const percent = (name: string, value: number): RiskFact => ({
  name,
  value: String(Math.round(value)),
  type: 'percent',
})
export const text = (name: string, value: string): RiskFact => ({ name, value, type: 'text' })
