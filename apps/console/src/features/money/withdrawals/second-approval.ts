import type { StaffWithdrawal } from '@fairground/contract'

type Facts = Pick<StaffWithdrawal, 'approvals' | 'approvalsNeeded' | 'allowed' | 'status'>

/** Where the rule of two people stands, seen by one person. `none` when one yes is enough or all is decided. */
export type SecondApproval = 'none' | 'firstIsMine' | 'firstIsOther' | 'waitsForOther' | 'waitsForMe' | 'waitsForAny'

/** `username` is the person looking. */
export function secondApprovalOf(
  { approvals, approvalsNeeded, allowed, status }: Facts,
  username: string,
): SecondApproval {
  if (status !== 'submitted' || approvalsNeeded < 2) return 'none'
  const mayApprove = allowed.includes('approve')
  if (approvals.length === 0) return mayApprove ? 'firstIsMine' : 'firstIsOther'
  if (approvals.some((approval) => approval.username === username)) return 'waitsForOther'
  return mayApprove ? 'waitsForMe' : 'waitsForAny'
}
