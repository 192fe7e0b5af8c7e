import { type SharedTableView, talliedRounds } from '@fairground/contract/studio'
import { prepareStatement } from '@fairground/postgres'
import type { AppContext } from '../context.ts'
import type { SharedRules } from './rules-of.ts'

type Told = NonNullable<SharedTableView['tally']>

interface Known {
  newest: string
  told: Told
}

/** By process and table: counted again when a round more has ended. */
const known = new WeakMap<AppContext, Map<string, Known>>()
const [recentMax, longMax] = talliedRounds

/** How often each result came at a table; undefined where its rules count nothing. */
export async function tallyOf(context: AppContext, { tally }: SharedRules, tableId: string): Promise<Told | undefined> {
  if (!tally) return undefined
  const tables = known.get(context) ?? new Map<string, Known>()
  known.set(context, tables)
  const { rows: ended } = await readNewest(context.db, [tableId])
  const newest = ended[0]?.newest ?? ''
  const before = tables.get(tableId)
  if (before?.newest === newest) return before.told
  const told = { recent: emptyOf(tally.size), long: emptyOf(tally.size) }
  const { rows } = await readCounts(context.db, [tableId, recentMax, longMax])
  for (const { outcome, recent, long } of rows) {
    const place = tally.of(JSON.parse(outcome))
    told.recent[place] = (told.recent[place] ?? 0) + recent
    told.long[place] = (told.long[place] ?? 0) + long
  }
  tables.set(tableId, { newest, told })
  return told
}

const emptyOf = (size: number): number[] => Array.from({ length: size }, () => 0)

const readNewest = prepareStatement<{ newest: string }>(`
  select shared_round_id::text as newest from shared_rounds
  where table_id = $1 and ended_at is not null
  order by chain_id desc, number desc limit 1`)

/** One row for each result that came: the rounds themselves never leave the database. */
const readCounts = prepareStatement<{ outcome: string; recent: number; long: number }>(`
  select outcome::text as outcome, count(*) filter (where place <= $2)::integer as recent, count(*)::integer as long
  from (
    select outcome, row_number() over (order by chain_id desc, number desc) as place from shared_rounds
    where table_id = $1 and ended_at is not null
    order by chain_id desc, number desc limit $3
  ) newest
  group by outcome::text`)
