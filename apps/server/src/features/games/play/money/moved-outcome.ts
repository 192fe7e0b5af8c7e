import type { PswCode } from '@fairground/contract/psw'
import type { VendorMoved } from '../../../money/wallet/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'

/** An outcome with the balance that the movement left. */
export const movedOutcome = (code: PswCode, moved: VendorMoved, currency: string): PswOutcome => ({
  code,
  portalTransactionId: moved.portalTransactionId,
  balance: moved.balanceMinor.toString(),
  balanceVersion: moved.version,
  currency,
})
