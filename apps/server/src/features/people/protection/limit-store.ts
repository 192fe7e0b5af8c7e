import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '@fairground/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { SitePeriods } from './site-periods.ts'

type LimitsRow = Selectable<DB['play_limits']>
type LimitChanges = Partial<Omit<Insertable<DB['play_limits']>, 'member_id'>>
export type LimitColumn = `${LimitKind}_${LimitPeriod}`

/** The columns of a limit are named by its kind and period. */
export const limitColumn = (kind: LimitKind, period: LimitPeriod): LimitColumn => `${kind}_${period}`

/** Every limit there can be. */
export const limitPlaces = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))

/** A member's limits, own or imposed; undefined: none. */
export const findPlayLimits = (reader: Reader, memberId: string): Promise<LimitsRow | undefined> =>
  reader.selectFrom('play_limits').selectAll().where('member_id', '=', memberId).executeTakeFirst()

export async function savePlayLimits(tx: Tx, memberId: string, changes: LimitChanges): Promise<void> {
  await tx
    .insertInto('play_limits')
    .values({ member_id: memberId, ...changes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId, ...changes }))
    .execute()
}

/** The row of a member's limits, made where there was none, and held: no bet and no deposit is decided beside the change. */
export async function lockPlayLimits(tx: Tx, memberId: string): Promise<LimitsRow> {
  await tx
    .insertInto('play_limits')
    .values({ member_id: memberId })
    .onConflict((row) => row.doNothing())
    .execute()
  return tx
    .selectFrom('play_limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Notes that the member knows, where nobody has noted it since these limits were read. True when this call did. */
export async function saveRealityConfirmed(
  tx: Tx,
  { member_id: memberId, reality_confirmed_at: before }: LimitsRow,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('play_limits')
    .set({ reality_confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('reality_confirmed_at', before ? '=' : 'is', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is used up, whether or not there is a limit: minor units and milliseconds. */
export interface Used {
  loss: readonly bigint[]
  stake: readonly bigint[]
  time: readonly bigint[]
  deposit: readonly bigint[]
}

/** A row that asks for all there is to add up. */
const everyLimit = Object.fromEntries(limitPlaces.map(({ kind, period }) => [limitColumn(kind, period), 1]))

interface Asked {
  memberId: string
  currency: string
  now: Date
  periods: SitePeriods
}

/** Of each kind for one time, the day, the week and the month; 0 where one time adds nothing up. */
export async function readUsed(reader: Reader, { memberId, currency, now, periods }: Asked): Promise<Used> {
  const [, week, month] = periods.starts
  const since = new Date(Math.min(week.getTime(), month.getTime()))
  const { rows } = await sql<{ used: string[] }>`
    select limits_used(${memberId}, ${currency}, ${now}, ${[...periods.starts]}::timestamptz[], ${[...periods.days]}::date[],
      jsonb_populate_record(null::play_limits, ${JSON.stringify(everyLimit)}::jsonb)) as used`.execute(reader)
  const used = (rows[0]?.used ?? []).map(BigInt)
  const [onceLoss = 0n, dayLoss = 0n, weekLoss = 0n, monthLoss = 0n, dayStake = 0n, weekStake = 0n, monthStake = 0n] =
    used
  const deposits = await reader
    .selectFrom('deposits')
    .select(['amount_minor', 'created_at'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('created_at', '>=', since)
    .where((row) =>
      row.or([row('state', '=', 'approved'), row.and([row('state', '=', 'pending'), row('expires_at', '>', now)])]),
    )
    .execute()
  const depositedSince = (start: Date) =>
    deposits.reduce((sum, row) => (row.created_at >= start ? sum + BigInt(row.amount_minor) : sum), 0n)
  return {
    loss: [onceLoss, dayLoss, weekLoss, monthLoss],
    stake: [0n, dayStake, weekStake, monthStake],
    time: used.slice(7, 11),
    deposit: [0n, ...periods.starts.map(depositedSince)],
  }
}

/** The smallest room that limits of deposits leave, with the period it is of; undefined: none is set. */
export async function depositRoom(
  reader: Reader,
  asked: Asked,
): Promise<{ period: LimitPeriod; roomMinor: bigint } | undefined> {
  const limits = await findPlayLimits(reader, asked.memberId)
  const bound = limitPeriods.flatMap((period, index) => {
    const max = limits?.[limitColumn('deposit', period)]
    return max == null ? [] : [{ period, index, max: BigInt(max) }]
  })
  if (bound.length === 0) return undefined
  const { deposit } = await readUsed(reader, asked)
  const rooms = bound.map(({ period, index, max }) => ({ period, roomMinor: max - (deposit[index] ?? 0n) }))
  return rooms.reduce((least, room) => (room.roomMinor < least.roomMinor ? room : least))
}

export interface Raise {
  kind: LimitKind
  period: LimitPeriod
  wanted: bigint | null
  readyAt: Date
}

export async function listRaises(reader: Reader, memberId: string): Promise<Raise[]> {
  const rows = await reader.selectFrom('limit_raises').selectAll().where('member_id', '=', memberId).execute()
  return rows.map(({ kind, period, wanted, ready_at }) => ({
    ...{ kind: kind as LimitKind, period: period as LimitPeriod, readyAt: ready_at },
    wanted: wanted === null ? null : BigInt(wanted),
  }))
}

export async function saveRaise(tx: Tx, memberId: string, raise: Raise, now: Date): Promise<void> {
  const { kind, period, wanted, readyAt } = raise
  const values = { wanted: wanted === null ? null : String(wanted), asked_at: now, ready_at: readyAt }
  await tx
    .insertInto('limit_raises')
    .values({ member_id: memberId, kind, period, ...values })
    .onConflict((row) => row.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute()
}

/** True when there was one. */
export async function removeRaise(
  tx: Tx,
  memberId: string,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('limit_raises')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
