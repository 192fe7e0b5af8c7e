import type { TableCause, TableState } from '@fairground/contract/psw'
import { houseTablesOf, limitsOfTier } from '../catalogue/house-tables.ts'
import type { AppContext } from '../context.ts'
import type { Reader, TableRow } from '../db/schema.ts'

/**
 * Gives every set of rules that no table plays by a table of its own, with its id, and opens the further tables of the house;
 * then this process knows them all. What staff have changed since stays.
 */
export async function openTables(context: AppContext): Promise<void> {
  const { catalogue, clock, config, db } = context
  const now = { created_at: clock.now(), changed_at: clock.now() }
  const titles = catalogue.listTableRules()
  const first = titles.map((title) => ({ table_id: title.rules.id, rules_id: title.rules.id, ...now }))
  const known = houseTablesOf(titles.map(({ rules }) => rules.id))
  // A dealer's table waits for its first shift, and costs nothing until then.
  const house = config.hasHouseTables ? known : known.filter(({ source }) => source === 'readings')
  const opened = house.map(({ tableId, rulesId, names, provider, theme, speed, tier, language, source }) => ({
    ...{ table_id: tableId, rules_id: rulesId, names: JSON.stringify(names), provider, theme },
    ...{ speed, tier, language, source, ...now },
    ...(source === 'readings' && { state: 'closed' as const, cause: 'schedule' as const }),
  }))
  await db.transaction().execute(async (tx) => {
    if (first.length > 0)
      await tx
        .insertInto('tables')
        .values(first)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (opened.length === 0) return
    const added = await tx
      .insertInto('tables')
      .values(opened)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'tier'])
      .execute()
    const limits = added.flatMap(({ table_id, tier }) =>
      limitsOfTier(tier).map(([currency, { stakeMinorMin, stakeMinorMax, payoutMinorMax }]) => ({
        ...{ table_id, currency, stake_minor_min: stakeMinorMin },
        ...{ stake_minor_max: stakeMinorMax, payout_minor_max: payoutMinorMax },
      })),
    )
    if (limits.length > 0) await tx.insertInto('table_limits').values(limits).execute()
  })
  await reloadTables(context)
}

/** Takes over what the rows say now. */
export async function reloadTables({ db, catalogue, log }: AppContext): Promise<void> {
  const [tables, limits] = await Promise.all([
    db.selectFrom('tables').selectAll().orderBy('table_id').execute(),
    db.selectFrom('table_limits').selectAll().execute(),
  ])
  catalogue.setTables(
    tables.map((row) => ({ ...row, limits: limits.filter(({ table_id }) => table_id === row.table_id) })),
  )
  const strangers = tables.filter(({ table_id }) => catalogue.find(table_id) === undefined)
  for (const { table_id, rules_id } of strangers)
    log.warn({ tableId: table_id, rulesId: rules_id }, 'a table plays by rules that this release does not have')
}

export const findTable = (reader: Reader, tableId: string): Promise<TableRow | undefined> =>
  reader.selectFrom('tables').selectAll().where('table_id', '=', tableId).executeTakeFirst()

export interface TableStanding {
  tableId: string
  state: TableState
  cause: TableCause | null
}

/**
 * Opens, pauses or closes a table; the round under way is finished and paid in any case. The same again changes nothing.
 * False: there is no such table.
 */
export async function changeTableState(
  context: AppContext,
  { tableId, state, cause }: TableStanding,
): Promise<boolean> {
  const { db, clock } = context
  const isStopped = state !== 'open'
  await db
    .updateTable('tables')
    .set({ state, cause, is_stopped: isStopped, changed_at: clock.now() })
    .where('table_id', '=', tableId)
    .where(({ eb, or }) =>
      or([eb('state', '<>', state), eb('cause', 'is distinct from', cause), eb('is_stopped', '<>', isStopped)]),
    )
    .execute()
  if (!(await findTable(db, tableId))) return false
  // The portal asks for the titles next, and perhaps this process.
  await reloadTables(context)
  return true
}
