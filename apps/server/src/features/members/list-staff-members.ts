import type { StaffMember } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { getBalance } from '../wallet/index.ts'
import { listMembers, type MemberQuery } from './staff-member-store.ts'
import { staffMember } from './staff-member-view.ts'

type Query = Omit<MemberQuery, 'now'>

/** A page of members with their balances. */
export async function listStaffMembers({ db, clock }: AppContext, query: Query) {
  const { rows, total } = await listMembers(db, { ...query, now: clock.now() })
  const list: StaffMember[] = await Promise.all(
    rows.map(async (row) => staffMember(row, await getBalance(db, row.memberId, row.currency))),
  )
  return { list, total, pageNo: query.pageNo, pageSize: query.pageSize }
}
