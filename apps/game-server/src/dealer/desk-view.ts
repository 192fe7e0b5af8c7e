import { DeskView } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type {
  Db,
  DealtRoundRow,
  DeviceRow,
  IncidentRow,
  ReadingRow,
  SharedRoundRow,
  ShiftRow,
  ShoeRow,
} from '../db/schema.ts'
import { findOpenShared } from '../tables/shared-round-store.ts'
import { viewBetList } from '../tables/table-view.ts'
import { listSets } from './card-sets.ts'
import {
  findDealt,
  findShift,
  findShoe,
  listDealtCards,
  listDecidedSince,
  listDevices,
  listOpenIncidents,
  listReadings,
} from './dealer-store.ts'
import { nextStep, readingsOf, stateOf } from './dealt-rules.ts'
import type { DeskStaff } from './desk-session.ts'
import { causeOf, incidentRules, isIncidentKind } from './incident-rules.ts'
import { listTableCares } from './players/care-store.ts'
import { viewDeskCare, viewDeskChat } from './players/desk-players-view.ts'
import { findNextPlan, findPlan } from './shifts/shift-store.ts'
import { shoeSize, shoeStop } from './shoes.ts'

const dayMs = 24 * 3_600_000

/** The table as its staff see it: never what another person told of a step that is not confirmed. */
export async function viewDesk(context: AppContext, staff: DeskStaff): Promise<DeskView> {
  const { db, clock, catalogue } = context
  const { tableId } = staff
  const now = clock.now()
  const [shift, shoe, round] = [
    await findShift(db, tableId),
    await findShoe(db, tableId),
    await findOpenShared(db, tableId),
  ]
  const dealt = round && (await findDealt(db, round.shared_round_id))
  const readings = round ? await listReadings(db, round.shared_round_id) : []
  const open = await listOpenIncidents(db, tableId)
  const decided = await listDecidedSince(db, tableId, new Date(now.getTime() - dayMs))
  const seen: Seen | undefined = round && dealt && { round, dealt, readings }
  const shoeView = shoe ? await viewShoe(context, shoe) : null
  const roundView = seen ? await viewRound(context, staff, seen) : null
  const game = catalogue.find(tableId)
  const { tool } = readingsOf(context, tableId)
  const isOpen = game?.kind === 'shared' && game.table.state === 'open'
  return DeskView.parse({
    ...{ tableId, names: game?.names ?? {}, serverMs: now.getTime() },
    me: { staffId: staff.staffId, name: staff.name, rights: staff.rights },
    shift: shift ? await viewShift(db, shift) : null,
    plan: await viewPlan(context, staff, shift),
    ...{ tool, shoe: shoeView, round: roundView },
    sets: (await listSets(db, tableId)).map(({ set_id: setId, deck_set: deckSet, made_at, printed_at }) => ({
      ...{ setId, deckSet, madeAt: made_at.toISOString(), printedAt: printed_at?.toISOString() ?? null },
    })),
    next: nextOf({
      shift,
      isOpen,
      needsShoe: tool === 'shoe' && (!shoeView || shoeView.stop !== null),
      round: roundView,
    }),
    incidents: incidentsOf([...open.toReversed(), ...decided], staff),
    devices: (await listDevices(db, tableId)).map((device) => ({
      ...{ deviceId: device.device_id, kind: device.kind, seenAt: device.seen_at?.toISOString() ?? null },
      ...{ state: stateOfDevice(device), isMine: device.added_by === staff.staffId },
    })),
    chat: await viewDeskChat(context, tableId),
    cares: (await listTableCares(context, tableId)).map(viewDeskCare),
    log: logOf(readings),
  })
}

function stateOfDevice({ confirmed_at, seen_at, faulted_at }: DeviceRow): DeskView['devices'][number]['state'] {
  if (confirmed_at === null) return 'unconfirmed'
  if (faulted_at) return 'fault'
  return seen_at ? 'ok' : 'new'
}

async function viewShift(db: Db, { dealer_name: dealer, opened_at, plan_id }: ShiftRow): Promise<DeskView['shift']> {
  const plan = plan_id === null ? undefined : await findPlan(db, plan_id)
  return { dealer, openedAt: opened_at.toISOString(), endsAt: plan?.ends_at.toISOString() ?? null }
}

