import type { Reader, Tx } from '../../db/db.ts'

interface NewContact {
  sealed: string
  key: Buffer
}

export async function isMobileBound(reader: Reader, memberId: string, mobileKey: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('members')
    .select('id')
    .where('mobile_key', '=', mobileKey)
    .where('id', '<>', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveMobile(tx: Tx, memberId: string, { sealed, key }: NewContact): Promise<void> {
  await tx.updateTable('members').set({ mobile_sealed: sealed, mobile_key: key }).where('id', '=', memberId).execute()
}

export async function saveEmail(tx: Tx, memberId: string, { sealed, key }: NewContact): Promise<void> {
  await tx.updateTable('members').set({ email_sealed: sealed, email_key: key }).where('id', '=', memberId).execute()
}
