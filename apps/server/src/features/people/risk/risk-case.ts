import type { RiskCase, RiskKind } from '@fairground/contract'

/** A case as it is kept. */
export interface StoredCase {
  id: string
  number: number
  memberId: string
  account: string
  icon: string
  kind: RiskKind
  task: RiskCase['task']
  state: RiskCase['state']
  openedAt: Date
  dueAt: Date
  /** Id of an operator. */
  assignedTo: string | undefined
  assignedName: string | undefined
  flagCount: number
  closedAt: Date | undefined
  closedByName: string | undefined
  outcome: RiskCase['outcome']
  outcomeNote: string | undefined
}
