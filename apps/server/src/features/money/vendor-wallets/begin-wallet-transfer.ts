import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { ensurePlayer, lockVendorMode } from '../../games/catalogue/index.ts'
import { arePayoutsFrozen } from '../integrity/index.ts'
import { enterTransit } from '../wallet/index.ts'
import { isSameWish, type WalletDirection, type WalletTransfer } from './wallet-transfer.ts'
import { addWalletTransfer, lockByRequest } from './wallet-transfer-store.ts'

/** Longer than one try, whose caller queries the vendor itself. */
export const firstTryMs = 15_000

export interface WalletWish {
  memberId: string
  vendorId: string
  direction: WalletDirection
  currency: string
  amountMinor: bigint
  requestId: string
}

/** Who asks from where, for the audit log. */
export interface Asker {
  app: AppContext
  ip?: string
  requestId?: string
}

/**
 * Brings the money into transit, from where it waits for the vendor's answer. The same request id begins once.
 * Refusals: REQUEST_MISMATCH, TRANSFERS_HALTED, WALLET_CLOSED for a vendor that is closed or keeps no purses, INSUFFICIENT_BALANCE.
 */
export async function beginWalletTransfer(asker: Asker, wish: WalletWish): Promise<Outcome<WalletTransfer>> {
  const { db, clock } = asker.app
  const { memberId, vendorId, direction, currency, amountMinor } = wish
  return transact(db, async (tx) => {
    const earlier = await lockByRequest(tx, memberId, wish.requestId)
    if (earlier) return isSameWish(earlier, wish) ? ok(earlier) : refuse('REQUEST_MISMATCH')
    if (await arePayoutsFrozen(tx)) return refuse('TRANSFERS_HALTED')
    const vendor = await lockVendorMode(tx, vendorId, 'share')
    const isOpen = vendor?.status === 'active' || (direction === 'out' && vendor?.status === 'maintenance')
    if (vendor?.walletMode !== 'transfer' || !isOpen) return refuse('WALLET_CLOSED')

    const createdAt = clock.now()
    const fresh = { state: 'pending', vendorCode: undefined, tries: 0 } as const
    const transfer: WalletTransfer = { ...wish, ...fresh, id: newId('wtr'), createdAt }
    const money = { walletTransferId: transfer.id, memberId, vendorId, currency, amountMinor }
    const moved = await enterTransit(tx, money, direction === 'in' ? 'cash' : 'vendor')
    if (moved === 'insufficient') return refuse('INSUFFICIENT_BALANCE')
    await ensurePlayer(tx, vendorId, memberId)
    const nextTryAt = new Date(createdAt.getTime() + firstTryMs)
    await addWalletTransfer(tx, transfer, nextTryAt)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'wallet-transfer.begun',
      subject: transfer.id,
      detail: { vendorId, direction, amountMinor: String(amountMinor), currency },
      ip: asker.ip,
      requestId: asker.requestId,
    })
    await enqueue(tx, 'settle-wallet-transfer', { transferId: transfer.id }, { jobKey: transfer.id, runAt: nextTryAt })
    return ok(transfer)
  })
}
