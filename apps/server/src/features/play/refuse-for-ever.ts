import type { AppContext } from '../../context.ts'
import { transact } from '../../db/db.ts'
import { withBalance } from './answer-money.ts'
import type { PswOutcome } from './psw-outcome.ts'
import type { PswTransaction } from './transaction.ts'
import { saveTransaction } from './transaction-store.ts'

/** Remembers a refused bet or win, so that its id is refused for ever, and answers with the balance. */
export async function refuseForEver(
  { db, clock }: AppContext,
  memberId: string,
  rejected: PswTransaction,
): Promise<PswOutcome> {
  await transact(db, (tx) => saveTransaction(tx, rejected, clock.now()))
  return withBalance(db, { code: rejected.code }, memberId, rejected.currency ?? undefined)
}
