import type { BalanceAnswer } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { type Outcome, ok } from '../lib/outcome.ts'
import { askWallet } from './ask-wallet.ts'
import type { Session } from './session-store.ts'

const timeoutMs = 5_000

/** Asks the wallet what the player can stake now. */
export async function getBalance(context: AppContext, session: Session): Promise<Outcome<BalanceAnswer>> {
  const asked = await askWallet(context, session, timeoutMs)
  if (!asked.ok) return asked
  const { balanceMinor, balanceVersion, currency } = asked.value
  return ok({ balanceMinor: balanceMinor.toString(), balanceVersion, currency })
}
