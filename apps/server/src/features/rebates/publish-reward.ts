import type { RewardKind, RewardRate, RewardWeight } from '@fairground/contract'
import { type Reader, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, type Refused, refuseField } from '../../lib/outcome.ts'
import { siteDay } from '../../lib/site-day.ts'
import { listCertified, listSpans, lockMargin, readMargin, refuseChange, refuseReturn } from '../margin/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { addRule } from './reward-rule-store.ts'
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
 * cash back, for a rate that is given twice, and for rates with which a game, which it names, would return too much, alone
 * or with what a contract of agents pays.
 */
export async function publishReward(
  call: Call,
  { staffId }: StaffSession,
  draft: RewardDraft,
): Promise<Outcome<string>> {
  const { db, clock } = call.app
  const { kind, effectiveOn, rates, weights } = draft
  return transact(db, async (tx) => {
    await lockMargin(tx)
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
  return refuseReturn(games, draft, spans) ?? refuseContracts(reader, call, draft)
}

/** What contracts are paid on must bear them under the new version too. */
async function refuseContracts(reader: Reader, call: Call, rule: RewardDraft): Promise<Refused | undefined> {
  const [before, after] = [await readMargin(reader, call), await readMargin(reader, call, { rule })]
  return refuseChange(reader, { field: 'rates', before, after })
}

const isDoubled = (keys: readonly string[]): boolean => new Set(keys).size < keys.length
