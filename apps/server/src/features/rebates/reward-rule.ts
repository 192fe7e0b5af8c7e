import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'

/** One version of what a rebate or a cash back pays. */
export interface RewardRule {
  ruleId: string
  kind: RewardKind
  /** First day of the site on which it counts, yyyy-MM-dd. */
  effectiveOn: string
  rates: readonly RewardRate[]
  weights: readonly RewardWeight[]
  publishedBy: string | undefined
  publishedAt: Date
}

/** Rates and the days on which they count; the last of them is not one. */
export interface RuleSpan extends Pick<RewardRule, 'rates' | 'weights'> {
  from: string
  until: string
}

const everLater = '9999-12-31'

/** The versions of one kind as days of effect; of two for the same day the later one counts. */
export function spansOf(rules: readonly RewardRule[], kind: RewardKind): RuleSpan[] {
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

const byAge = (left: RewardRule, right: RewardRule): number =>
  left.effectiveOn === right.effectiveOn
    ? Number(left.ruleId) - Number(right.ruleId)
    : left.effectiveOn < right.effectiveOn
      ? -1
      : 1

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
