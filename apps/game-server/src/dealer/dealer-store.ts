import { sql } from 'kysely'
import type {
  DealtRoundRow,
  DeviceRow,
  IncidentRow,
  ReadCard,
  Reader,
  ReadingRow,
  SharedRoundRow,
  ShiftRow,
  ShoeRow,
  Tx,
} from '../db/schema.ts'

const dayMs = 24 * 3_600_000
const decidedShown = 5

export const findShift = (reader: Reader, tableId: string): Promise<ShiftRow | undefined> =>
  reader
    .selectFrom('shifts')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

/** The shoe that lies at the table. */
export const findShoe = (reader: Reader, tableId: string): Promise<ShoeRow | undefined> =>
  reader
    .selectFrom('shoes')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const findDealt = (reader: Reader, sharedRoundId: string): Promise<DealtRoundRow | undefined> =>
  reader.selectFrom('dealt_rounds').selectAll().where('shared_round_id', '=', sharedRoundId).executeTakeFirst()

type Held = { round: SharedRoundRow; dealt: DealtRoundRow }

/** The round under way at a dealer's table, held: readings, pauses and the clock change it one after the other. */
export async function holdRound(tx: Tx, tableId: string): Promise<Held | undefined> {
  const round = await tx
    .selectFrom('shared_rounds')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('state', 'in', ['betting', 'locked', 'running', 'result'])
    .forUpdate()
    .executeTakeFirst()
  const dealt = round && (await findDealt(tx, round.shared_round_id))
  return dealt && { round, dealt }
}

/** One act at a time at a table that has no round to hold. */
export const lockTable = (tx: Tx, tableId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`dealer-table:${tableId}`}, 0))`.execute(tx)

export const keepCards = (tx: Tx, sharedRoundId: string, cards: readonly ReadCard[], isTyped: boolean) =>
  tx
    .updateTable('dealt_rounds')
    .set({ cards: JSON.stringify(cards), is_typed: isTyped })
    .where('shared_round_id', '=', sharedRoundId)
    .execute()

/** Every card that has come out of a shoe, with its round. */
export async function listDealtCards(reader: Reader, shoeId: string): Promise<ReadCard[]> {
  const rows = await reader.selectFrom('dealt_rounds').select('cards').where('shoe_id', '=', shoeId).execute()
  return rows.flatMap(({ cards }) => cards)
}

/** How many rounds of a chain there are. */
export async function lastNumberOf(reader: Reader, chainId: string): Promise<number> {
  const row = await reader
    .selectFrom('shared_rounds')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return row?.number ?? 0
}

export const listReadings = (reader: Reader, sharedRoundId: string): Promise<ReadingRow[]> =>
  reader.selectFrom('readings').selectAll().where('shared_round_id', '=', sharedRoundId).orderBy('reading_id').execute()

/** What was told of a step and waits for a second entry. */
export const listWaiting = (reader: Reader, sharedRoundId: string, step: number): Promise<ReadingRow[]> =>
  reader
    .selectFrom('readings')
    .selectAll()
    .where('shared_round_id', '=', sharedRoundId)
    .where('step', '=', step)
    .where('state', '=', 'waiting')
    .orderBy('reading_id')
    .execute()

export const addReading = (tx: Tx, row: ReadingRow) => tx.insertInto('readings').values(row).execute()

export const moveReadings = (tx: Tx, ids: readonly string[], state: ReadingRow['state']) =>
  tx
    .updateTable('readings')
    .set({ state })
    .where('reading_id', 'in', [...ids, ''])
    .execute()

export const findDevice = (reader: Reader, deviceId: string): Promise<DeviceRow | undefined> =>
  reader.selectFrom('devices').selectAll().where('device_id', '=', deviceId).executeTakeFirst()

/** Devices of a table, without those that were removed. */
export const listDevices = (reader: Reader, tableId: string): Promise<DeviceRow[]> =>
  reader
    .selectFrom('devices')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('removed_at', 'is', null)
    .orderBy('device_id')
    .execute()

/** Two people have said yes to it, and nobody has taken it away. */
export const isDeviceInUse = ({ confirmed_at, removed_at }: DeviceRow): boolean =>
  confirmed_at !== null && removed_at === null

/** Incidents that nobody has decided, oldest first. */
export const listOpenIncidents = (reader: Reader, tableId: string): Promise<IncidentRow[]> =>
  reader
    .selectFrom('incidents')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('decided_at', 'is', null)
    .orderBy('incident_id')
    .execute()

/** The last ones that were opened since then and are decided, newest first. */
export const listDecidedSince = (reader: Reader, tableId: string, at: Date): Promise<IncidentRow[]> =>
  reader
    .selectFrom('incidents')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('opened_at', '>', at)
    .where('decided_at', 'is not', null)
    .orderBy('incident_id', 'desc')
    .limit(decidedShown)
    .execute()

/** How often a kind was opened at a table within a day. */
export async function countOfDay(reader: Reader, tableId: string, kind: string, now: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('incidents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('table_id', '=', tableId)
    .where('opened_at', '>', new Date(now.getTime() - dayMs))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}
