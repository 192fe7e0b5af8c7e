import type { Reader, Tx } from '../../db/db.ts'

export interface Credentials {
  memberId: string
  account: string
  type: number
  status: string
  passwordHash: string | null
  mustChangePassword: boolean
  lastLoginAt: Date | null
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
      'last_login_at as lastLoginAt',
    ])

/** By account name, in any case. */
export const findCredentials = (reader: Reader, account: string): Promise<Credentials | undefined> =>
  credentials(reader)
    .where((column) => column.fn('lower', ['account']), '=', account.toLowerCase())
    .executeTakeFirst()

export const lockCredentials = (tx: Tx, memberId: string): Promise<Credentials> =>
  credentials(tx).where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()

export async function saveLogin(tx: Tx, memberId: string, ip: string, now: Date): Promise<void> {
  await tx.updateTable('members').set({ last_login_at: now, last_login_ip: ip }).where('id', '=', memberId).execute()
}
