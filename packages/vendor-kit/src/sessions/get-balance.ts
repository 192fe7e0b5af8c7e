import { type Outcome, ok } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { askWallet } from './ask-wallet.ts'
import type { Session } from './session-store.ts'

interface BalanceAnswer {
  balanceMinor: string
  balanceVersion: number
  currency: string
}

const timeoutMs = 5_000

/** Asks the wallet what the player can stake now. */
export async function getBalance(context: VendorKit, session: Session): Promise<Outcome<BalanceAnswer>> {
  const asked = await askWallet(context, session, timeoutMs)
  if (!asked.ok) return asked
  const { balanceMinor, balanceVersion, currency } = asked.value
  return ok({ balanceMinor: balanceMinor.toString(), balanceVersion, currency })
}
