import { isHouseAgent, type MemberInitialPassword, normaliseField, type RegistrationValues } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { isCommonPassword } from '../../../../lib/common-passwords.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { openWallet } from '../../../money/wallet/index.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { saveInitialPassword } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { insertMember, savePayeeNameKey } from '../member-store.ts'
import { drawAvatar } from '../profile/avatar-key.ts'
import { payeeNameIndex, sealPayeeName } from '../profile/payee-name.ts'
import { drawInitialPassword } from './draw-initial-password.ts'
import { newCode } from './new-code.ts'
import { checkRegistration } from './registration.ts'

interface Body {
  username: string
  payeeName?: string | undefined
  type: number
  rebateBp?: number
  prizeGroup?: number | undefined
}

type Opened = MemberInitialPassword & { memberId: string; account: string }

/** Who opens an account for somebody else. */
interface Opener {
  actor: { kind: 'staff' | 'member'; id: string }
  action: string
  method: string
  /** Who stands directly above the account. */
  recommenderId: string | null
  /** Whoever opens it knows no password that the operator fixed for all. */
  isAlwaysDrawn: boolean
}

/**
 * Opens an account for somebody, who must choose a password of their own at the first log-in. Refusal: FORBIDDEN for an
 * agent whose contracts the house pays, without the right to open such.
 */
export async function openMember(call: Call, staff: StaffSession, body: Body): Promise<Outcome<Opened>> {
  if (isHouseAgent(body.type) && !staff.permissions.includes('members.create-house')) return refuse('FORBIDDEN')
  return openForOther(call, body, {
    actor: { kind: 'staff', id: staff.staffId },
    action: 'member.opened-by-staff',
    method: 'STAFF',
    recommenderId: null,
    isAlwaysDrawn: false,
  })
}

/** The same, by an agent for somebody below. */
export const openBelow = (call: Call, agentId: string, body: Body): Promise<Outcome<Opened>> =>
  openForOther(call, body, {
    actor: { kind: 'member', id: agentId },
    action: 'member.opened-by-agent',
    method: agentMethod,
    recommenderId: agentId,
    isAlwaysDrawn: true,
  })

/** How an account that an agent opened was registered. */
export const agentMethod = 'AGENT'

async function openForOther(call: Call, body: Body, opener: Opener): Promise<Outcome<Opened>> {
  const { app } = call
  const { registration, facts } = await getSiteRules(app)
  const values: RegistrationValues = {
    username: normaliseField(body.username),
    payeeName: body.payeeName?.trim() ?? '',
  }
  const name = { ...registration.payeeName, enabled: true, required: false }
  const errors = checkRegistration(
    values,
    { username: registration.username, payeeName: name },
    facts,
    isCommonPassword,
  )
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const { hash, until, password } = await drawInitialPassword(app, opener.isAlwaysDrawn)
  const now = app.clock.now()
  const memberId = newId('mbr', now.getTime())
  const account = values.username ?? ''
  return transact(app.db, async (tx) => {
    const isAdded = await insertMember(tx, {
      memberId,
      account,
      nickname: account,
      type: body.type,
      currency: app.config.currency,
      icon: drawAvatar(),
      language: call.displayLanguage,
      passwordHash: hash,
      paymentPasswordHash: null,
      payeeNameSealed: values.payeeName ? sealPayeeName(app, memberId, values.payeeName) : null,
      mobile: null,
      referralCode: newCode(),
      recommenderId: opener.recommenderId,
      invitationCode: null,
      registerLink: null,
      rebateBp: body.rebateBp,
      prizeGroup: body.prizeGroup,
      isAgeConfirmed: false,
      domain: null,
      url: null,
      method: opener.method,
      ip: call.ip,
      now,
      expiresAt: null,
    })
    if (!isAdded) return refuse('USERNAME_TAKEN', { value: { errors: [{ field: 'username', key: 'USERNAME_TAKEN' }] } })
    await saveInitialPassword(tx, memberId, { hash, until, now })
    if (values.payeeName) await savePayeeNameKey(tx, memberId, payeeNameIndex(app, values.payeeName))
    await openWallet(tx, memberId, app.config.currency)
    await recordAudit(tx, {
      actor: opener.actor,
      action: opener.action,
      subject: memberId,
      detail: {
        account,
        type: body.type,
        ...(body.rebateBp !== undefined && { rebateBp: body.rebateBp }),
        prizeGroup: body.prizeGroup,
      },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ memberId, account, password, validUntil: until.toISOString() })
  })
}
