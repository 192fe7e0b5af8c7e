import type { Reader, Tx } from '../../../../db/db.ts'

interface NewContact {
  sealed: string
  key: Buffer
}

/** Whether somebody has proven that the number is theirs; `memberId` does not count. */
export async function isMobileBound(reader: Reader, mobileKey: Buffer, memberId = ''): Promise<boolean> {
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
