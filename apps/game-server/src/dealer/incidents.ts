import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { IncidentRow, SharedRoundRow, Tx } from '../db/schema.ts'
import {
  countOfDay,
  findDealt,
  findShoe,
  holdRound,
  listOpenIncidents,
  listWaiting,
  moveReadings,
} from './dealer-store.ts'
import { isOnePerson } from './desk-session.ts'
import { type IncidentFacts, type IncidentKind, incidentRules, isIncidentKind, sameKindMax } from './incident-rules.ts'
import { goOn, pauseRound, voidRound } from './pause.ts'

export interface NewIncident {
  tableId: string
  round: SharedRoundRow | undefined
  kind: IncidentKind
  facts: IncidentFacts & Record<string, unknown>
  /** Who has found it: a person, a device, or the controller. */
  by: string
  /** The device it is about. */
  deviceId?: string | undefined
}

/**
 * Writes an incident down, and pauses the round where its rule says so. What it comes to follows from the facts. What a
 * device does again in the round before people have decided is the same incident.
 */
export async function openIncident(context: AppContext, tx: Tx, wanted: NewIncident): Promise<string> {
  const { tableId, round, kind, deviceId, by } = wanted
  const facts = { ...wanted.facts, ...(deviceId !== undefined && { deviceId }) }
  const now = context.clock.now()
  const rule = incidentRules[kind]
  const dealt = round && (await findDealt(tx, round.shared_round_id))
  if (rule.isPausing && dealt) await pauseRound(context, tx, { round, dealt }, kind)
  const known = await findSame(tx, wanted)
  if (known) return known.incident_id
  const id = newId('inc', now)
  const earlier = round ? await countInRound(tx, round.shared_round_id, kind) : 0
  await tx
    .insertInto('incidents')
    .values({
      ...{ incident_id: id, table_id: tableId, shared_round_id: round?.shared_round_id ?? null, kind },
      ...{ facts: JSON.stringify(facts), outcome: rule.outcomeOf(facts, earlier) },
      ...{ opened_by: by, opened_at: now, decided_at: null },
    })
    .execute()
  await stopAtRepeats(context, tx, tableId, kind)
  context.log.warn({ tableId, sharedRoundId: round?.shared_round_id, kind, incidentId: id }, 'an incident at a table')
  return id
}

/** What is open already of this kind, about this device, in this round. */
async function findSame(tx: Tx, { tableId, round, kind, deviceId }: NewIncident): Promise<IncidentRow | undefined> {
  if (deviceId === undefined) return undefined
  const sharedRoundId = round?.shared_round_id ?? null
  return (await listOpenIncidents(tx, tableId)).find(
    (row) => row.kind === kind && row.shared_round_id === sharedRoundId && row.facts.deviceId === deviceId,
  )
}

async function countInRound(tx: Tx, sharedRoundId: string, kind: string): Promise<number> {
  const rows = await tx
    .selectFrom('incidents')
    .select('incident_id')
    .where('shared_round_id', '=', sharedRoundId)
    .where('kind', '=', kind)
    .execute()
  return rows.length
}

/** So many of one kind in a day, and the table opens no further round. */
export async function stopAtRepeats(context: AppContext, tx: Tx, tableId: string, kind: IncidentKind): Promise<void> {
  const count = await countOfDay(tx, tableId, kind, context.clock.now())
  if (count >= sameKindMax) await stopTable(context, tx, tableId, 'paused')
}

/** The round under way is finished; no other one opens. A table whose shift is over stays closed, for this cause. */
async function stopTable({ clock }: AppContext, tx: Tx, tableId: string, state: 'paused' | 'closed'): Promise<void> {
  const of = { cause: 'check', changed_at: clock.now() } as const
  const stop = tx.updateTable('tables').where('table_id', '=', tableId)
  await stop
    .set({ ...of, state: 'closed' })
    .where('state', '=', 'closed')
    .where('cause', '=', 'schedule')
    .execute()
  await stop
    .set({ ...of, state })
    .where('state', '<>', 'closed')
    .execute()
}

export interface Decider {
  staffId: string
  name: string
  isSupervisor: boolean
  /** Other accounts that may be this person's too. */
  sameAs: readonly string[]
}

