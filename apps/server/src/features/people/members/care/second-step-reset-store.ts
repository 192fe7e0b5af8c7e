import type { Reader, Tx } from '../../../../db/db.ts'
import type { SecondStepReset } from './second-step-reset.ts'

/** The request that nobody has decided, be it too old or not. Writers hold the member's lock. */
export const findReset = (reader: Reader, memberId: string): Promise<SecondStepReset | undefined> =>
  reader
    .selectFrom('second_step_resets')
    .select([
      'id',
      'reason',
      'asked_by as askedBy',
      'asked_by_name as askedByName',
      'asked_at as askedAt',
      'expires_at as expiresAt',
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'asked')
    .executeTakeFirst()

export async function insertReset(tx: Tx, memberId: string, reset: SecondStepReset): Promise<void> {
  await tx
    .insertInto('second_step_resets')
    .values({
      id: reset.id,
      member_id: memberId,
      reason: reset.reason,
      asked_by: reset.askedBy,
      asked_by_name: reset.askedByName,
      asked_at: reset.askedAt,
      expires_at: reset.expiresAt,
    })
    .execute()
}

interface Decision {
  state: 'confirmed' | 'withdrawn' | 'lapsed'
  staffId: string
  now: Date
}

export async function saveDecided(tx: Tx, resetId: string, { state, staffId, now }: Decision): Promise<void> {
  await tx
    .updateTable('second_step_resets')
    .set({ state, decided_by: staffId, decided_at: now })
    .where('id', '=', resetId)
    .execute()
}
