import type { LoginRecord, MemberDevice, SecurityState } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../../db/db.ts'
import { hasAuthenticator } from './authenticator-store.ts'
import { getCredentials } from './credentials-store.ts'
import { listDevices } from './device-store.ts'
import { listLogins } from './login-history-store.ts'
import { countPasskeys } from './passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { loginRecord, memberDevice, securityState } from './security-view.ts'
import { idleMsMax } from './session.ts'
import { countTrusted } from './trusted-device-store.ts'

/** Where the account is signed in; the caller's own device first. */
export async function readDevices(
  { db, clock }: Pick<AppContext, 'clock'> & { db: Reader },
  memberId: string,
  currentId?: string,
): Promise<MemberDevice[]> {
  const now = clock.now()
  const seenAfter = new Date(now.getTime() - idleMsMax)
  const devices = (await listDevices(db, memberId, { now, seenAfter })).map((device) => memberDevice(device, currentId))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

interface Page {
  pageNo: number
  pageSize: number
}

export async function readLogins(
  { db }: AppContext,
  memberId: string,
  page: Page,
): Promise<Page & { list: LoginRecord[]; total: number }> {
  const { rows, total } = await listLogins(db, memberId, page)
  return { list: rows.map(loginRecord), total, pageNo: page.pageNo, pageSize: page.pageSize }
}

/** The account's safeguards; read inside the transaction of a change, if any. */
export async function readSecurity(
  context: AppContext,
  memberId: string,
  db: Reader = context.db,
): Promise<SecurityState> {
  const { clock } = context
  const now = clock.now()
  const [credentials, devices, isBound, passkeyCount, recoveryCodesLeft, trustedDeviceCount] = await Promise.all([
    getCredentials(db, memberId),
    readDevices({ ...context, db }, memberId),
    hasAuthenticator(db, memberId),
    countPasskeys(db, memberId),
    countRecoveryCodes(db, memberId),
    countTrusted(db, memberId, now),
  ])
  return securityState({
    credentials,
    hasPaymentPassword: credentials.hasPaymentPassword,
    deviceCount: devices.length,
    hasAuthenticator: isBound,
    passkeyCount,
    recoveryCodesLeft,
    trustedDeviceCount,
    now,
  })
}
