import { type VendorSetupFault, type VendorTableOrder, VendorTableSetup } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Reader, TableRow, Tx } from '../../db/schema.ts'
import { reloadTables } from '../open-tables.ts'
import { lockSeats } from '../seats/seat-store.ts'
import { setupFault } from './check-setup.ts'

/**
 * Opens a table, or keeps what staff change of one for its next round; undefined when that is done, or would be. The same
 * again changes nothing.
 */
export async function saveSetup(context: AppContext, order: VendorTableOrder): Promise<VendorSetupFault | undefined> {
  const { catalogue } = context
  const { table } = order
  const known = catalogue.find(table.tableId)
  const rules = catalogue.listTableRules().find((title) => title.rules.id === table.rulesId)
  if (known && known.kind !== 'shared') return { field: 'tableId', rule: 'taken' }
  const isAgain = order.isNew && !order.isTrial && known?.rules.id === table.rulesId
  const fault =
    setupFault(order, { table: isAgain ? undefined : known, rules }) ?? (await missingCap(context.db, order))
  if (fault || order.isTrial) return fault
  return transact(context.db, (tx) => write(tx, context, order)).then(async (refused) => {
    await reloadTables(context)
    return refused
  })
}

/** A group without a cap would hold nothing, as one whose name is misspelt. */
async function missingCap(
  db: Reader,
  { table: { riskGroup, limits }, riskCaps }: VendorTableOrder,
): Promise<VendorSetupFault | undefined> {
  if (riskGroup === null || Object.keys(riskCaps).length > 0) return undefined
  const kept = await db.selectFrom('risk_caps').select('currency').where('risk_group', '=', riskGroup).execute()
  return kept.length > 0 ? undefined : { field: `riskCaps.${Object.keys(limits)[0]}`, rule: 'needed' }
}

async function write(
  tx: Tx,
  { clock }: AppContext,
  { isNew, table, riskCaps }: VendorTableOrder,
): Promise<VendorSetupFault | undefined> {
  const now = clock.now()
  if (isNew) {
    const { tableId: table_id, rulesId: rules_id } = table
    const added = await tx
      .insertInto('tables')
      .values({ table_id, rules_id, ...columnsOf(table), created_at: now, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .executeTakeFirst()
    if (added) await writeLimits(tx, table)
    else if (!(await isSame(tx, table))) return { field: 'tableId', rule: 'taken' }
  } else
    await tx
      .updateTable('tables')
      .set({ next_change: JSON.stringify(table), changed_at: now })
      .where('table_id', '=', table.tableId)
      .execute()
  if (table.riskGroup === null) return undefined
  for (const [currency, cap] of Object.entries(riskCaps))
    await tx
      .insertInto('risk_caps')
      .values({ risk_group: table.riskGroup, currency, cap_minor: BigInt(cap) })
      .onConflict((conflict) => conflict.columns(['risk_group', 'currency']).doUpdateSet({ cap_minor: BigInt(cap) }))
      .execute()
  return undefined
}

/** Whether this very order opened the table before: its answer was lost. */
async function isSame(tx: Tx, table: VendorTableSetup): Promise<boolean> {
  const row = await tx
    .selectFrom('tables')
    .select(['rules_id', 'names'])
    .where('table_id', '=', table.tableId)
    .executeTakeFirst()
  return row?.rules_id === table.rulesId && row.names?.en === table.names.en && row.names.vi === table.names.vi
}

/** What staff have changed comes into force: between two rounds, by the writer of the table. False where nothing waits. */
export async function applyNextChange(context: AppContext, row: TableRow | undefined): Promise<boolean> {
  if (!row?.next_change) return false
  await transact(context.db, async (tx) => {
    // Before the row, as everybody does who sits down.
    await lockSeats(tx, row.table_id)
    // Read again under the lock of the row: what was changed once more in this moment counts.
    const locked = await tx
      .selectFrom('tables')
      .select('next_change')
      .where('table_id', '=', row.table_id)
      .forUpdate()
      .executeTakeFirst()
    if (!locked?.next_change) return
    const table = readChange(locked.next_change)
    if (!table) context.log.error({ tableId: row.table_id }, 'a change of a table that nobody understands is dropped')
    await tx
      .updateTable('tables')
      .set({ ...(table && columnsOf(table)), next_change: null, changed_at: context.clock.now() })
      .where('table_id', '=', row.table_id)
      .execute()
    if (!table) return
    // Nobody keeps a seat that is none, nor who sat down in this moment.
    if (table.seats === 0) await tx.deleteFrom('seats').where('table_id', '=', row.table_id).execute()
    await tx.deleteFrom('table_limits').where('table_id', '=', row.table_id).execute()
    await writeLimits(tx, table)
  })
  await reloadTables(context)
  return true
}

/** What waits; undefined where another release kept it in another shape. */
export const readChange = (kept: unknown): VendorTableSetup | undefined => VendorTableSetup.safeParse(kept).data

const columnsOf = ({ names, provider, theme, speed, tier, language, ...setup }: VendorTableSetup) => ({
  names: JSON.stringify(names),
  ...{ provider, theme, speed, tier, language, tips: setup.tips, seats: setup.seats },
  ...{ bet_behind: setup.betBehind, risk_group: setup.riskGroup },
  media: setup.media && JSON.stringify(setup.media),
})

async function writeLimits(tx: Tx, { tableId: table_id, limits }: VendorTableSetup): Promise<void> {
  const rows = Object.entries(limits).map(([currency, one]) => ({
    ...{ table_id, currency, stake_minor_min: BigInt(one.stakeMin), stake_minor_max: BigInt(one.stakeMax) },
    payout_minor_max: BigInt(one.payoutMax),
    group_limits: one.groups ? JSON.stringify(one.groups) : null,
    round_minor_max: one.roundMax ? BigInt(one.roundMax) : null,
    exposure_minor_max: one.exposureMax ? BigInt(one.exposureMax) : null,
    behind_minor_max: one.behindMax ? BigInt(one.behindMax) : null,
  }))
  if (rows.length > 0) await tx.insertInto('table_limits').values(rows).execute()
}
