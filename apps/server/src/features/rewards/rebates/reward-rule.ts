import type { RewardRate } from '@fairground/contract'
import { byAge, type RuleSpan, type RuleVersion } from '../margin/index.ts'

/** One version of what a rebate or a cash back pays. */
export interface RewardRule extends RuleVersion {
  publishedBy: string | undefined
  publishedAt: Date
}

/** What counts on a day. @throws when nothing does: the first version has always counted */
export function spanOn(spans: readonly RuleSpan[], day: string): RuleSpan {
  const span = spans.find(({ from, until }) => from <= day && day < until)
  if (!span) throw new Error(`no rule counts on ${day}`)
  return span
}

/** What a level earns in a category: its own rate, or that of the level below. */
export const rateBpOf = (rates: readonly RewardRate[], rank: number, gameType: string): number =>
  rates
    .filter((rate) => rate.gameType === gameType && rate.rank <= rank)
    .reduce((highest, rate) => (rate.rank > highest.rank ? rate : highest), { rank: -1, rateBp: 0 }).rateBp

/** Where a version stands: of what counts, of what did, or of what will. */
export function stateOf(rule: RewardRule, rules: readonly RewardRule[], today: string): 'past' | 'inForce' | 'coming' {
  const last = (those: readonly RewardRule[]) => those.toSorted(byAge).at(-1)
  const ofKind = rules.filter(({ kind }) => kind === rule.kind)
  if (rule.effectiveOn > today) {
    const sameDay = last(ofKind.filter(({ effectiveOn }) => effectiveOn === rule.effectiveOn))
    return sameDay === rule ? 'coming' : 'past'
  }
  return last(ofKind.filter(({ effectiveOn }) => effectiveOn <= today)) === rule ? 'inForce' : 'past'
}
