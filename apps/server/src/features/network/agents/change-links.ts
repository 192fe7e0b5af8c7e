import { type accountType, type RegisterLink, registerLinksMax } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Reader, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { MemberSession } from '../../people/identity/index.ts'
import { newCode } from '../../people/members/index.ts'
import { belowType } from './below-type.ts'
import { closeLink, getOwnCode, insertLink, listLinks, lockLinks } from './link-store.ts'
import { viewLink, viewOwn } from './link-view.ts'
import { refuseGroup } from './refuse-group.ts'
import { bpOf, refuseRebate } from './refuse-rebate.ts'

interface Wish {
  type: typeof accountType.member | typeof accountType.agent
  note: string
  rebate: number
  group?: number | undefined
  expiresAt?: string | undefined
}

/** By what people register below an agent: the own code, then the newest link. */
export async function readLinks(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  agentId: string,
  reader: Reader = db,
): Promise<RegisterLink[]> {
  const own = await getOwnCode(reader, agentId)
  const links = await listLinks(reader, agentId)
  return [viewOwn(config.portalUrl, own), ...links.map((link) => viewLink(config.portalUrl, link))]
}

/** Another link. Refusals: VALIDATION for an end that is past or a rebate above the own one, LIMIT. */
export function addLink(call: Call, agent: MemberSession, wish: Wish): Promise<Outcome<RegisterLink[]>> {
  const { app, ip, requestId } = call
  const now = app.clock.now()
  const expiresAt = wish.expiresAt === undefined ? null : new Date(wish.expiresAt)
  return transact(app.db, async (tx) => {
    if (expiresAt && expiresAt <= now) return refuseField('expiresAt', 'validation.format')
    const rebateBp = bpOf(wish.rebate)
    const refused = await refuseRebate(tx, agent.memberId, rebateBp)
    if (refused) return refused
    const refusedGroup = await refuseGroup(tx, agent.memberId, belowType(agent.type, wish.type), wish.group)
    if (refusedGroup) return refusedGroup
    if ((await lockLinks(tx, agent.memberId)) >= registerLinksMax)
      return refuse('LIMIT', { value: { limit: { kind: 'links', bound: String(registerLinksMax) } } })
    const link = { code: newCode(), type: belowType(agent.type, wish.type), note: wish.note }
    const row = {
      ...link,
      rebate_bp: rebateBp,
      prize_group: wish.group ?? null,
      agent_id: agent.memberId,
      created_at: now,
      expires_at: expiresAt,
    }
    await insertLink(tx, row)
    await recordAudit(tx, {
      actor: { kind: 'member', id: agent.memberId },
      action: 'register-link.created',
      subject: link.code,
      detail: {
        type: link.type,
        note: link.note,
        rebateBp,
        prizeGroup: wish.group,
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      },
      ...{ ip, requestId },
    })
    return ok(await readLinks(app, agent.memberId, tx))
  })
}

/** Deletes an agent's link; members who used it stay. Refusal: NOT_FOUND. */
export function deleteLink(call: Call, agentId: string, code: string): Promise<Outcome<RegisterLink[]>> {
  const { app, ip, requestId } = call
  return transact(app.db, async (tx) => {
    if (!(await closeLink(tx, { code, agentId, now: app.clock.now() }))) return refuse('NOT_FOUND')
    await recordAudit(tx, {
      actor: { kind: 'member', id: agentId },
      action: 'register-link.deleted',
      subject: code,
      ...{ ip, requestId },
    })
    return ok(await readLinks(app, agentId, tx))
  })
}
