import type { BlockList } from 'node:net'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { networksOf } from './networks.ts'
import { openSecret } from './vendor-secret.ts'
import { findVendorKeyRow, type VendorStatus, type WalletMode } from './vendor-store.ts'

export interface VendorKey {
  vendorId: string
  secret: Buffer
  retiredAt: Date | null
  vendorStatus: VendorStatus
  walletMode: WalletMode
  clockSkewMs: number
  /** Undefined: the vendor may call from anywhere. */
  allowedNetworks: BlockList | undefined
}

const limits = { lifeMs: 1_000, entriesMax: 1_000 }

/** A vendor's key as it stood at most a second ago: a retired key and a vendor switched off are refused from then on. */
export const findVendorKey = rememberBriefly(
  limits,
  async (context: AppContext, vendorId: string, keyId: string): Promise<VendorKey | undefined> => {
    const row = await findVendorKeyRow(context.db, vendorId, keyId)
    if (!row) return undefined
    const { secretSealed, retiredAt, vendorStatus, walletMode, clockSkewMs, allowedNetworks } = row
    const secret = openSecret(context, vendorId, keyId, secretSealed)
    const networks = allowedNetworks ? networksOf(allowedNetworks) : undefined
    return { vendorId, secret, retiredAt, vendorStatus, walletMode, clockSkewMs, allowedNetworks: networks }
  },
)
