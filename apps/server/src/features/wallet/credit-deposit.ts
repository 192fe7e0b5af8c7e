import type { Tx } from '../../db/db.ts'
import type { Actor } from '../../lib/audit.ts'
import { bankOf, cashOf, sandboxOf } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'

interface DepositCredit {
  memberId: string
  currency: string
  amountMinor: bigint
  depositId: string
  /** Where the money came in: the operator's bank, or the sandbox that makes it up. */
  source: 'bank' | 'sandbox'
  actor: Actor
}

/** Bank or sandbox → cash. Once a deposit: asking again moves nothing. */
export async function creditDeposit(
  tx: Tx,
  { memberId, currency, amountMinor, depositId, source, actor }: DepositCredit,
): Promise<void> {
  const debit = source === 'bank' ? bankOf(currency) : sandboxOf(currency)
  await moveCashAndAnnounce(tx, {
    memberId,
    kind: 'deposit',
    debit,
    credit: cashOf(memberId, currency),
    amountMinor,
    scope: 'deposit',
    key: depositId,
    reference: depositId,
    actor: `${actor.kind}:${actor.id}`,
  })
}
