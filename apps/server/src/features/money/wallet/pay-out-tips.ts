import { hashOf, postTransferBetween } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { tipsOf, tipsPaidOf } from './accounts.ts'

interface TipPayout {
  vendorId: string
  gameCode: string
  currency: string
  amountMinor: bigint
  /** Moves once for ever. */
  payoutId: string
  /** Whose tips they are: the table, and the shift. */
  reference: string
  actor: Actor
}

/**
 * The tips of the table → what the house has paid to dealers. False where the account holds less: nothing moved. Payouts
 * of one table are decided one after the other.
 */
export async function payOutTips(tx: Tx, payout: TipPayout): Promise<boolean> {
  const { currency, amountMinor, payoutId, reference, actor } = payout
  const tips = tipsOf(payout, currency)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tips:${tips.ownerId}:${currency}`}, 0))`.execute(tx)
  const { rows } = await sql<{ balance: string }>`
    select balance::text from ledger.account_balances
    where owner_kind = ${tips.ownerKind} and owner_id = ${tips.ownerId} and kind = ${tips.kind}
      and currency = ${currency}`.execute(tx)
  if (BigInt(rows[0]?.balance ?? 0) < amountMinor) return false
  const result = await postTransferBetween(tx, {
    ...{ scope: 'tip-payout', key: payoutId, kind: 'tip_payout', amountMinor, reference },
    ...{ debit: tips, credit: tipsPaidOf(currency), actor: `${actor.kind}:${actor.id}` },
    requestHash: hashOf({ kind: 'tip_payout', owner: tips.ownerId, reference, currency, amountMinor }),
  })
  if (result.status !== 'applied') throw new Error(`the tips ${payoutId} were not paid: ${result.status}`)
  return true
}
