import type { SharedBetAnswer } from '@fairground/contract/studio'
import { askUntilKnown, type Purse } from '@fairground/vendor-ui'
import type { PaidOutcome } from './live-table.ts'
import { patiently } from './patiently.ts'

/** What costs money, asked until its answer is known; nothing to ask with while there is no line. */
export async function payFor<Value extends Pick<SharedBetAnswer, 'balanceMinor' | 'balanceVersion'>>(
  purse: Purse,
  minor: bigint,
  ask: (() => Promise<PaidOutcome<Value>>) | undefined,
): Promise<PaidOutcome<Value>> {
  if (!ask) return { ok: false, code: 'OFFLINE' }
  if (!(await purse.canStake(minor))) return { ok: false, code: 'INSUFFICIENT_FUNDS' }
  const outcome = await askUntilKnown(ask, patiently)
  if (outcome.ok) purse.take(outcome.value)
  return outcome
}
