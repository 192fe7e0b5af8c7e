import { randomInt } from 'node:crypto'
import { accountType, type LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { grantPlayMoney, openWallet } from '../../../money/wallet/index.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { enter } from '../../identity/index.ts'
import { insertMember } from '../member-store.ts'
import { drawAvatar } from '../profile/avatar-key.ts'
import { takeAccountOpening } from './account-openings.ts'

const lifeMs = 24 * 60 * 60_000
const playMoneyMinor = 1_000_000n
const nameTriesMax = 5
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const suffixLength = 6
const newTrialName = () =>
  `trial_${Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/** Opens a trial account with 10,000 of play money that ends after 24 hours, and lets the visitor in. */
export async function openTrial(call: Call): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const { flags } = await getSiteRules(app)
  if (!flags.FREEPLAY3) return refuse('FEATURE_OFF')
  const refused = await takeAccountOpening(call, 'trial')
  if (refused) return refused
  return transact(app.db, async (tx) => {
    const memberId = await insertTrial(tx, call)
    await openWallet(tx, memberId, 'FUN')
    await grantPlayMoney(tx, { memberId, amountMinor: playMoneyMinor, key: memberId })
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.trial-opened',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await enter(tx, call, { memberId, lastLoginAt: null, mustChangePassword: false, isTrial: true }))
  })
}

async function insertTrial(tx: Tx, { app, displayLanguage, ip }: Call): Promise<string> {
  const now = app.clock.now()
  const memberId = newId('mbr', now.getTime())
  const trial = {
    memberId,
    type: accountType.trial,
    currency: 'FUN',
    icon: drawAvatar(),
    language: displayLanguage,
    ip,
    now,
    expiresAt: new Date(now.getTime() + lifeMs),
  } as const
  const unknown = {
    passwordHash: null,
    paymentPasswordHash: null,
    payeeNameSealed: null,
    mobile: null,
    referralCode: null,
    recommenderId: null,
    invitationCode: null,
    registerLink: null,
    isAgeConfirmed: false,
    domain: null,
    url: null,
    method: null,
  }
  for (let i = 0; i < nameTriesMax; i += 1) {
    const account = newTrialName()
    if (await insertMember(tx, { ...trial, ...unknown, account, nickname: account })) return memberId
  }
  throw new Error('no free name for a trial account')
}
