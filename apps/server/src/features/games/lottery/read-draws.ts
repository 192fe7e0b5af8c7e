import { VendorDraws } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { listVendorsOf, readVendorFeed } from '../catalogue/index.ts'
import { lotteryTypes } from './lottery.ts'

/** Draws of many lotteries end beside each other: one that was written late is not read past. */
const overlapMs = 5 * 60_000
const firstMs = 24 * 60 * 60_000

export const lotteryJobs: Jobs = {
  'read-draws': async (context) => {
    for (const vendorId of await listVendorsOf(context, lotteryTypes)) await readDraws(context, vendorId)
  },
}

/** Notes what a vendor has drawn. A draw that is known stays as it was told, until a later correction. */
export async function readDraws(context: AppContext, vendorId: string): Promise<void> {
  const since = await readSince(context, vendorId)
  const path = `/draws?since=${encodeURIComponent(since.toISOString())}`
  const told = await readVendorFeed(context, { vendorId, path }, VendorDraws)
  if (!told || told.draws.length === 0) return
  await context.db
    .insertInto('lottery_draws')
    .values(
      told.draws.map(({ gameId, issue, numbers, openedAt, correctedAt }) => ({
        ...{ vendor_id: vendorId, game_code: gameId, issue, numbers, opened_at: new Date(openedAt) },
        corrected_at: correctedAt === undefined ? null : new Date(correctedAt),
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['vendor_id', 'game_code', 'issue'])
        .doUpdateSet((e) => ({ numbers: e.ref('excluded.numbers'), corrected_at: e.ref('excluded.corrected_at') }))
        .where(sql<boolean>`excluded.corrected_at > coalesce(lottery_draws.corrected_at, '-infinity')`),
    )
    .execute()
}

async function readSince({ db, clock }: AppContext, vendorId: string): Promise<Date> {
  const { last } = await db
    .selectFrom('lottery_draws')
    .select(sql<Date | null>`greatest(max(opened_at), max(corrected_at))`.as('last'))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return last ? new Date(last.getTime() - overlapMs) : new Date(clock.now().getTime() - firstMs)
}
