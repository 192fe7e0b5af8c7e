import { randomUUID } from 'node:crypto'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { findPlayer, postToVendor } from '../../games/catalogue/index.ts'
import { leaveTransit } from '../wallet/index.ts'
import { saveToldBalance } from './vendor-wallet-store.ts'
import { destinationOf, type VendorWord, type WalletTransfer, waitMsAfter, wordOf } from './wallet-transfer.ts'
import { findWalletTransfer, lockWalletTransfer, saveNextTry, saveResolved } from './wallet-transfer-store.ts'

/**
 * Asks the vendor for the outcome and brings the money out of transit; without an answer it is asked again later. Asking
 * twice is safe: the vendor knows the id, and the money leaves transit once.
 */
export async function settleWalletTransfer(context: AppContext, transferId: string): Promise<WalletTransfer> {
  const transfer = await findWalletTransfer(context.db, transferId)
  if (!transfer) throw new Error(`there is no wallet transfer ${transferId}`)
  if (transfer.state !== 'pending') return transfer
  const word = await askVendor(context, transfer)
  return word ? resolve(context, transferId, word) : postpone(context, transferId)
}

async function askVendor(context: AppContext, transfer: WalletTransfer): Promise<VendorWord | undefined> {
  const { id, vendorId, memberId, direction, currency, amountMinor } = transfer
  const body = {
    requestId: randomUUID(),
    transferId: id,
    playerId: await findPlayer(context.db, vendorId, memberId),
    direction,
    amount: String(amountMinor),
    currency,
  }
  try {
    return wordOf(await postToVendor(context, { vendorId, path: '/wallet/transfer', body, isEvenWhenOff: true }))
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ vendorId, transferId: id, err: error }, 'the outcome of a wallet transfer is not known yet')
    return undefined
  }
}

const resolve = ({ db, clock }: AppContext, transferId: string, word: VendorWord): Promise<WalletTransfer> =>
  transact(db, async (tx) => {
    const transfer = await lockWalletTransfer(tx, transferId)
    if (transfer.state !== 'pending') return transfer
    const { memberId, vendorId, currency, amountMinor, direction } = transfer
    const { state, vendorCode, balanceMinor } = word
    const now = clock.now()
    const money = { walletTransferId: transferId, memberId, vendorId, currency, amountMinor }
    await leaveTransit(tx, money, destinationOf(direction, state))
    await saveResolved(tx, transferId, word, now)
    await saveToldBalance(tx, { memberId, vendorId, currency, balanceMinor, at: now })
    await recordAudit(tx, {
      actor: { kind: 'vendor', id: vendorId },
      action: state === 'done' ? 'wallet-transfer.done' : 'wallet-transfer.refused',
      subject: transferId,
      detail: { vendorCode, direction, amountMinor: String(amountMinor), currency },
    })
    return { ...transfer, state, vendorCode }
  })

const postpone = ({ db, clock }: AppContext, transferId: string): Promise<WalletTransfer> =>
  transact(db, async (tx) => {
    const transfer = await lockWalletTransfer(tx, transferId)
    if (transfer.state !== 'pending') return transfer
    const tries = transfer.tries + 1
    const runAt = new Date(clock.now().getTime() + waitMsAfter(tries))
    await saveNextTry(tx, transferId, tries, runAt)
    await enqueue(tx, 'settle-wallet-transfer', { transferId }, { jobKey: transferId, runAt })
    return { ...transfer, tries }
  })
