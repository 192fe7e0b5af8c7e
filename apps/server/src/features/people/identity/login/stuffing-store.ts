import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { LoginAlarm, LoginFigures } from './stuffing.ts'

/** Counts what the limits of log-ins know already: nothing is written for it. */
export async function readLoginFigures(reader: Reader, since: Date): Promise<LoginFigures> {
  const { rows } = await sql<{ names: number; networks: number; entered: number }>`
    select
      count(*) filter (where key like 'login:account:all:%')::integer as names,
      count(*) filter (where key like 'login:address:%' and key not like '%/56' and key not like '%/48')::integer as networks,
      (select count(*)::integer from login_history where at > ${since} and outcome = 'entered') as entered
    from attempts where failure_count > 0 and window_started_at > ${since}`.execute(reader)
  return rows[0] ?? { names: 0, networks: 0, entered: 0 }
}

/** The alarm that is up. */
export async function findLoginAlarm(reader: Reader): Promise<LoginAlarm | undefined> {
  return reader
    .selectFrom('login_alarms')
    .select(['id as alarmId', 'started_at as startedAt', 'seen_at as seenAt'])
    .select(['name_count as names', 'network_count as networks'])
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** One look after the other. */
export async function lockLoginAlarm(tx: Tx): Promise<LoginAlarm | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('login_alarms'))`.execute(tx)
  return findLoginAlarm(tx)
}

/** Adds the alarm, or writes how it stands. */
export async function saveLoginAlarm(
  tx: Tx,
  { alarmId, startedAt, seenAt, names, networks }: LoginAlarm,
): Promise<void> {
  const state = { seen_at: seenAt, name_count: names, network_count: networks }
  await tx
    .insertInto('login_alarms')
    .values({ id: alarmId, started_at: startedAt, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

export async function endLoginAlarm(tx: Tx, alarmId: string, now: Date): Promise<void> {
  await tx.updateTable('login_alarms').set({ ended_at: now }).where('id', '=', alarmId).execute()
}
