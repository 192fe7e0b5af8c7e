import { VendorWalletTotals } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { lockVendorMode, postToVendor, saveWalletMode, type WalletMode } from '../../games/catalogue/index.ts'
import { findModeObstacle } from './wallet-transfer.ts'
import { countMoving } from './wallet-transfer-store.ts'

interface ModeChange {
  vendorId: string
  mode: WalletMode
  actor: Actor
  reason?: string
}

/**
 * Changes how a vendor keeps its players' money. It gives up its purses only when none holds money by its own word, and
 * nothing is in transit. Refusals: NOT_FOUND, VALIDATION of `mode`.
 */
export async function changeWalletMode(context: AppContext, change: ModeChange): Promise<Outcome<object>> {
  const told = await askKept(context, change)
  return transact(context.db, (tx) => changeWalletModeIn(tx, change, told))
}

/** What the vendor told of its purses, and when it was asked. */
export interface Kept {
  askedAt: Date
  keptMinor: bigint | undefined
}

/** Asks a vendor that is to give up its purses what is in them. */
export async function askKept(
  context: AppContext,
  { vendorId, mode }: Pick<ModeChange, 'vendorId' | 'mode'>,
): Promise<Kept> {
  const askedAt = context.clock.now()
  return { askedAt, keptMinor: mode === 'single' ? await askTotal(context, vendorId) : undefined }
}

/** As `changeWalletMode`, in a transaction that has begun, by what the vendor told before it. */
export async function changeWalletModeIn(
  tx: Tx,
  { vendorId, mode, actor, reason }: ModeChange,
  { askedAt, keptMinor }: Kept,
): Promise<Outcome<object>> {
  const vendor = await lockVendorMode(tx, vendorId, 'update')
  if (!vendor) return refuse('NOT_FOUND')
  if (vendor.walletMode === mode) return ok({})
  if (mode === 'transfer' && vendor.dialect !== 'psw') return refuseField('mode', 'validation.walletMode.dialect')
  const pendingCount = await countMoving(tx, vendorId, askedAt)
  const obstacle = mode === 'single' ? findModeObstacle({ pendingCount, keptMinor }) : undefined
  if (obstacle) return refuseField('mode', `validation.walletMode.${obstacle}`)
  await saveWalletMode(tx, vendorId, mode)
  await recordAudit(tx, { actor, action: 'vendor.wallet-mode-changed', subject: vendorId, detail: { mode, reason } })
  return ok({})
}

/** What players have at the vendor in all currencies; undefined when it does not tell. */
export async function askTotal(context: AppContext, vendorId: string): Promise<bigint | undefined> {
  try {
    const { status, answer } = await postToVendor(context, { vendorId, method: 'GET', path: '/wallet/totals' })
    const told = VendorWalletTotals.safeParse(answer)
    if (status !== 200 || !told.success) return undefined
    return told.data.totals.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  } catch (error) {
    if (error instanceof PswUnknownOutcome) return undefined
    throw error
  }
}
