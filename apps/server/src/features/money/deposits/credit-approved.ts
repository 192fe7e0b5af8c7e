import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'
import type { Word } from '../../site/wishes/index.ts'
import { demandTurnover } from '../turnover/index.ts'
import { creditDeposit } from '../wallet/index.ts'
import type { Deposit } from './deposit.ts'
import { saveDecision } from './deposit-store.ts'
import { notifyDeposit } from './notify-deposit.ts'

/** Moves the money of a locked deposit that was just approved, and writes it down; `detail` goes into the log with it. */
export async function creditApproved(
  tx: Tx,
  { actor, at, ip, requestId }: Pick<Word, 'actor' | 'at' | 'ip' | 'requestId'>,
  { deposit, detail = {} }: { deposit: Deposit; detail?: Record<string, string> | undefined },
): Promise<void> {
  const { id: depositId, memberId, currency, creditMinor } = deposit
  const source = deposit.paymentId ? 'gateway' : 'bank'
  const amountMinor = creditMinor
  await demandTurnover(tx, { memberId, currency, kind: 'deposit', reference: depositId, amountMinor, at })
  await creditDeposit(tx, { memberId, currency, amountMinor, depositId, source, actor })
  await saveDecision(tx, deposit)
  await notifyDeposit(tx, deposit)
  await recordAudit(tx, {
    actor,
    action: 'deposit.approved',
    subject: depositId,
    detail: { amountMinor: String(creditMinor), currency, ...detail },
    ip,
    requestId,
  })
  announce(tx, memberId, 'deposit.changed', { depositId, status: 'approved' })
}
