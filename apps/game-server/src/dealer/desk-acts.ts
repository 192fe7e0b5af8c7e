import type { DeskAct } from '@fairground/contract/studio'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { reloadTables } from '../tables/open-tables.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { dropSet, makeSet, takeSet } from './card-sets.ts'
import { findShoe, holdRound, listOpenIncidents, lockTable } from './dealer-store.ts'
import { readingsOf } from './dealt-rules.ts'
import { type DeskStaff, isSupervisor } from './desk-session.ts'
import { addDevice, confirmDevice, removeDevice } from './device-acts.ts'
import { reportedKinds } from './incident-rules.ts'
import { decideIncident, openIncident } from './incidents.ts'
import { letDealersWrite, sayAtDesk } from './players/dealer-chat.ts'
import { openCare } from './players/open-care.ts'
import { recordAct, type DeskWish as Wish } from './record-act.ts'
import { closeShift, openShift } from './shifts/run-shift.ts'
import { makeCardSet, newShoe } from './shoes.ts'
import { takeReading } from './take-reading.ts'

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
      return takeShoe(wish, act.setId)
    case 'make-set':
      return makeSet(wish)
    case 'drop-set':
      return dropSet(wish, act.setId)
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
    case 'say':
      return sayAtDesk(wish, act.text)
    case 'let-write':
      return letDealersWrite(wish, act.isOn)
    case 'care':
      return openCare(wish, act)
  }
}

/** Cards change only between rounds, and never under an open review; a shoe in review goes only with a supervisor. */
async function takeShoe({ context, tx, staff }: Wish, setId: string | undefined): Promise<string> {
  if (readingsOf(context, staff.tableId).tool !== 'shoe') return 'NO_SHOE'
  if (await holdRound(tx, staff.tableId)) return 'ROUND_UNDER_WAY'
  const open = await listOpenIncidents(tx, staff.tableId)
  if (open.some(({ outcome }) => outcome === 'review')) return 'REVIEW_OPEN'
  const shoe = await findShoe(tx, staff.tableId)
  if (shoe?.in_review && !isSupervisor(staff)) return 'SUPERVISOR_NEEDED'
  const set = setId === undefined ? makeCardSet(context) : await takeSet({ context, tx, staff }, setId)
  if (typeof set === 'string') return set
  await newShoe(context, tx, staff.tableId, set)
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
  const answer = await takeReading(context, tx, { tableId: staff.tableId, sharedRoundId, step, value, staff })
  return answer.state === 'refused' ? answer.code : answer.state
}

async function report({ context, tx, staff }: Wish, act: Extract<DeskAct, { act: 'report' }>): Promise<string> {
  const kind = reportedKinds.find((known) => known === act.kind)
  if (!kind || (kind === 'bad-throw' && !act.facts.cause)) return 'BAD_VALUE'
  const held = await holdRound(tx, staff.tableId)
  const { facts } = act
  await openIncident(context, tx, { tableId: staff.tableId, round: held?.round, kind, facts, by: staff.staffId })
  return 'done'
}

async function decide({ context, tx, staff }: Wish, incidentId: string): Promise<string> {
  const { tableId, staffId, name, sameAs } = staff
  const who = { staffId, name, sameAs, isSupervisor: isSupervisor(staff) }
  const decided = await decideIncident(context, tx, { tableId, incidentId, who })
  if (decided === 'unknown') return 'NO_INCIDENT'
  return decided === 'supervisor' ? 'SUPERVISOR_NEEDED' : decided
}

/** What was told of a card stands with the readings, and in no record that others could see before it is confirmed. */
async function record(wish: Wish, { act, ...given }: DeskAct, result: string): Promise<void> {
  if (act !== 'enter') await recordAct(wish, act, { ...given, result })
}
