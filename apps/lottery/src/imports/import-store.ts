import { createHash } from 'node:crypto'
import { canonicalJson, type PlainJson } from '@fairground/fairness'
import { newId } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { Db, DrawRow, ImportRow, Tx } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import type { Opinion, Person } from './agree.ts'
import type { ResultSource } from './official.ts'
import { parseResults } from './parse-results.ts'

/** What was told of days before is of no use to any draw. */
const keptDays = 40
const dayMs = 24 * 60 * 60_000
const faultsMax = 50

interface Told {
  raw: string
  /** Who uploaded it. */
  staffId?: string
}

/** Keeps what a source says, where that is not what it said last. @returns how much of it could be read */
export async function keepImport(
  { db, clock }: LotteryContext,
  { gameId, rules }: House,
  { id: sourceId, format }: ResultSource,
  { raw, staffId }: Told,
): Promise<{ results: number; faults: ImportRow['faults'] }> {
  const now = clock.now()
  const { results, faults } = parseResults(rules, format, raw)
  const oldest = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10).replaceAll('-', '')
  const parsed = Object.fromEntries([...results].filter(([drawNo]) => drawNo >= oldest))
  const hash = createHash('sha256').update(raw).digest('hex')
  const last = await newestImport(db, gameId, sourceId)
  const kept = { results: Object.keys(parsed).length, faults: faults.slice(-faultsMax) }
  if (last?.raw_hash === hash) return kept
  await db
    .insertInto('result_imports')
    .values({
      ...{ import_id: newId('imp', now), game_id: gameId, source_id: sourceId, fetched_at: now, raw, raw_hash: hash },
      ...{ staff_id: staffId ?? null, parsed: JSON.stringify(parsed), faults: JSON.stringify(kept.faults) as never },
    } as never)
    .execute()
  return kept
}

const newestImport = (db: Db, gameId: string, sourceId: string) =>
  db
    .selectFrom('result_imports')
    .select('raw_hash')
    .where('game_id', '=', gameId)
    .where('source_id', '=', sourceId)
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How the last look at a source ended. */
export async function noteLook({ db, clock }: LotteryContext, gameId: string, sourceId: string, fault: string) {
  const at = clock.now()
  await db
    .insertInto('result_looks')
    .values({ game_id: gameId, source_id: sourceId, at, fault })
    .onConflict((oc) => oc.columns(['game_id', 'source_id']).doUpdateSet({ at, fault }))
    .execute()
}

/** The same for the same result, whoever tells it. */
export const keyOf = (result: unknown): string => canonicalJson(result as PlainJson)

/** What each source of the operator's says of a draw now; a source that no longer tells the day has said what it said last. */
export async function sourceOpinions(
  reader: Db | Tx,
  { table_id, draw_no }: Pick<DrawRow, 'table_id' | 'draw_no'>,
  sources: readonly ResultSource[],
): Promise<Opinion<string>[]> {
  const { rows } = await sql<{ source_id: string; result: unknown; at: Date }>`
    select distinct on (source_id) source_id, parsed -> ${draw_no} as result, fetched_at as at from result_imports
    where game_id = ${table_id} and source_id = any(${sources.map(({ id }) => id)}) and parsed ? ${draw_no}
    order by source_id, import_id desc`.execute(reader)
  return rows.map(({ source_id: who, result, at }) => ({ who, result, key: keyOf(result), at }))
}

/** What each person typed of a draw last. */
export async function typedOpinions(reader: Db | Tx, drawId: string): Promise<Opinion<Person>[]> {
  const { rows } = await sql<{
    staff_id: string
    staff_name: string
    same_as: string[]
    result: unknown
    at: Date
  }>`
    select distinct on (staff_id) staff_id, staff_name, same_as, result, at from result_typings
    where draw_id = ${drawId} order by staff_id, typing_id desc`.execute(reader)
  return rows.map(({ staff_id: staffId, staff_name: name, same_as: sameAs, result, at }) => ({
    ...{ who: { staffId, name, sameAs }, result, key: keyOf(result), at },
  }))
}
