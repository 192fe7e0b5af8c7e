import type { PswRequest } from '@fairground/contract/psw'
import type { Tx } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import { moneyParam, notify } from '../../../talk/inbox/index.ts'
import { addHold } from './jackpot-hold-store.ts'

interface Held {
  vendorId: string
  memberId: string
  request: PswRequest<'jackpot-win'>
  heldAt: Date
}

/** Holds a large jackpot until two people approve; the player is told about the win and the delay. */
export async function holdJackpot(tx: Tx, { vendorId, memberId, request, heldAt }: Held): Promise<void> {
  const { transactionId, roundId, jackpotId, tier, currency, amount } = request
  const amountMinor = BigInt(amount)
  const id = newId('jph', heldAt.getTime())
  await addHold(tx, { id, vendorId, transactionId, memberId, roundId, jackpotId, tier, currency, amountMinor, heldAt })
  const params = { amount: moneyParam(amountMinor, currency) }
  await notify(tx, { memberId, template: 'jackpot.held', params, at: heldAt })
}
