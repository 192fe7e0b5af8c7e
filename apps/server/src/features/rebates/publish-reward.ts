import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'
import { type Reader, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, type Refused, refuseField } from '../../lib/outcome.ts'
import { siteDay } from '../../lib/site-day.ts'
import type { StaffSession } from '../staff/index.ts'
import { type CertifiedGame, findUnbearable, returnBpMax, returnsOf } from './return-guard.ts'
import type { RuleSpan } from './reward-rule.ts'
import { addRule, listCertified, listSpans, lockRules } from './reward-rule-store.ts'
import { addDays, mondayOf } from './site-week.ts'

export interface RewardDraft {
  kind: RewardKind
  /** First day of the site on which it counts. */
  effectiveOn: string
  rates: readonly RewardRate[]
  weights: readonly RewardWeight[]
}

/** Days that have begun keep their rates; a cash back counts by whole weeks. */
export const earliestOn = (today: string): string => addDays(today, 1)

/**
 * Publishes a version that counts from a day to come. Refusal: VALIDATION for a day that has begun or is no Monday of a
 * cash back, for a rate that is given twice, and for rates with which a game, which it names, would return too much.
 */
export async function publishReward(
  call: Call,
  { staffId }: StaffSession,
  draft: RewardDraft,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  const { kind, effectiveOn, rates, weights } = draft
  return transact(db, async (tx) => {
    await lockRules(tx)
    const refused = refuseDay(draft, earliestOn(siteDay(call.app))) ?? (await refuseRates(tx, call, draft))
    if (refused) return refused
    const ruleId = await addRule(tx, { ...draft, publishedAt: clock.now(), staffId })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'reward-rule.published',
      subject: `reward-rule:${ruleId}`,
      detail: { kind, effectiveOn, rates, weights },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(ruleId)
  })
}

function refuseDay({ kind, effectiveOn }: RewardDraft, earliest: string): Refused | undefined {
  if (effectiveOn < earliest) return refuseField('effectiveOn', 'validation.ruleDay')
  const isMonday = mondayOf(effectiveOn) === effectiveOn
  return kind === 'cashback' && !isMonday ? refuseField('effectiveOn', 'validation.ruleMonday') : undefined
}

async function refuseRates(reader: Reader, call: Call, draft: RewardDraft): Promise<Refused | undefined> {
  if (isDoubled(draft.rates.map(({ rank, gameType }) => `${rank} ${gameType}`)))
    return refuseField('rates', 'validation.format')
  if (isDoubled(draft.weights.map(({ nodeId }) => nodeId))) return refuseField('weights', 'validation.format')
  const games = await listCertified(reader, call.language)
  const other = draft.kind === 'rebate' ? 'cashback' : 'rebate'
  const spans = (await listSpans(reader, other)).filter(({ until }) => until > draft.effectiveOn)
  return refuseReturn(games, draft, spans)
}

/** Checked with every version of the other kind that counts on the same days. */
export function refuseReturn(
  games: readonly CertifiedGame[],
  draft: Pick<RewardDraft, 'kind' | 'rates' | 'weights'>,
  others: readonly RuleSpan[],
): Refused | undefined {
  for (const other of others) {
    const [rebate, cashback] = draft.kind === 'rebate' ? [draft, other] : [other, draft]
    const game = findUnbearable(returnsOf(games, rebate, cashback))
    if (game)
      return refuseField('rates', 'validation.ruleReturn', {
        game: game.name,
        rtp: game.rtpBp / 100,
        total: game.returnBp / 100,
        max: returnBpMax / 100,
      })
  }
  return undefined
}

const isDoubled = (keys: readonly string[]): boolean => new Set(keys).size < keys.length
