import type { ApplicationState } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { Promotion } from './promotion.ts'

/** What a member asked a reward with. */
export interface Application {
  id: string
  promotionId: string
  memberId: string
  tryNumber: number
  comment: string | undefined
  state: ApplicationState
  sentAt: Date
  decidedAt: Date | undefined
  /** Id of an operator; undefined where nobody had to say yes. */
  decidedBy: string | undefined
  reason: string | undefined
}

export interface Decision {
  decision: 'approve' | 'reject'
  reason: string | undefined
  staffId: string
  at: Date
}

/** A person says yes or no. Refusals: STATE_CONFLICT when it does not wait any more, VALIDATION for a no without a reason. */
export function decide(application: Application, { decision, reason, staffId, at }: Decision): Outcome<Application> {
  if (application.state !== 'applying') return refuse('STATE_CONFLICT')
  if (decision === 'reject' && reason === undefined) return refuseField('reason', 'validation.required')
  const state = decision === 'approve' ? 'approved' : 'rejected'
  return ok({ ...application, state, reason, decidedBy: staffId, decidedAt: at })
}

/** With what it was sent for, and the names of those who have to do with it. */
export interface ListedApplication {
  application: Application
  promotion: Pick<Promotion, 'texts' | 'promotionType' | 'currency' | 'rewardMinor' | 'budgetMinor' | 'awardedMinor'>
  account: string
  icon: string
  decidedByName: string | undefined
  /** Put into the wallet. */
  isClaimed: boolean
}
