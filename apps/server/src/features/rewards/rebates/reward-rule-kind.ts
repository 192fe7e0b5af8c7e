import { RewardKind, RewardRate, RewardWeight, rebateTypes, vipLevelsMax } from '@fairground/contract'
import * as z from 'zod'
import type { Reader } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { ok } from '../../../lib/outcome.ts'
import { dayFact, defineKind, keyFact, rateFact, type Weight } from '../../site/wishes/index.ts'
import { listCertified, listSpans, lockMargin, type RuleSpan } from '../margin/index.ts'
import { refuseDraft } from './refuse-draft.ts'
import { rateBpOf, spanOn } from './reward-rule.ts'
import { addRule } from './reward-rule-store.ts'

export const RewardDraft = z.object({
  kind: RewardKind,
  /** First day of the site on which it counts. */
  effectiveOn: z.string(),
  rates: z.array(RewardRate),
  weights: z.array(RewardWeight),
})
export type RewardDraft = z.infer<typeof RewardDraft>

type Rates = Pick<RuleSpan, 'rates' | 'weights'>

/** A version of what everybody gets back. */
export const rewardRuleKind = defineKind({
  kind: 'reward-rule',
  asks: 'rewards.manage',
  decides: 'rewards.manage',
  payload: RewardDraft,
  isRecorded: true,
  actionOf: () => 'reward-rule.publish-',
  detailOf: (draft) => draft,
  describe: async (reader, { payload: draft }) => {
    const before = await findReplaced(reader, draft)
    const games = draft.weights.length > 0 || before.weights.length > 0 ? await listCertified(reader, 'vi') : []
    const names = new Map(games.map(({ nodeId, name }) => [nodeId, name]))
    return [
      keyFact('rewardKind', `wishes.rewardKind.${draft.kind}`),
      dayFact('effectiveOn', draft.effectiveOn),
      ...changedRates(before, draft).map(({ rank, gameType, fromBp, toBp }) => {
        const about = [aText(`VIP ${rank}`), { value: `gameType.${gameType}`, type: 'key' } as const]
        return rateFact('rewardRate', { bp: toBp, fromBp, about })
      }),
      ...changedWeights(before, draft).map(({ nodeId, from, to }) => {
        const about = [aText(names.get(nodeId) ?? nodeId)]
        return rateFact('rewardWeight', { bp: to * 100, fromBp: from * 100, about })
      }),
    ]
  },
  apply: async (tx, { payload: draft, askedBy }, { app, actor, at, ip, requestId }) => {
    await lockMargin(tx)
    const refused = await refuseDraft(tx, { app, language: 'en' }, draft)
    if (refused) return refused
    const ruleId = await addRule(tx, { ...draft, publishedAt: at, staffId: askedBy })
    const [action, subject] = ['reward-rule.published', `reward-rule:${ruleId}`]
    await recordAudit(tx, { actor, action, subject, detail: draft, ip, requestId })
    return ok(null)
  },
})

const aText = (value: string) => ({ value, type: 'text' }) as const

/** What holds on the days that a draft would take. */
export const findReplaced = async (reader: Reader, { kind, effectiveOn }: RewardDraft): Promise<Rates> =>
  spanOn(await listSpans(reader, kind), effectiveOn)

/** More for anybody on anything is a gift of the house to all: two people. */
export const weightOf = (before: Rates, draft: Rates): Weight =>
  changedRates(before, draft).some(({ fromBp, toBp }) => toBp > fromBp) ||
  changedWeights(before, draft).some(({ from, to }) => to > from)
    ? 'always'
    : 'never'

/** Levels and categories that earn another rate; a level without one of its own has that of the level below. */
function changedRates(before: Rates, after: Rates) {
  const ranks = Array.from({ length: vipLevelsMax + 1 }, (_, rank) => rank)
  return rebateTypes.flatMap((gameType) =>
    ranks.flatMap((rank) => {
      const fromBp = rateBpOf(before.rates, rank, gameType)
      const toBp = rateBpOf(after.rates, rank, gameType)
      const isNamed = rank === 0 || [before, after].some(({ rates }) => rates.some((rate) => rate.rank === rank))
      return isNamed && fromBp !== toBp ? [{ rank, gameType, fromBp, toBp }] : []
    }),
  )
}

/** Games of which another part counts; one that is not named counts whole. */
function changedWeights(before: Rates, after: Rates) {
  const shareOf = ({ weights }: Rates, nodeId: string) =>
    weights.find((weight) => weight.nodeId === nodeId)?.percent ?? 100
  const nodeIds = new Set([...before.weights, ...after.weights].map(({ nodeId }) => nodeId))
  return [...nodeIds]
    .map((nodeId) => ({ nodeId, from: shareOf(before, nodeId), to: shareOf(after, nodeId) }))
    .filter(({ from, to }) => from !== to)
}
