import type { RiskFlag } from '@fairground/contract'
import type { Flag } from './rule.ts'

/** A flag as it is kept. */
export interface StoredFlag extends Flag {
  id: string
  memberId: string
  day: string
  raisedAt: Date
  verdict: RiskFlag['verdict']
  reviewedBy: string | undefined
  caseId: string | undefined
}
