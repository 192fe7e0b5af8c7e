import type { WishKindName } from '@fairground/contract'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { refuseGiftTurnover } from '../../site/site/index.ts'
import {
  amountFact,
  askWish,
  defineKind,
  endOpenWish,
  keyFact,
  sayYes,
  textFact,
  type Wish,
} from '../../site/wishes/index.ts'
import { type Campaign, moveCampaign } from './campaign.ts'

interface Kept extends Campaign {
  id: string
  currency: string
}

interface Keeping<Of, Input> {
  /** First word of its actions in the audit log, and its kind of wishes. */
  word: WishKindName
  lock: (tx: Tx, id: string) => Promise<Of | undefined>
  find: (reader: Reader, id: string) => Promise<Of>
  save: (tx: Tx, campaign: Of) => Promise<void>
  /** What the audit log keeps of it, beside its title. */
  detailOf: (campaign: Of) => Record<string, string>
  /** All that it can ever give. */
  budgetOf: (campaign: Of) => bigint
  /** What staff typed, put on what there is. */
  apply: (before: Of, input: Input, app: AppContext) => Outcome<Of>
}

interface Change<Input> {
  id: string
  /** The one that was read by who changes it. */
  revision: number
  input: Input
}

/** Whose act it is. */
interface Act {
  actor: { kind: 'staff'; id: string }
  username: string
  at: Date
  ip: string
  requestId: string
}

const Payload = z.object({
  id: z.string(),
  revision: z.number(),
  /** What staff typed, for a change; absent for publishing. */
  input: z.json().optional(),
})

/**
 * What staff do with one kind of campaigns; each answers the id, and is one transaction with its row in the audit log.
 * What is published, or grows once it is, waits for a second person above the threshold of campaigns.
 */
export function campaignChanges<Of extends Kept, Input extends object>(keeping: Keeping<Of, Input>) {
  const { lock, budgetOf } = keeping
  const kind = campaignKind(keeping)
  const keep = keeperOf(keeping)

  const change = (call: Call, staff: StaffSession, { id, revision, input }: Change<Input>): Promise<Outcome<string>> =>
    transactWhole(call.app.db, async (tx) => {
      const before = await lock(tx, id)
      if (!before) return refuse('NOT_FOUND')
      if (before.revision !== revision) return refuse('STATE_CONFLICT')
      const after = keeping.apply(before, input, call.app)
      if (!after.ok) return after
      await endOpenWish(tx, { call, staff }, kind, id)
      const growthMinor = budgetOf(after.value) - budgetOf(before)
      if (before.state !== 'published' || growthMinor <= 0n)
        return keep(tx, actOf(call, staff), { verb: 'changed', campaign: after.value })
      const payload = { id, revision, input: input as never }
      const weight = { topic: 'campaigns', amountMinor: growthMinor, currency: before.currency } as const
      const asked = await askWish(tx, { call, staff }, kind, { subject: id, place: id, payload, weight, reason: '' })
      return asked.ok ? ok(id) : asked
    })

  const publish = async (call: Call, staff: StaffSession, id: string): Promise<Outcome<string>> => {
    const said = await sayYes({ call, staff }, kind, { place: id }, async (tx) => {
      const before = await lock(tx, id)
      if (!before) return refuse('NOT_FOUND')
      const refused = await refuseGiftTurnover(call.app, tx)
      if (refused) return refused
      const moved = moveCampaign(before, 'published', call.app.clock.now())
      if (!moved.ok) return moved
      const weight = { topic: 'campaigns', amountMinor: budgetOf(before), currency: before.currency } as const
      return ok({ subject: id, payload: { id, revision: before.revision }, weight, reason: '' })
    })
    return said.ok ? ok(id) : said
  }

  return {
    kind,
    change,
    /**
     * Above the threshold a second person says yes. Refusals: FOUR_EYES, FORBIDDEN, NOT_FOUND, STATE_CONFLICT, VALIDATION when
     * it is over already, LIMIT while gifts must be staked more often than the rules of the site allow.
     */
    publish,

    add: (call: Call, staff: StaffSession, campaign: Of): Promise<Outcome<string>> =>
      transactWhole(call.app.db, (tx) => keep(tx, actOf(call, staff), { verb: 'added', campaign, isNew: true })),

    /** Refusals: NOT_FOUND, STATE_CONFLICT. */
    withdraw: (call: Call, staff: StaffSession, id: string): Promise<Outcome<string>> =>
      transactWhole(call.app.db, async (tx) => {
        const before = await lock(tx, id)
        if (!before) return refuse('NOT_FOUND')
        const after = moveCampaign(before, 'withdrawn', call.app.clock.now())
        if (!after.ok) return after
        await endOpenWish(tx, { call, staff }, kind, id)
        return keep(tx, actOf(call, staff), { verb: 'withdrawn', campaign: after.value })
      }),
  }
}

