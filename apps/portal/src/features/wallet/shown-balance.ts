import type { Balance } from '@fairground/contract'
import { formatAmount } from '@fairground/money'
import { minorOf } from '../../lib/amount.ts'
import type { FrameBalance } from '../../lib/frame-balance.ts'

/**
 * The balance as a page may show it: what the game over the page shows, while there is one; otherwise less what was won in
 * shows that are not over, so that no page tells a result before its game.
 */
export function shownBalance(ledger: Balance, frame: FrameBalance | undefined): Balance {
  if (frame?.currency === ledger.currency)
    return { ...ledger, balance: formatAmount(BigInt(frame.balanceMinor), 'VND') }
  if (ledger.unseen === undefined) return ledger
  const shownMinor = minorOf(ledger.balance) - minorOf(ledger.unseen)
  return { ...ledger, balance: formatAmount(shownMinor > 0n ? shownMinor : 0n, 'VND') }
}
