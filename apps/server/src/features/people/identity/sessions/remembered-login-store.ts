import type { Reader, Tx } from '../../../../db/db.ts'
import type { StoredRemembered } from './remembered-login.ts'

interface Remembered extends StoredRemembered {
  memberId: string
  account: string
}

const remembered = (reader: Reader, selector: Buffer) =>
  reader
    .selectFrom('remembered_logins as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select([
      'r.member_id as memberId',
      'm.account',
      'r.validator_hash as validatorHash',
      'r.previous_hash as previousHash',
      'r.used_at as usedAt',
      'r.expires_at as expiresAt',
    ])
    .where('r.selector', '=', selector)

export const findRemembered = (reader: Reader, selector: Buffer): Promise<Remembered | undefined> =>
  remembered(reader, selector).executeTakeFirst()

/** The same, held until its next validator is saved. */
export const lockRemembered = (tx: Tx, selector: Buffer): Promise<Remembered | undefined> =>
  remembered(tx, selector).forUpdate('r').executeTakeFirst()

interface NewRemembered {
  selector: Buffer
  memberId: string
  validatorHash: Buffer
  now: Date
  expiresAt: Date
}

export async function insertRemembered(tx: Tx, row: NewRemembered): Promise<void> {
  const { selector, memberId, validatorHash, now, expiresAt } = row
  await tx
    .insertInto('remembered_logins')
    .values({
      ...{ selector, member_id: memberId, validator_hash: validatorHash, previous_hash: null },
      ...{ used_at: now, expires_at: expiresAt },
    })
    .execute()
}

/** The next validator takes the place of the one that was used. */
export async function saveRememberedUsed(tx: Tx, selector: Buffer, nextHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('remembered_logins')
    .set((column) => ({ previous_hash: column.ref('validator_hash'), validator_hash: nextHash, used_at: now }))
    .where('selector', '=', selector)
    .execute()
}

/** Forgets one, with a log-in that waits because of it. */
export async function removeRemembered(tx: Tx, selector: Buffer): Promise<void> {
  await tx.deleteFrom('remembered_logins').where('selector', '=', selector).execute()
  await tx.deleteFrom('login_tickets').where('remembered_by', '=', selector).execute()
}

/** No browser logs the member in any more without the password. */
export async function removeAllRemembered(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('remembered_logins').where('member_id', '=', memberId).execute()
}

export async function removeRememberedBefore(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('remembered_logins').where('expires_at', '<=', now).execute()
}
