import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { payAgentPoints } from '../../money/wallet/index.ts'

interface Owed {
  earnerId: string
  currency: string
}

const perBatch = 200
const batchesMax = 500

/**
 * Pays everything that settlements owe: one movement for each account and currency, the corrections among it counted in.
 * Two runs at once share the work, and what one of them has paid the other does not see. Answers how many were paid.
 */
export async function payPoints({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  let paid = 0
  let after: Owed = { earnerId: '', currency: '' }
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const owed = await listOwed(db, after)
    for (const one of owed) if (await transact(db, (tx) => payOne(tx, one, clock.now()))) paid += 1
    const last = owed.at(-1)
    if (!last || owed.length < perBatch) break
    after = last
  }
  return paid
}

async function listOwed(reader: AppContext['db'], { earnerId, currency }: Owed): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select earner_id as "earnerId", currency from point_shares
    where payment_id is null and (earner_id, currency) > (${earnerId}, ${currency})
    group by earner_id, currency order by earner_id, currency limit ${perBatch}`.execute(reader)
  return rows
}

/** False where another run was first. */
async function payOne(tx: Tx, { earnerId, currency }: Owed, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`points:${earnerId}:${currency}`}, 0)) as is_ours`.execute(tx)
  if (!rows[0]?.is_ours) return false
  const paymentId = newId('ppy', now.getTime())
  const amountMinor = await takeUnpaid(tx, { paymentId, earnerId, currency, now })
  if (amountMinor === undefined) return false
  const debtMinor = await payAgentPoints(tx, { memberId: earnerId, currency, amountMinor, paymentId })
  if (debtMinor > 0n) await saveDebt(tx, paymentId, debtMinor)
  return true
}

interface Payment extends Owed {
  paymentId: string
  now: Date
}

/** What is owed by now becomes one payment; undefined where nothing is left. What comes meanwhile waits for the next run. */
async function takeUnpaid(tx: Tx, { paymentId, earnerId, currency, now }: Payment): Promise<bigint | undefined> {
  const { rows } = await sql<{ amount: string }>`
    with due as (
      select vendor_id, round_id, version, amount_minor from point_shares
      where earner_id = ${earnerId} and currency = ${currency} and payment_id is null
      for no key update
    ), payment as (
      insert into point_payments (id, earner_id, currency, amount_minor, paid_at)
      select ${paymentId}, ${earnerId}, ${currency}, sum(amount_minor), ${now} from due having count(*) > 0
      returning amount_minor::text as amount
    ), marked as (
      update point_shares s set payment_id = ${paymentId} from due d
      where s.earner_id = ${earnerId} and (s.vendor_id, s.round_id, s.version) = (d.vendor_id, d.round_id, d.version)
    )
    select amount from payment`.execute(tx)
  return rows[0] && BigInt(rows[0].amount)
}

async function saveDebt(tx: Tx, paymentId: string, debtMinor: bigint): Promise<void> {
  await tx.updateTable('point_payments').set({ debt_minor: debtMinor.toString() }).where('id', '=', paymentId).execute()
}