/** The plan after the open shift, or the one that nobody has opened. */
async function viewPlan(
  { db, clock }: AppContext,
  { tableId, staffId }: DeskStaff,
  shift: ShiftRow | undefined,
): Promise<DeskView['plan']> {
  const plan = await findNextPlan(db, tableId, clock.now(), shift?.plan_id ?? undefined)
  if (!plan) return null
  const { dealer_id, dealer_name: dealer, starts_at, ends_at } = plan
  const [startsAt, endsAt] = [starts_at.toISOString(), ends_at.toISOString()]
  return { dealer, startsAt, endsAt, isMine: dealer_id === staffId }
}

interface Seen {
  round: SharedRoundRow
  dealt: DealtRoundRow
  readings: readonly ReadingRow[]
}

async function viewShoe({ db }: AppContext, shoe: ShoeRow): Promise<DeskView['shoe']> {
  const stop = await db.transaction().execute((tx) => shoeStop(tx, shoe))
  const { root, deck_set: deckSet, cut_in, shoe_id } = shoe
  const dealt = (await listDealtCards(db, shoe_id)).length
  return {
    root,
    deckSet,
    dealt,
    size: shoeSize,
    isCut: cut_in !== null,
    stop: stop === 'no-shoe' ? null : (stop ?? null),
  }
}

async function viewRound(
  context: AppContext,
  { staffId }: DeskStaff,
  { round, dealt, readings }: Seen,
): Promise<NonNullable<DeskView['round']>> {
  const source = readingsOf(context, round.table_id)
  const expected = nextStep(source, dealt.cards) ?? null
  const waiting = readings.filter(({ state, step }) => state === 'waiting' && step === expected?.step)
  const { count, staked } = await viewBetList(context, round.shared_round_id, 'real')
  return {
    ...{ sharedRoundId: round.shared_round_id, number: round.number, closesMs: round.closes_at.getTime() },
    commit: round.commitment,
    phase: round.state as NonNullable<DeskView['round']>['phase'],
    ...{ pausedFor: dealt.paused_for, pausedMs: dealt.paused_at?.getTime() ?? null },
    events: [...source.eventsOf(stateOf(source, dealt.cards))],
    ...{ expected, mine: waiting.find((row) => row.staff_id === staffId)?.told ?? null },
    othersCount: waiting.filter((row) => row.staff_id !== staffId).length,
    ...{ bets: count, staked },
  }
}

interface Standing {
  shift: ShiftRow | undefined
  isOpen: boolean
  needsShoe: boolean
  round: DeskView['round']
}

/** The one thing that the table waits for. */
function nextOf({ shift, isOpen, needsShoe, round }: Standing): DeskView['next'] {
  if (round?.pausedFor) return 'incident'
  if (round) {
    if (round.phase === 'betting') return 'bets'
    if (round.phase === 'locked') return 'lock'
    if (round.phase === 'result' || !round.expected) return 'paying'
    return round.mine === null ? 'step' : 'second'
  }
  if (!shift) return 'shift'
  if (needsShoe) return 'shoe'
  return isOpen ? 'round' : 'table'
}

const incidentsOf = (rows: readonly IncidentRow[], { staffId }: DeskStaff): DeskView['incidents'] =>
  rows.map((row) => ({
    ...{ incidentId: row.incident_id, kind: row.kind, outcome: row.outcome, openedAt: row.opened_at.toISOString() },
    ...{ cause: causeOf(row), decidedBy: row.decided_names, isMine: row.decided_by.includes(staffId) },
    needsSupervisor: isIncidentKind(row.kind) && incidentRules[row.kind].needsSupervisor && !row.has_supervisor,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))

/** A value stands in it from its confirmation on. */
const logOf = (readings: readonly ReadingRow[]): DeskView['log'] =>
  readings.map(({ at, state, told, code, staff_name, device_id }) => ({
    ...{ at: at.toISOString(), what: code ?? state, by: staff_name ?? device_id ?? '' },
    told: state === 'confirmed' ? told : null,
  }))
