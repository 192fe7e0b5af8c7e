import type { Db, Reader, Tx } from '../../../../db/db.ts'

export interface Credentials {
  memberId: string
  account: string
  type: number
  status: string
  passwordHash: string | null
  mustChangePassword: boolean
  /** Until when a password that staff handed over works; null for one of the member's own. */
  initialPasswordUntil: Date | null
  lastLoginAt: Date | null
  hasPaymentPassword: boolean
  /** Of the registration while it was never changed. */
  passwordChangedAt: Date
}

const credentials = (reader: Reader) =>
  reader
    .selectFrom('members')
    .select([
      'id as memberId',
      'account',
      'type',
      'status',
      'password_hash as passwordHash',
      'must_change_password as mustChangePassword',
      'initial_password_until as initialPasswordUntil',
      'last_login_at as lastLoginAt',
    ])
    .select((column) => column.fn.coalesce('password_changed_at', 'registered_at').as('passwordChangedAt'))
    .select((column) => column('payment_password_hash', 'is not', null).$castTo<boolean>().as('hasPaymentPassword'))

/** By account name, in any case; of several names, the account of the first that somebody has. */
export async function findCredentials(reader: Reader, names: readonly string[]): Promise<Credentials | undefined> {
  const wanted = names.map((name) => name.toLowerCase())
  const found = await credentials(reader)
    .where((column) => column.fn<string>('lower', ['account']), 'in', wanted)
    .execute()
  return wanted.flatMap((name) => found.find(({ account }) => account.toLowerCase() === name) ?? [])[0]
}

export const lockCredentials = (tx: Tx, memberId: string): Promise<Credentials> =>
  credentials(tx).where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()

export const getCredentials = (reader: Reader, memberId: string): Promise<Credentials> =>
  credentials(reader).where('id', '=', memberId).executeTakeFirstOrThrow()

/** Whether the password is still the one that the account was opened with for somebody else. */
export async function isPasswordOfOpening(reader: Reader, memberId: string): Promise<boolean> {
  const found = await reader
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('initial_password_until', 'is not', null)
    .whereRef('password_changed_at', '=', 'registered_at')
    .executeTakeFirst()
  return found !== undefined
}

/** A password its owner chose: nothing forces another one any more. */
export async function savePassword(tx: Tx, memberId: string, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ password_hash: hash, password_changed_at: now, must_change_password: false, initial_password_until: null })
    .where('id', '=', memberId)
    .execute()
}

/** The same password under a stronger hash; nothing when it is no longer the one that was made anew. */
export async function renewHash(db: Db, memberId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: to })
    .where('id', '=', memberId)
    .where('password_hash', '=', from)
    .execute()
}

/** A password that staff hand over: it works until then, and only to choose another one. */
export async function saveInitialPassword(
  tx: Tx,
  memberId: string,
  { hash, until, now }: { hash: string; until: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      password_hash: hash,
      password_changed_at: now,
      must_change_password: true,
      initial_password_until: until,
    })
    .where('id', '=', memberId)
    .execute()
}

/** The hash to compare with; none for a handed-over password that waited too long. */
export const goodHash = ({ passwordHash, initialPasswordUntil }: Credentials, now: Date): string | null =>
  initialPasswordUntil && initialPasswordUntil <= now ? null : passwordHash

export const findByMobile = (reader: Reader, mobileKey: Buffer): Promise<Credentials | undefined> =>
  credentials(reader).where('mobile_key', '=', mobileKey).executeTakeFirst()
