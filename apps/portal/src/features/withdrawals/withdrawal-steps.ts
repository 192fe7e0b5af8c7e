import type { Withdrawal } from '@fairground/contract'

type State = Withdrawal['status']

interface ShownStep {
  state: State
  at?: string
  isFailed: boolean
}

const happyPath: readonly State[] = ['submitted', 'approved', 'paying', 'paid']

/** Known to have arrived: by the player's word, or without one in time. */
const receipts: readonly State[] = ['received', 'full_payment', 'auto_received']

/** The way a withdrawal goes, or where it ended instead. `now` is the step that is being waited for. */
export function stepsOf(timeline: Withdrawal['timeline'], status: State): { steps: ShownStep[]; now: number } {
  const at = (state: State) => timeline.findLast((step) => step.state === state)?.at
  const isEnded = status === 'rejected' || status === 'cancelled'
  const isReceived = receipts.includes(status)
  const path = isEnded
    ? [...happyPath.filter((state) => at(state)), status]
    : isReceived
      ? [...happyPath, status]
      : happyPath
  const steps = path.map((state) => ({ state, at: at(state), isFailed: isEnded && state === status }))
  const reached = steps.filter((step) => step.at !== undefined).length
  return { steps, now: status === 'paid' || isEnded || isReceived ? steps.length : reached }
}
