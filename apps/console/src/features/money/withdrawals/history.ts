import type { WithdrawalDetail } from '@fairground/contract'

type Facts = Pick<WithdrawalDetail, 'timeline' | 'approvals'>

export interface HistoryEvent {
  id: string
  /** `approval` is a yes that was not yet enough. */
  kind: WithdrawalDetail['status'] | 'approval'
  at: string
  by: string | undefined
}

/** Everything that happened, oldest first: the states, and each yes that did not decide yet. */
export function historyOf({ timeline, approvals }: Facts): HistoryEvent[] {
  const states = timeline.map(({ state, at, by }): HistoryEvent => ({ id: `${state} ${at}`, kind: state, at, by }))
  const decidedAt = timeline.find(({ state }) => state === 'approved')?.at
  const yeses = approvals
    .filter(({ at }) => at !== decidedAt)
    .map(({ username, at }): HistoryEvent => ({ id: `approval ${username}`, kind: 'approval', at, by: username }))
  return [...states, ...yeses].sort((one, other) => one.at.localeCompare(other.at))
}
