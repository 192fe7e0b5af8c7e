import { StaffRole } from '@fairground/contract'
import type { Selectable } from 'kysely'
import type { Db, Reader, Tx } from '../../../db/db.ts'
import type { Operators } from '../../../db/schema.gen.ts'
import type { Operator } from './operator.ts'

export const operatorOf = (row: Selectable<Operators>): Operator => ({
  staffId: row.id,
  username: row.username,
  displayName: row.display_name,
  role: StaffRole.parse(row.role),
  status: row.status === 'active' ? 'active' : 'disabled',
  passwordHash: row.password_hash,
  mustChangePassword: row.must_change_password,
  passwordUntil: row.password_until,
  totpSecretSealed: row.totp_secret_sealed,
  totpPendingSealed: row.totp_pending_sealed,
  totpStepLast: Number(row.totp_step_last),
  inHand: row.in_hand_of && row.in_hand_at ? { staffId: row.in_hand_of, at: row.in_hand_at } : null,
})

export async function findOperator(reader: Reader, username: string): Promise<Operator | undefined> {
  const row = await reader
    .selectFrom('operators')
    .selectAll()
    .where((column) => column.fn('lower', ['username']), '=', username.toLowerCase())
    .executeTakeFirst()
  return row && operatorOf(row)
}

export async function getOperator(reader: Reader, staffId: string): Promise<Operator> {
  return operatorOf(
    await reader.selectFrom('operators').selectAll().where('id', '=', staffId).executeTakeFirstOrThrow(),
  )
}

export async function lockOperator(tx: Tx, staffId: string): Promise<Operator> {
  return operatorOf(
    await tx.selectFrom('operators').selectAll().where('id', '=', staffId).forUpdate().executeTakeFirstOrThrow(),
  )
}

/** The operator, held until this transaction ends; undefined when there is none. */
export async function findLockedOperator(tx: Tx, staffId: string): Promise<Operator | undefined> {
  const row = await tx.selectFrom('operators').selectAll().where('id', '=', staffId).forUpdate().executeTakeFirst()
  return row && operatorOf(row)
}

/** Locks all operator managers in a fixed order, so that two who remove each other are serialised. */
export async function lockManagers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** Adds an operator; false when the name is taken. */
export async function insertOperator(tx: Tx, operator: Operator, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operators')
    .values({ id: operator.staffId, username: operator.username, created_at: now, ...columnsOf(operator) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function saveOperator(tx: Tx, operator: Operator): Promise<void> {
  await tx.updateTable('operators').set(columnsOf(operator)).where('id', '=', operator.staffId).execute()
}

/** The same password under a stronger hash; nothing when it is no longer the one that was made anew. */
export async function renewOperatorHash(
  db: Db,
  staffId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('operators')
    .set({ password_hash: to })
    .where('id', '=', staffId)
    .where('password_hash', '=', from)
    .execute()
}

const columnsOf = (operator: Operator) => ({
  display_name: operator.displayName,
  role: operator.role,
  status: operator.status,
  password_hash: operator.passwordHash,
  must_change_password: operator.mustChangePassword,
  password_until: operator.passwordUntil,
  totp_secret_sealed: operator.totpSecretSealed,
  totp_pending_sealed: operator.totpPendingSealed,
  totp_step_last: operator.totpStepLast,
  in_hand_of: operator.inHand?.staffId ?? null,
  in_hand_at: operator.inHand?.at ?? null,
})
