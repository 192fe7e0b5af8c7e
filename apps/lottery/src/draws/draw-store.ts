import type { Db, DrawRow, Tx } from '../db/schema.ts'

type Reader = Db | Tx

/** Closed in one step, after the lottery was down for some time. */
const backlogMax = 20

/** Draws of a lottery that are to be worked on: all that are closed and not settled, those that are settled again, and the first ones on sale. */
export async function listDueDraws(reader: Reader, gameId: string): Promise<DrawRow[]> {
  const draws = reader.selectFrom('shared_rounds').selectAll().where('table_id', '=', gameId).orderBy('closes_at')
  const [open, closed] = await Promise.all([
    draws.where('state', '=', 'open').limit(backlogMax).execute(),
    draws.where((eb) => eb.or([eb('state', 'in', ['closed', 'drawn']), eb('resettles', '=', true)])).execute(),
  ])
  return [...open, ...closed]
}

/** Draws on sale at this moment, the next to close first. */
export const listOpenDraws = (reader: Reader, gameId: string, now: Date, limit: number): Promise<DrawRow[]> =>
  reader
    .selectFrom('shared_rounds')
    .selectAll()
    .where('table_id', '=', gameId)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .orderBy('closes_at')
    .limit(limit)
    .execute()

/** Draws with a result, or that were called off, the latest first. */
export const listPastDraws = (reader: Reader, gameId: string, limit: number): Promise<DrawRow[]> =>
  reader
    .selectFrom('shared_rounds')
    .selectAll()
    .where('table_id', '=', gameId)
    .where('state', 'in', ['drawn', 'settled', 'void'])
    .orderBy('draws_at', 'desc')
    .limit(limit)
    .execute()

export const findDraw = (reader: Reader, drawId: string): Promise<DrawRow | undefined> =>
  reader.selectFrom('shared_rounds').selectAll().where('shared_round_id', '=', drawId).executeTakeFirst()

/** The draw, held against everybody who sells or stops tickets of it until the transaction ends. */
export const lockDraw = (tx: Tx, drawId: string): Promise<DrawRow> =>
  tx.selectFrom('shared_rounds').selectAll().where('shared_round_id', '=', drawId).forUpdate().executeTakeFirstOrThrow()

/** These draws, kept from closing until the transaction ends. */
export const keepFromClosing = (tx: Tx, drawIds: readonly string[]): Promise<DrawRow[]> =>
  tx
    .selectFrom('shared_rounds')
    .selectAll()
    .where('shared_round_id', 'in', [...drawIds])
    .orderBy('shared_round_id')
    .forShare()
    .execute()
