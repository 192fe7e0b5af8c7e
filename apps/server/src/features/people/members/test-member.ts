import { randomBytes } from 'node:crypto'
import { accountType } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { endSessions, openBareSession } from '../identity/index.ts'
import { insertMember, saveStatus } from './member-store.ts'
import { drawAvatar } from './profile/avatar-key.ts'
import { newCode } from './registration/new-code.ts'
import { saveAcceptance } from './registration/terms-acceptance-store.ts'

const nowhere = '127.0.0.1'

/** How an account that a vendor opened for its tests was registered. */
export const testMethodOf = (vendorId: string): string => `TEST-${vendorId}`

/** An account nobody can log in to, for a vendor to try its calls with; in a sandbox only. */
export async function openTestMember(app: AppContext, tx: Tx, vendorId: string): Promise<string> {
  const now = app.clock.now()
  const memberId = newId('mbr', now.getTime())
  const account = `psw${randomBytes(6).toString('hex')}`
  const unknown = {
    ...{ passwordHash: null, paymentPasswordHash: null, payeeNameSealed: null, mobile: null, recommenderId: null },
    ...{ invitationCode: null, registerLink: null, isAgeConfirmed: true, domain: null, url: null, expiresAt: null },
  }
  const isAdded = await insertMember(tx, {
    ...{ ...unknown, memberId, account, nickname: account, type: accountType.member, currency: app.config.currency },
    ...{
      icon: drawAvatar(),
      language: 'en',
      referralCode: newCode(),
      method: testMethodOf(vendorId),
      ip: nowhere,
      now,
    },
  })
  if (!isAdded) throw new Error(`${account} is taken`)
  const { termsVersion } = await getSiteRules(app)
  await saveAcceptance(tx, { memberId, version: termsVersion, ip: nowhere, now })
  return memberId
}

/** The portal session behind a launch. */
export const openTestSession = (tx: Tx, memberId: string, now: Date): Promise<string> =>
  openBareSession(tx, { memberId, ip: nowhere, userAgent: 'psw-test', now })

export const logOutTestMember = (tx: Tx, memberId: string, now: Date): Promise<void> =>
  endSessions(tx, memberId, 'logout', now)

export const saveTestStatus = (tx: Tx, memberId: string, status: 'active' | 'suspended'): Promise<void> =>
  saveStatus(tx, memberId, status)
