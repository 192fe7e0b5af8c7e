import type { Tx } from '../../../db/db.ts'
import { announce } from '../../../lib/live-events.ts'
import { cashOf } from './accounts.ts'
import { getBalance } from './get-balance.ts'
import { moveCash } from './move-cash.ts'

interface CashTransfer {
  senderId: string
  receiverId: string
  currency: string
  amountMinor: bigint
  /** Names it for ever. */
  transferId: string
}

/** Moves cash between members and notifies both pages. `insufficient` if the sender has too little. */
export async function transferCash(tx: Tx, transfer: CashTransfer): Promise<'sent' | 'insufficient'> {
  const { senderId, receiverId, currency, amountMinor, transferId } = transfer
  const { status, isNew, version } = await moveCash(tx, {
    memberId: senderId,
    kind: 'member_transfer',
    debit: cashOf(senderId, currency),
    credit: cashOf(receiverId, currency),
    amountMinor,
    scope: 'member-transfer',
    key: transferId,
    reference: transferId,
    actor: `member:${senderId}`,
  })
  if (status === 'insufficient') return 'insufficient'
  if (isNew) {
    announce(tx, senderId, 'balance.changed', { version })
    announce(tx, receiverId, 'balance.changed', {
      version: (await getBalance(tx, receiverId, currency)).version,
    })
  }
  return 'sent'
}
