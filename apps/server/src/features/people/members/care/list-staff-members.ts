import type { AppContext } from '../../../../context.ts'
import { getBalances } from '../../../money/wallet/index.ts'
import { listMembers, type MemberQuery } from './staff-member-store.ts'
import { staffMember } from './staff-member-view.ts'

type Query = Omit<MemberQuery, 'now'>

/** A page of members with their balances. */
export async function listStaffMembers({ db, clock }: AppContext, query: Query) {
  const { rows, total } = await listMembers(db, { ...query, now: clock.now() })
  const balanceOf = await getBalances(db, rows)
  const list = rows.map((row) => staffMember(row, balanceOf(row)))
  return { list, total, pageNo: query.pageNo, pageSize: query.pageSize }
}
