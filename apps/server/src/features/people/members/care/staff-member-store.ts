import { sql } from 'kysely'
import type { Reader } from '../../../../db/db.ts'
import { prefixPattern } from '../../../../db/prefix-pattern.ts'
import { loginTries } from '../../identity/index.ts'
import type { StaffMemberRow } from './staff-member-view.ts'

export interface MemberQuery {
  /** Beginning of the account, or the whole member id. */
  query: string | undefined
  type: number | undefined
  status: 'active' | 'locked' | 'suspended' | 'resetAsked' | undefined
  /** Account of the recommender, or an invitation code. */
  upline: string | undefined
  pageNo: number
  pageSize: number
  now: Date
}

const lockPrefix = `${loginTries('').purpose}:`

const isLocked = (now: Date) =>
  // Names hold no blank: between it and the sign after it stand the keys of all networks.
  sql<boolean>`exists (select from attempts
    where key collate "C" >= ${lockPrefix} || lower(members.account) || ' '
      and key collate "C" < ${lockPrefix} || lower(members.account) || '!' and locked_until > ${now})`

/** A page of members that are not closed, newest first, and how many there are in all. */
export async function listMembers(
  reader: Reader,
  query: MemberQuery,
): Promise<{ rows: StaffMemberRow[]; total: number }> {
  const found = matching(reader, query)
  const [rows, { total }] = await Promise.all([
    withTotals(found, query.now)
      .orderBy('members.registered_at', 'desc')
      .orderBy('members.id', 'desc')
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize)
      .execute(),
    found.select((column) => column.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(rowOf), total: Number(total) }
}

/** Of these members those that are not closed, newest first. */
export async function listMembersOf(reader: Reader, ids: readonly string[], now: Date): Promise<StaffMemberRow[]> {
  if (ids.length === 0) return []
  const found = reader.selectFrom('members').where('members.status', '<>', 'closed').where('members.id', 'in', ids)
  const rows = await withTotals(found, now).orderBy('members.registered_at', 'desc').execute()
  return rows.map(rowOf)
}

export async function getStaffMember(reader: Reader, memberId: string, now: Date): Promise<StaffMemberRow> {
  const found = reader.selectFrom('members').where('members.id', '=', memberId)
  return rowOf(await withTotals(found, now).executeTakeFirstOrThrow())
}

function matching(reader: Reader, { query, type, status, upline = '', now }: MemberQuery) {
  const prefix = prefixPattern((query ?? '').toLowerCase())
  return reader
    .selectFrom('members')
    .where('members.status', '<>', 'closed')
    .$if(query !== undefined && query !== '', (members) =>
      members.where((or) =>
        or.or([or(or.fn('lower', ['members.account']), 'like', prefix), or('members.id', '=', query ?? '')]),
      ),
    )
    .$if(upline !== '', (members) =>
      members.where((or) =>
        or.or([
          or(
            'members.recommender_id',
            '=',
            or
              .selectFrom('members as u')
              .select('u.id')
              .where((u) => u.fn('lower', ['u.account']), '=', upline.toLowerCase()),
          ),
          or('members.invitation_code', '=', upline.toUpperCase()),
        ]),
      ),
    )
    .$if(type !== undefined, (members) => members.where('members.type', '=', type ?? 0))
    .$if(status === 'resetAsked', (members) =>
      members.where('members.id', 'in', (with_) =>
        with_
          .selectFrom('second_step_resets')
          .select('member_id')
          .where('state', '=', 'asked')
          .where('expires_at', '>', now),
      ),
    )
    .$if(status === 'suspended', (members) => members.where('members.status', '=', 'suspended'))
    .$if(status === 'active', (members) =>
      members.where('members.status', '=', 'active').where(sql<boolean>`not ${isLocked(now)}`),
    )
    .$if(status === 'locked', (members) => members.where('members.status', '=', 'active').where(isLocked(now)))
}

type Found = ReturnType<typeof matching>

const withTotals = (found: Found, now: Date) =>
  found.select([
    'members.id',
    'members.account',
    'members.icon',
    'members.type',
    'members.status',
    isLocked(now).as('is_locked'),
    'members.currency',
    'members.registered_at',
    'members.last_login_at',
    sql<string>`(select coalesce(sum(credit_minor), 0) from deposits where member_id = members.id and state = 'approved')`.as(
      'deposited_minor',
    ),
    sql<string>`(select coalesce(sum(paid_minor), 0) from withdrawals where member_id = members.id)`.as(
      'withdrawn_minor',
    ),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number]

const rowOf = (row: Row): StaffMemberRow => ({
  memberId: row.id,
  account: row.account,
  icon: row.icon,
  type: row.type,
  status: row.status,
  isLocked: row.is_locked,
  currency: row.currency,
  depositedMinor: BigInt(row.deposited_minor),
  withdrawnMinor: BigInt(row.withdrawn_minor),
  registeredAt: row.registered_at,
  lastLoginAt: row.last_login_at,
})
