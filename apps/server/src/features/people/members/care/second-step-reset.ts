import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'

/** Pending requests that a second operator has not decided. */
export interface SecondStepReset {
  id: string
  reason: string
  askedBy: string
  askedByName: string
  askedAt: Date
  expiresAt: Date
}

/** How long a request waits for the second person. */
export const resetMs = 24 * 60 * 60_000

export const isLapsed = ({ expiresAt }: SecondStepReset, now: Date): boolean => now >= expiresAt

/** Whether the request still waits; one that waited too long is as good as none. */
export const isWaiting = (reset: SecondStepReset | undefined, now: Date): reset is SecondStepReset =>
  reset !== undefined && !isLapsed(reset, now)

/** The second yes. @returns STATE_CONFLICT where nothing waits, FOUR_EYES for who asked */
export function confirmReset(reset: SecondStepReset | undefined, staffId: string, now: Date): Outcome<SecondStepReset> {
  if (!isWaiting(reset, now)) return refuse('STATE_CONFLICT')
  return reset.askedBy === staffId ? refuse('FOUR_EYES') : ok(reset)
}

/** What somebody who may recover members can do with it. */
export const allowedReset = ({ askedBy }: SecondStepReset, staffId: string): ('confirm' | 'withdraw')[] =>
  askedBy === staffId ? ['withdraw'] : ['confirm', 'withdraw']
