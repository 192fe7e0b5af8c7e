import type { LoginRecord, MemberDevice, SecurityState } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { listLogins } from '../login/login-history-store.ts'
import { hasAuthenticator } from '../second-step/authenticator-store.ts'
import { countPasskeys } from '../second-step/passkey-store.ts'
import { countRecoveryCodes } from '../second-step/recovery-code-store.ts'
import { countTrusted } from '../second-step/trusted-device-store.ts'
import { listDevices } from '../sessions/device-store.ts'
import { idleMsNow } from '../sessions/idle-time.ts'
import { loginRecord, memberDevice, securityState } from './security-view.ts'

/** Where the account is signed in; the caller's own device first. */
export async function readDevices(
  context: AppContext,
  memberId: string,
  { db = context.db, currentId }: { db?: Reader; currentId?: string } = {},
): Promise<MemberDevice[]> {
  const now = context.clock.now()
  const seenAfter = new Date(now.getTime() - (await idleMsNow(context)))
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
    readDevices(context, memberId, { db }),
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
