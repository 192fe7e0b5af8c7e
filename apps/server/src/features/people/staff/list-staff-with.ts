import type { Permission } from '@fairground/contract'
import { staffRoles } from '@fairground/contract'
import type { Reader } from '../../../db/db.ts'
import { may } from './staff-policy.ts'

const countMax = 500

/** Whoever may log in and has this permission, by name. */
export async function listStaffWith(
  reader: Reader,
  permission: Permission,
): Promise<{ staffId: string; name: string }[]> {
  const rows = await reader
    .selectFrom('operators')
    .select(['id', 'username'])
    .where('status', '=', 'active')
    .where(
      'role',
      'in',
      staffRoles.filter((role) => may(role, permission)),
    )
    .orderBy('username')
    .limit(countMax)
    .execute()
  return rows.map(({ id, username }) => ({ staffId: id, name: username }))
}
