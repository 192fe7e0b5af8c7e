import type { AppContext } from '../../context.ts'
import { getMember } from './member-store.ts'
import { listFriends } from './referral-store.ts'

/** The code of a member, the address that carries it, and a page of those who came by it. */
export async function readReferral(
  { db, config }: AppContext,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const { referralCode } = await getMember(db, memberId)
  if (referralCode === null) throw new Error(`member ${memberId} has no referral code`)
  const { friends, total } = await listFriends(db, { memberId, pageNo, pageSize })
  const url = new URL('/register', config.portalUrl)
  url.searchParams.set('referralCode', referralCode)
  const list = friends.map(({ account, registeredAt }) => ({ account, registeredAt: registeredAt.toISOString() }))
  return { referralCode, url: url.href, invited: total, list, total, pageNo, pageSize }
}
