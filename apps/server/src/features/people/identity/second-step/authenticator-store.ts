import type { Reader, Tx } from '../../../../db/db.ts'

export interface MemberAuthenticator {
  secretSealed: string | null
  pendingSealed: string | null
  pendingUntil: Date | null
  stepLast: number
}

const none: MemberAuthenticator = { secretSealed: null, pendingSealed: null, pendingUntil: null, stepLast: 0 }

/** The member's authenticator, with the row held for the code that is about to be used up. */
export async function lockAuthenticator(tx: Tx, memberId: string): Promise<MemberAuthenticator> {
  const row = await tx
    .selectFrom('member_authenticators')
    .select([
      'secret_sealed as secretSealed',
      'pending_sealed as pendingSealed',
      'pending_until as pendingUntil',
      'step_last as stepLast',
    ])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, stepLast: Number(row.stepLast) } : none
}

export async function hasAuthenticator(reader: Reader, memberId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('member_authenticators')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A secret that waits for its first code; the bound one stays until then. */
export async function savePending(tx: Tx, memberId: string, sealed: string, until: Date): Promise<void> {
  const pending = { pending_sealed: sealed, pending_until: until }
  await tx
    .insertInto('member_authenticators')
    .values({ member_id: memberId, ...pending })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pending))
    .execute()
}

interface Bound {
  sealed: string
  step: number
  now: Date
}

/** The pending secret has been proven by the code of this step. */
export async function saveBound(tx: Tx, memberId: string, { sealed, step, now }: Bound): Promise<void> {
  await tx
    .updateTable('member_authenticators')
    .set({ secret_sealed: sealed, bound_at: now, pending_sealed: null, pending_until: null, step_last: step })
    .where('member_id', '=', memberId)
    .execute()
}

export async function saveStepLast(tx: Tx, memberId: string, step: number): Promise<void> {
  await tx.updateTable('member_authenticators').set({ step_last: step }).where('member_id', '=', memberId).execute()
}

export async function removeAuthenticatorRow(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_authenticators').where('member_id', '=', memberId).execute()
}
