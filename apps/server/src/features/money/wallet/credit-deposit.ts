import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { bankOf, cashOf, gatewayOf, sandboxOf } from './accounts.ts'
import { moveCashAndAnnounce } from './move-cash.ts'

const sources = { bank: bankOf, gateway: gatewayOf, sandbox: sandboxOf }

interface DepositCredit {
  memberId: string
  currency: string
  amountMinor: bigint
  depositId: string
  /** Where the money came in: the operator's bank, a payment gateway, or the sandbox that makes it up. */
  source: keyof typeof sources
  actor: Actor
}

/** Bank, gateway or sandbox → cash. Once a deposit: asking again moves nothing. */
export async function creditDeposit(
  tx: Tx,
  { memberId, currency, amountMinor, depositId, source, actor }: DepositCredit,
): Promise<void> {
  await moveCashAndAnnounce(tx, {
    memberId,
    kind: 'deposit',
    debit: sources[source](currency),
    credit: cashOf(memberId, currency),
    amountMinor,
    scope: 'deposit',
    key: depositId,
    reference: depositId,
    actor: `${actor.kind}:${actor.id}`,
  })
}