/** `first`: one more person has to say yes. `supervisor`: that one has to supervise. */
export type Decided = 'done' | 'first' | 'supervisor' | 'unknown'

/** Says yes to what the rule of an incident says. The second person's yes carries it out. */
export async function decideIncident(
  context: AppContext,
  tx: Tx,
  { tableId, incidentId, who }: { tableId: string; incidentId: string; who: Decider },
): Promise<Decided> {
  const held = await holdRound(tx, tableId)
  const incident = (await listOpenIncidents(tx, tableId)).find(({ incident_id }) => incident_id === incidentId)
  if (!incident || !isIncidentKind(incident.kind)) return 'unknown'
  if (incident.decided_by.some((account) => isOnePerson(who, account))) return 'first'
  const decided_by = [...incident.decided_by, who.staffId]
  const isSecond = decided_by.length > 1
  const hasSupervisor = who.isSupervisor || incident.has_supervisor
  if (isSecond && incidentRules[incident.kind].needsSupervisor && !hasSupervisor) return 'supervisor'
  const isOfRound = held && held.round.shared_round_id === incident.shared_round_id
  await tx
    .updateTable('incidents')
    .set({
      decided_by,
      decided_names: [...incident.decided_names, who.name],
      has_supervisor: hasSupervisor,
      ...(isSecond && { decided_at: context.clock.now() }),
    })
    .where('incident_id', '=', incidentId)
    .execute()
  if (!isSecond) return 'first'
  const money_moved = await carryOut(context, tx, incident, isOfRound ? held : undefined)
  await tx.updateTable('incidents').set({ money_moved }).where('incident_id', '=', incidentId).execute()
  return 'done'
}

type Held = NonNullable<Awaited<ReturnType<typeof holdRound>>>

/** Whether stakes went back: those of a round that is over stay where they are. */
async function carryOut(context: AppContext, tx: Tx, incident: IncidentRow, held: Held | undefined): Promise<boolean> {
  const { table_id: tableId, kind, outcome } = incident
  if (outcome === 'review') {
    const isVoid = held !== undefined && (await voidRound(context, tx, held.round, kind))
    const shoeId = await shoeOf(tx, incident)
    if (shoeId) await tx.updateTable('shoes').set({ in_review: true }).where('shoe_id', '=', shoeId).execute()
    await stopTable(context, tx, tableId, 'closed')
    return isVoid
  }
  if (!held) return false
  if (outcome === 'void') return voidRound(context, tx, held.round, kind)
  if (outcome === 'read-again') {
    const waiting = await listWaiting(tx, held.round.shared_round_id, held.dealt.cards.length)
    await moveReadings(
      tx,
      waiting.map(({ reading_id }) => reading_id),
      'withdrawn',
    )
  }
  if (!(await hasOtherPause(tx, incident))) await goOn(context, tx, held)
  return false
}

/** The shoe that the round was dealt from; outside of rounds the one at the table, which stays while this is open. */
async function shoeOf(tx: Tx, { table_id, shared_round_id }: IncidentRow): Promise<string | null | undefined> {
  const dealt = shared_round_id === null ? undefined : await findDealt(tx, shared_round_id)
  return dealt ? dealt.shoe_id : (await findShoe(tx, table_id))?.shoe_id
}

/** Something else still has to be decided before the round may go on. */
async function hasOtherPause(tx: Tx, { table_id, shared_round_id }: IncidentRow): Promise<boolean> {
  const open = await listOpenIncidents(tx, table_id)
  return open.some(
    (row) => row.shared_round_id === shared_round_id && isIncidentKind(row.kind) && incidentRules[row.kind].isPausing,
  )
}

/** Incidents of a round that was voided by the clock have nothing left to decide. */
export async function closeIncidents({ clock }: AppContext, tx: Tx, sharedRoundId: string): Promise<void> {
  await tx
    .updateTable('incidents')
    .set({ decided_at: clock.now() })
    .where('shared_round_id', '=', sharedRoundId)
    .where('decided_at', 'is', null)
    .where('outcome', '<>', 'review')
    .execute()
}
