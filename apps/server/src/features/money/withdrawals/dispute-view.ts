import type { StaffDispute, Withdrawal, WithdrawalDetail } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { canObject, type Dispute, decisionsOf, type QueuedDispute } from './dispute.ts'
import type { Message } from './message.ts'
import type { Reviewer } from './withdrawal-policy.ts'

/** A dispute as the member reads it. */
export const viewOwnDispute = (dispute: Dispute, currency: string): NonNullable<Withdrawal['dispute']> => ({
  amount: formatAmount(dispute.amountMinor, getCurrency(currency)),
  openedAt: dispute.openedAt.toISOString(),
  turn: dispute.turn,
  answerDueAt: dispute.answerDueAt?.toISOString(),
  forcedAt: dispute.forcedAt?.toISOString(),
  canObject: canObject(dispute),
  outcome: dispute.outcome,
  closedAt: dispute.closedAt?.toISOString(),
})

const proposalOf = ({ proposal }: Dispute): StaffDispute['proposal'] =>
  proposal && { decision: proposal.decision, username: proposal.username }

/** The last dispute of a withdrawal, with what this person may decide. */
export function viewDispute(
  dispute: Dispute,
  currency: string,
  { reviewer, messages }: { reviewer: Reviewer; messages: readonly Message[] },
): NonNullable<WithdrawalDetail['dispute']> {
  const { staffId, permissions } = reviewer
  const isOwnProposal = (decision: string) =>
    dispute.proposal?.decision === decision && dispute.proposal.staffId === staffId
  const mayDecide = permissions.includes('withdrawals.decide')
  return {
    ...viewOwnDispute(dispute, currency),
    proposal: proposalOf(dispute),
    decisions: mayDecide ? decisionsOf(dispute).filter((decision) => !isOwnProposal(decision)) : [],
    hasEvidence: messages.some(({ kind, proofs }) => kind === 'staff' && proofs.length > 0),
  }
}

/** A dispute in the queue. */
export const viewQueuedDispute = (queued: QueuedDispute): StaffDispute => ({
  ...viewOwnDispute(queued.dispute, queued.currency),
  withdrawalId: queued.dispute.withdrawalId,
  memberId: queued.memberId,
  account: queued.account,
  icon: queued.icon,
  withdrawalAmount: formatAmount(queued.amountMinor, getCurrency(queued.currency)),
  proposal: proposalOf(queued.dispute),
})
