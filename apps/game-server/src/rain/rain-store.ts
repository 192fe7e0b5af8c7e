import type { Session } from '@fairground/vendor-kit'
import { firstIdAt, newId } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { Db, RainRow, Reader, Tx } from '../db/schema.ts'

/** A caught bet waits so long for its player. */
const freeBetMs = 15 * 60_000

/** A bet that was caught, with what its rain gave it. */
export type FreeBetRow = Pick<RainRow, 'rain_id' | 'table_id' | 'currency' | 'stake_minor' | 'win_minor_max'> & {
  free_bet_id: string
  player_id: string
  expires_at: Date
}

export const findRain = (reader: Reader, rainId: string): Promise<RainRow | undefined> =>
  reader.selectFrom('rains').selectAll().where('rain_id', '=', rainId).executeTakeFirst()

/** The same, and nobody else catches from it until the transaction ends. */
export const lockRain = (tx: Tx, rainId: string): Promise<RainRow | undefined> =>
  tx.selectFrom('rains').selectAll().where('rain_id', '=', rainId).forUpdate().executeTakeFirst()

/** False when there is one of that id. */
export async function saveRain(tx: Tx, rain: RainRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rains')
    .values({ ...rain, stake_minor: BigInt(rain.stake_minor), win_minor_max: BigInt(rain.win_minor_max) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function saveRainLeft(tx: Tx, rainId: string, remaining: number): Promise<void> {
  await tx.updateTable('rains').set({ remaining }).where('rain_id', '=', rainId).execute()
}

export async function saveRainCancelled(tx: Tx, rainId: string, count: number, now: Date): Promise<void> {
  await tx
    .updateTable('rains')
    .set({ remaining: 0, cancelled_at: now, cancelled_count: count })
    .where('rain_id', '=', rainId)
    .execute()
}

/** What falls at the table in a currency and can be caught; of several the one that began last. */
export const findOpenRain = (
  reader: Reader,
  { tableId, currency, now }: { tableId: string; currency: string; now: Date },
): Promise<RainRow | undefined> =>
  reader
    .selectFrom('rains')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('currency', '=', currency)
    .where('remaining', '>', 0)
    .where('open_until', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether the player had a bet at the session's table since then that the wallet took and nothing voided. */
export async function hasPaidBetSince(reader: Reader, session: Session, since: Date): Promise<boolean> {
  const row = await reader
    .selectFrom('rounds')
    .select('round_id')
    .where('player_id', '=', session.playerId)
    .where('mode', '=', 'real')
    .where('kind', '<>', 'tip')
    .where('game_id', '=', session.gameId)
    .where('currency', '=', session.currency)
    .where('round_id', '>=', firstIdAt('rnd', since))
    .where('state', 'in', ['presenting', 'collected'])
    .where('free_bet_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasCaught(reader: Reader, rainId: string, playerId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('free_bets')
    .select('free_bet_id')
    .where('rain_id', '=', rainId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveFreeBet(tx: Tx, rainId: string, playerId: string, now: Date): Promise<void> {
  const row = { rain_id: rainId, player_id: playerId, caught_at: now, expires_at: new Date(now.getTime() + freeBetMs) }
  await tx
    .insertInto('free_bets')
    .values({ free_bet_id: newId('fbt', now), ...row })
    .execute()
}

const withRain = (reader: Reader) =>
  reader
    .selectFrom('free_bets')
    .innerJoin('rains', 'rains.rain_id', 'free_bets.rain_id')
    .select(['free_bets.free_bet_id', 'free_bets.player_id', 'free_bets.expires_at'])
    .select(['rains.rain_id', 'rains.table_id', 'rains.currency', 'rains.stake_minor', 'rains.win_minor_max'])

/** One bet uses it at a time; others wait. */
export const lockFreeBet = (tx: Tx, freeBetId: string): Promise<FreeBetRow | undefined> =>
  withRain(tx).where('free_bets.free_bet_id', '=', freeBetId).forUpdate('free_bets').executeTakeFirst()

/** Used up by a round that counts; a voided one gave it back. */
const isUsed = sql<boolean>`exists (select from rounds where rounds.free_bet_id = free_bets.free_bet_id
  and rounds.state in ('betting', 'presenting', 'collected'))`

export const listFreeBets = (reader: Reader, session: Session, now: Date): Promise<FreeBetRow[]> =>
  withRain(reader)
    .where('free_bets.player_id', '=', session.playerId)
    .where('free_bets.expires_at', '>', now)
    .where('rains.table_id', '=', session.gameId)
    .where('rains.currency', '=', session.currency)
    .where(({ not }) => not(isUsed))
    .orderBy('free_bets.expires_at')
    .execute()

export async function isFreeBetUsed(tx: Tx, freeBetId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rounds')
    .select('round_id')
    .where('free_bet_id', '=', freeBetId)
    .where('state', 'in', ['betting', 'presenting', 'collected'])
    .executeTakeFirst()
  return row !== undefined
}

/** What was given back lives its whole time again: the player had no part in what voided the round. */
export async function renewFreeBets(tx: Tx, freeBetIds: readonly string[], now: Date): Promise<void> {
  if (freeBetIds.length === 0) return
  await tx
    .updateTable('free_bets')
    .set({ expires_at: new Date(now.getTime() + freeBetMs) })
    .where('free_bet_id', 'in', freeBetIds)
    .execute()
}

/** The campaigns that pay the wins of these free bets, by their ids. */
export async function campaignsOf(db: Db, freeBetIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (freeBetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('free_bets')
    .innerJoin('rains', 'rains.rain_id', 'free_bets.rain_id')
    .select(['free_bets.free_bet_id', 'rains.campaign_id'])
    .where('free_bets.free_bet_id', 'in', freeBetIds)
    .execute()
  return new Map(rows.map(({ free_bet_id, campaign_id }) => [free_bet_id, campaign_id]))
}

/** How many of a rain were played, and what they won. */
export async function sumPlayed(reader: Reader, rainId: string): Promise<{ played: number; wonMinor: string }> {
  const row = await reader
    .selectFrom('free_bets')
    .innerJoin('rounds', 'rounds.free_bet_id', 'free_bets.free_bet_id')
    .innerJoin('shared_bets', 'shared_bets.round_id', 'rounds.round_id')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.sum<string | null>('shared_bets.payout_minor').as('won'),
    ])
    .where('free_bets.rain_id', '=', rainId)
    .where('rounds.state', 'in', ['presenting', 'collected'])
    .executeTakeFirstOrThrow()
  return { played: Number(row.count), wonMinor: row.won ?? '0' }
}
