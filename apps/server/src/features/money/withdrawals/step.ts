import type { WithdrawalState } from './withdrawal.ts'

export interface Step {
  state: WithdrawalState
  at: Date
  kind: StepActor['kind']
  /** Shown to staff: account, user name, or 'system'. */
  by: string
}

export interface StepActor {
  kind: 'member' | 'staff' | 'system'
  id: string
  name: string
}
