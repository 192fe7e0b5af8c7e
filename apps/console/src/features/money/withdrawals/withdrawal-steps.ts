import type { WithdrawalDetail } from '@fairground/contract'
import type { StepState } from '@fairground/ui'

type Facts = Pick<WithdrawalDetail, 'status' | 'timeline'>
type State = WithdrawalDetail['status']

export interface ReviewStep {
  /** Text of the catalogue: `step.<id>`. */
  id: 'submitted' | 'approved' | 'paying' | 'paid'
  /** ISO time at which it was reached. */
  at?: string | undefined
  state: StepState
}

const order = ['submitted', 'approved', 'paying', 'paid'] as const
const nowOf: Record<State, number> = {
  submitted: 1,
  info_needed: 1,
  approved: 2,
  paying: 2,
  paid: 4,
  received: 4,
  full_payment: 4,
  auto_received: 4,
  disputed: 4,
  resolved_received: 4,
  resolved_refunded: 4,
  forced: 4,
  rejected: 1,
  cancelled: 1,
}

/** How far a withdrawal has come: sent, decided, paid out, received. A refusal stops it at the decision. */
export function stepsOf({ status, timeline }: Facts): ReviewStep[] {
  const now = nowOf[status]
  const isStopped = status === 'rejected' || status === 'cancelled'
  const atOf = (state: State) => timeline.find((step) => step.state === state)?.at
  return order.map((id, index) => {
    if (isStopped && index === now) return { id, at: atOf(status), state: 'failed' }
    return { id, at: atOf(id), state: index < now ? 'done' : index === now ? 'now' : 'later' }
  })
}
