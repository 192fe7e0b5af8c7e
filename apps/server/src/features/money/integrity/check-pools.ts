import type { AppContext } from '../../../context.ts'
import { listBrokenPools } from '../wallet/index.ts'
import { checkBooks } from './check-books.ts'

/** Holds the pools of jackpots against the stakes that joined them, every hour; what differs has all books checked at once. */
export async function checkPools(context: AppContext): Promise<void> {
  const found = await listBrokenPools(context.db)
  if (found.length > 0) await checkBooks(context)
}
