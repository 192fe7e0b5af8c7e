import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'

/** One version of what a rebate or a cash back pays, without who published it. */
export interface RuleVersion {
  ruleId: string
  kind: RewardKind
  /** First day of the site on which it counts, yyyy-MM-dd. */
  effectiveOn: string
  rates: readonly RewardRate[]
  weights: readonly RewardWeight[]
}

/** Rates and the days on which they count; the last of them is not one. */
export interface RuleSpan extends Pick<RuleVersion, 'rates' | 'weights'> {
  from: string
  until: string
}

const everLater = '9999-12-31'

/** The versions of one kind as days of effect; of two for the same day the later one counts. */
export function spansOf(rules: readonly RuleVersion[], kind: RewardKind): RuleSpan[] {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  const byDay = new Map(ofKind.toSorted(byAge).map((rule) => [rule.effectiveOn, rule]))
  const starts = [...byDay.values()]
  return starts.map(({ effectiveOn, rates, weights }, index) => ({
    from: effectiveOn,
    until: starts[index + 1]?.effectiveOn ?? everLater,
    rates,
    weights,
  }))
}

export const byAge = (left: RuleVersion, right: RuleVersion): number =>
  left.effectiveOn === right.effectiveOn
    ? Number(left.ruleId) - Number(right.ruleId)
    : left.effectiveOn < right.effectiveOn
      ? -1
      : 1
