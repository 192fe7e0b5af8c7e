import type { DeskAct } from '@fairground/contract/studio'
import { sha256Hex } from '@fairground/fairness'
import { newId, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { reloadTables } from '../shared/open-tables.ts'
import { tellTable } from '../shared/shared-round-store.ts'
import { findShift, findShoe, holdRound, listOpenIncidents, lockTable } from './dealer-store.ts'
import { readingsOf } from './dealt-rules.ts'
import type { DeskStaff } from './desk-session.ts'
import { addDevice, confirmDevice, removeDevice } from './device-acts.ts'
import { reportedKinds } from './incident-rules.ts'
import { decideIncident, openIncident } from './incidents.ts'
import { newShoe } from './shoes.ts'
import { takeReading } from './take-reading.ts'

/** Rounds that a wheel can play in one shift. */
const shiftRoundsMax = 10_000

interface Wish {
  context: AppContext
  tx: Tx
  staff: DeskStaff
}

/** Does what staff wish at their table, in one transaction with its record. Answers `done`, or what stands against it. */
export async function actAtDesk(context: AppContext, staff: DeskStaff, act: DeskAct): Promise<string> {
  const result = await transact(context.db, async (tx) => {
    await lockTable(tx, staff.tableId)
    const done = await doAct({ context, tx, staff }, act)
    await record({ context, tx, staff }, act, done)
    return done
  })
  // A shift opens and closes its table.
  if (act.act === 'open-shift' || act.act === 'close-shift' || act.act === 'decide') await reloadTables(context)
  return result
}

function doAct(wish: Wish, act: DeskAct): Promise<string> {
  switch (act.act) {
    case 'open-shift':
      return openShift(wish)
    case 'close-shift':
      return closeShift(wish)
    case 'new-shoe':
      return takeShoe(wish)
    case 'cut-card':
      return cutCard(wish)
    case 'enter':
      return enter(wish, act)
    case 'report':
      return report(wish, act)
    case 'decide':
      return decide(wish, act.incidentId)
    case 'add-device':
      return addDevice(wish, act)
    case 'confirm-device':
      return confirmDevice(wish, act)
    case 'remove-device':
      return removeDevice(wish, act)
  }
}

const isSupervisor = ({ rights }: DeskStaff): boolean => rights.includes('supervise')

/** Whoever opens the shift deals; from here on players may come. */
async function openShift({ context, tx, staff }: Wish): Promise<string> {
  const { tableId } = staff
  if (await findShift(tx, tableId)) return 'SHIFT_OPEN'
  // Whoever deals lifts no stop: what staff or incidents stopped opens in the console alone.
  if (!(await moveTable({ context, tx, staff }, 'open'))) return 'TABLE_STOPPED'
  const now = context.clock.now()
  const shift_id = newId('shf', now)
  const { hasShoe } = readingsOf(context, tableId)
  const chain = hasShoe
    ? undefined
    : await tx
        .insertInto('shared_chains')
        .values({
          ...{ table_id: tableId, head: sha256Hex(shift_id), length: shiftRoundsMax, last_sealed: '', salt: null },
          ...{ kind: 'wheel', created_at: now, beacon_kind: null, beacon_round: null },
        })
        .returning('chain_id')
        .executeTakeFirstOrThrow()
  await tx
    .insertInto('shifts')
    .values({
      ...{ shift_id, table_id: tableId, chain_id: chain?.chain_id ?? null, dealer_id: staff.staffId },
      ...{ dealer_name: staff.name, opened_at: now, closed_at: null },
    })
    .execute()
  return 'done'
}

/** The round under way is finished; no other one opens. A table that was stopped stays so. */
async function closeShift(wish: Wish): Promise<string> {
  const { context, tx, staff } = wish
  const shift = await findShift(tx, staff.tableId)
  if (!shift) return 'NO_SHIFT'
  await tx
    .updateTable('shifts')
    .set({ closed_at: context.clock.now() })
    .where('shift_id', '=', shift.shift_id)
    .execute()
  return (await moveTable(wish, 'closed')) ? 'done' : 'STAYS_STOPPED'
}

/** Between open and the end of a shift, and out of no other stop. False when the table stands otherwise. */
async function moveTable({ context, tx, staff }: Wish, state: 'open' | 'closed'): Promise<boolean> {
  const row = await tx
    .selectFrom('tables')
    .select(['state', 'cause'])
    .where('table_id', '=', staff.tableId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.state === state && (state === 'open' || row.cause === 'schedule')) return true
  if (row.state !== 'open' && (row.state !== 'closed' || row.cause !== 'schedule')) return false
  await tx
    .updateTable('tables')
    .set({ state, cause: state === 'open' ? null : 'schedule', changed_at: context.clock.now() })
    .where('table_id', '=', staff.tableId)
    .execute()
  return true
}

/** Cards change only between rounds, and never under an open review; a shoe in review goes only with a supervisor. */
async function takeShoe({ context, tx, staff }: Wish): Promise<string> {
  if (!readingsOf(context, staff.tableId).hasShoe) return 'NO_SHOE'
  if (await holdRound(tx, staff.tableId)) return 'ROUND_UNDER_WAY'
  const open = await listOpenIncidents(tx, staff.tableId)
  if (open.some(({ outcome }) => outcome === 'review')) return 'REVIEW_OPEN'
  const shoe = await findShoe(tx, staff.tableId)
  if (shoe?.in_review && !isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  await newShoe(context, tx, staff.tableId)
  await tellTable(tx, { tableId: staff.tableId, what: 'table' })
  return 'done'
}

async function cutCard({ tx, staff }: Wish): Promise<string> {
  const held = await holdRound(tx, staff.tableId)
  const shoe = await findShoe(tx, staff.tableId)
  if (!held || !shoe) return 'NO_ROUND'
  if (shoe.cut_in !== null) return 'done'
  await tx.updateTable('shoes').set({ cut_in: held.round.number }).where('shoe_id', '=', shoe.shoe_id).execute()
  return 'done'
}

async function enter({ context, tx, staff }: Wish, act: Extract<DeskAct, { act: 'enter' }>): Promise<string> {
  const { sharedRoundId, step, told: value } = act
  const { tableId, staffId, name } = staff
  const answer = await takeReading(context, tx, { tableId, sharedRoundId, step, value, staff: { staffId, name } })
  return answer.state === 'refused' ? answer.code : answer.state
}

async function report({ context, tx, staff }: Wish, act: Extract<DeskAct, { act: 'report' }>): Promise<string> {
  const kind = reportedKinds.find((known) => known === act.kind)
  if (!kind) return 'BAD_VALUE'
  const held = await holdRound(tx, staff.tableId)
  const { facts } = act
  await openIncident(context, tx, { tableId: staff.tableId, round: held?.round, kind, facts, by: staff.staffId })
  return 'done'
}

async function decide({ context, tx, staff }: Wish, incidentId: string): Promise<string> {
  const { tableId, staffId, name } = staff
  const who = { staffId, name, isSupervisor: isSupervisor(staff) }
  const decided = await decideIncident(context, tx, { tableId, incidentId, who })
  if (decided === 'unknown') return 'NO_INCIDENT'
  return decided === 'supervisor' ? 'SUPERVISOR_NEEDED' : decided
}

/** What was told of a card stands with the readings, and in no record that others could see before it is confirmed. */
async function record({ context, tx, staff }: Wish, { act, ...given }: DeskAct, result: string): Promise<void> {
  if (act === 'enter') return
  const held = await holdRound(tx, staff.tableId)
  const at = context.clock.now()
  await tx
    .insertInto('desk_acts')
    .values({
      ...{ act_id: newId('act', at), table_id: staff.tableId, shared_round_id: held?.round.shared_round_id ?? null },
      ...{ staff_id: staff.staffId, staff_name: staff.name, act, facts: JSON.stringify({ ...given, result }), at },
    })
    .execute()
}
