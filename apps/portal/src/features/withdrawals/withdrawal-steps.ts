import type { Withdrawal } from '@fairground/contract'

type State = Withdrawal['status']
type Entered = Pick<Withdrawal['timeline'][number], 'state' | 'at'>

interface ShownStep {
  state: State
  at?: string
  isFailed: boolean
}

const happyPath: readonly State[] = ['submitted', 'approved', 'paying', 'paid']

/** Known to have arrived: by the player's word, or without one in time. */
const receipts: readonly State[] = ['received', 'full_payment', 'auto_received', 'resolved_received', 'forced']

/** The way a withdrawal goes, or where it ended instead. `now` is the step that is being waited for. */
export function stepsOf(timeline: readonly Entered[], status: State): { steps: ShownStep[]; now: number } {
  // What is asked and answered in between does not begin it anew.
  const at = (state: State) =>
    (state === 'submitted' ? timeline[0] : timeline.findLast((step) => step.state === state))?.at
  const isEnded = status === 'rejected' || status === 'cancelled'
  const isOver = isEnded || status === 'resolved_refunded' || receipts.includes(status)
  if (isEnded) {
    const path = [...happyPath.filter((state) => at(state)), status]
    return {
      steps: path.map((state) => ({ state, at: at(state), isFailed: state === status })),
      now: path.length,
    }
  }
  const path = isOver || status === 'disputed' ? [...happyPath, status] : happyPath
  const now =
    isOver || status === 'paid' ? path.length : status === 'disputed' ? 4 : Math.max(0, happyPath.indexOf(status)) + 1
  // What is paid again comes a second time to steps that it has passed before.
  const steps = path.map((state, index) => ({
    state,
    at: index < now || state === 'disputed' ? at(state) : undefined,
    isFailed: false,
  }))
  return { steps, now }
}
