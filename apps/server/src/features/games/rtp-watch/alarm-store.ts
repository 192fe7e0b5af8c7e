import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { JudgedReturn } from './return-store.ts'

const alarmsMax = 100

interface NewAlarm {
  id: string
  vendorId: string
  day: string
  now: Date
  judged: JudgedReturn
}

/** False when this day was told before. */
export async function insertReturnAlarm(tx: Tx, { id, vendorId, day, now, judged }: NewAlarm): Promise<boolean> {
  const { band, certified } = judged
  if (!certified || band.low === null || band.high === null) throw new Error('an alarm without a band')
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('game_return_alarms')
    .values({
      ...{ id, vendor_id: vendorId, day: sql<Date>`${day}::date`, game_code: judged.gameId, raised_at: now },
      ...{ model_id: judged.modelId, model_version: judged.modelVersion, kind: judged.kind, currency: judged.currency },
      ...{ round_count: judged.rounds, stake_minor: judged.stake, payout_minor: judged.payout },
      ...{ rtp_min: certified.rtpMin, rtp_max: certified.rtpMax, is_measured: band.isMeasured, state: band.state },
      ...{ actual: band.actual, low: band.low, high: band.high },
    })
    .onConflict((conflict) =>
      conflict.columns(['vendor_id', 'day', 'game_code', 'currency', 'kind', 'model_id', 'model_version']).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Alarms that are up, with their games, the newest first. */
export const listReturnAlarms = (reader: Reader) =>
  reader
    .selectFrom('game_return_alarms as a')
    .innerJoin('games as g', (join) =>
      join.onRef('g.vendor_id', '=', 'a.vendor_id').onRef('g.game_code', '=', 'a.game_code'),
    )
    .selectAll('a')
    .select(['g.node_id', 'g.names', 'g.own_names', 'g.tile_key', 'g.stopped_at'])
    .select(sql<string>`a.day::text`.as('on_day'))
    .where('a.ended_at', 'is', null)
    .orderBy('a.raised_at', 'desc')
    .limit(alarmsMax)
    .execute()

export async function countReturnAlarms(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('game_return_alarms')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface EndedAlarm {
  alarmId: string
  staffId: string
  reason: string
  now: Date
}

/** Its game, or undefined when no such alarm is up. */
export async function saveAlarmEnded(
  tx: Tx,
  { alarmId, staffId, reason, now }: EndedAlarm,
): Promise<{ gameCode: string; day: string } | undefined> {
  const row = await tx
    .updateTable('game_return_alarms')
    .set({ ended_at: now, ended_by: staffId, end_reason: reason })
    .where('id', '=', alarmId)
    .where('ended_at', 'is', null)
    .returning(['game_code', sql<string>`day::text`.as('on_day')])
    .executeTakeFirst()
  return row && { gameCode: row.game_code, day: row.on_day }
}
