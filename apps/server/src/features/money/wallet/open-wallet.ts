import { openAccount } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'

/** Opens a member's cash account; one that is open stays as it is. */
export async function openWallet(tx: Tx, memberId: string, currency: string): Promise<void> {
  await openAccount(tx, cashOf(memberId, currency))
}