/** What every new one starts with. */
export function newCampaign({ app: { clock, config } }: Call, { username }: StaffSession, idPrefix: string) {
  const now = clock.now()
  return {
    id: newId(idPrefix, now.getTime()),
    state: 'draft' as const,
    currency: config.currency,
    revision: 1,
    createdAt: now,
    changedAt: now,
    changedBy: username,
  }
}

const actOf = ({ app, ip, requestId }: Call, { staffId, username }: StaffSession): Act => ({
  actor: { kind: 'staff', id: staffId },
  username,
  at: app.clock.now(),
  ip,
  requestId,
})

/** Saves a campaign signed by whose act it is, and records it. */
function keeperOf<Of extends Kept, Input>({ word, save, detailOf }: Keeping<Of, Input>) {
  return async (
    tx: Tx,
    { actor, username, at, ip, requestId }: Act,
    { verb, campaign, isNew }: { verb: string; campaign: Of; isNew?: boolean },
  ): Promise<Outcome<string>> => {
    const signed = isNew
      ? campaign
      : { ...campaign, revision: campaign.revision + 1, changedAt: at, changedBy: username }
    await save(tx, signed)
    const detail = { title: campaign.texts.en?.title, ...detailOf(campaign) }
    await recordAudit(tx, { actor, action: `${word}.${verb}`, subject: campaign.id, detail, ip, requestId })
    return ok(campaign.id)
  }
}

function campaignKind<Of extends Kept, Input extends object>(keeping: Keeping<Of, Input>) {
  const { word, lock, budgetOf } = keeping
  const keep = keeperOf(keeping)
  return defineKind({
    kind: word,
    asks: 'marketing.manage',
    decides: 'gifts.approve',
    payload: Payload,
    isRecorded: true,
    actionOf: ({ input }) => (input === undefined ? `${word}.publish-` : `${word}.change-`),
    describe: async (reader, { payload: { id, input } }, app) => {
      const campaign = await keeping.find(reader, id)
      const after = input === undefined ? ok(campaign) : keeping.apply(campaign, input as Input, app)
      return [
        textFact('title', campaign.texts.en?.title ?? campaign.id),
        keyFact('doing', input === undefined ? 'wishes.publish' : 'wishes.change'),
        ...(input === undefined ? [] : [amountFact('before', budgetOf(campaign), campaign.currency)]),
        ...(after.ok ? [amountFact('budget', budgetOf(after.value), campaign.currency)] : []),
      ]
    },
    apply: async (tx, { payload }: Wish<z.infer<typeof Payload>>, act) => {
      const before = await lock(tx, payload.id)
      if (!before) return refuse('NOT_FOUND')
      if (before.revision !== payload.revision) return refuse('STATE_CONFLICT')
      const after =
        payload.input === undefined
          ? moveCampaign(before, 'published', act.at)
          : keeping.apply(before, payload.input as Input, act.app)
      if (!after.ok) return after
      return keep(tx, act, { verb: payload.input === undefined ? 'published' : 'changed', campaign: after.value })
    },
  })
}
