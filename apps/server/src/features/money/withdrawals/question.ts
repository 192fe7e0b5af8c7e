import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { endWait, type Withdrawal } from './withdrawal.ts'

/** For so long an answer is waited for; then the withdrawal is refused and the amount free. */
export const answerWaitMs = 72 * 3_600_000

/** Submitted → waits for the player, whose clock it is now. @returns STATE_CONFLICT in any other state */
export function ask(withdrawal: Withdrawal, at: Date): Outcome<Withdrawal> {
  if (withdrawal.state !== 'submitted') return refuse('STATE_CONFLICT')
  return ok({
    ...withdrawal,
    state: 'info_needed',
    askedAt: at,
    answerUntil: new Date(at.getTime() + answerWaitMs),
  })
}

/** The player answered: it is reviewed on. @returns STATE_CONFLICT in any other state */
export function answer(withdrawal: Withdrawal, at: Date): Outcome<Withdrawal> {
  if (withdrawal.state !== 'info_needed') return refuse('STATE_CONFLICT')
  return ok({ ...endWait(withdrawal, at), state: 'submitted' })
}

/** Whether the time for an answer is over. */
export const isUnanswered = ({ state, answerUntil }: Withdrawal, at: Date): boolean =>
  state === 'info_needed' && answerUntil !== undefined && answerUntil <= at
