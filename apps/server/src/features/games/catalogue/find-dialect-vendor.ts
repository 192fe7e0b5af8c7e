import { createPublicKey, type KeyObject } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { networksOf } from './networks.ts'
import { openSecret } from './vendor-secret.ts'
import { findDialectRow, listKeyRows, type VendorDialect, type VendorStatus } from './vendor-store.ts'

/** A vendor that speaks another protocol than PSW/1. */
export interface DialectVendor {
  vendorId: string
  dialect: VendorDialect
  status: VendorStatus
  /** Those of the keys in use. */
  secrets: Buffer[]
  publicKey: KeyObject | undefined
  /** Undefined: it may call from anywhere. */
  allowedNetworks: BlockList | undefined
}

const limits = { lifeMs: 1_000, entriesMax: 1_000 }

/** A vendor and its keys as they stood at most a second ago. */
export const findDialectVendor = rememberBriefly(
  limits,
  async (context: AppContext, vendorId: string): Promise<DialectVendor | undefined> => {
    const row = await findDialectRow(context.db, vendorId)
    if (!row) return undefined
    const keys = await listKeyRows(context.db, vendorId, context.clock.now())
    const { dialect, status, publicKeyPem, allowedNetworks } = row
    return {
      ...{ vendorId, dialect, status },
      secrets: keys.map(({ keyId, secretSealed }) => openSecret(context, vendorId, keyId, secretSealed)),
      publicKey: publicKeyPem === null ? undefined : createPublicKey(publicKeyPem),
      allowedNetworks: allowedNetworks ? networksOf(allowedNetworks) : undefined,
    }
  },
)
