import { sha256Hex } from '@fairground/fairness'
import { newId, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { DealtRoundRow, SharedRoundRow, TableRow, Tx } from '../db/schema.ts'
import { hasOpenBets } from '../tables/bet-store.ts'
import { findTable } from '../tables/open-tables.ts'
import { type SharedRules, sharedRulesOf, timeOf } from '../tables/rules-of.ts'
import { settleRound } from '../tables/run-shared-round.ts'
import { keepSeats, openSeats } from '../tables/seats/count-seats.ts'
import { applyNextChange } from '../tables/setups/save-setup.ts'
import { findLatestShared, findOpenShared, moveShared, tellTable } from '../tables/shared-round-store.ts'
import type { Table } from '../tables/table.ts'
import { voidBets } from '../tables/void-bets.ts'
import { findDealt, findShift, findShoe, holdRound, lastNumberOf, lockTable } from './dealer-store.ts'
import { readingsOf, stateOf } from './dealt-rules.ts'
import { watchDevices } from './devices.ts'
import { followPicture } from './follow-picture.ts'
import { closeIncidents, openIncident } from './incidents.ts'
import { voidRound } from './pause.ts'
import { endPlannedShift } from './shifts/run-shift.ts'
import { isPastHalf, shoeStop } from './shoes.ts'

const waitsMs = 1_000
/** A step is looked for so often: a reading is told by another process. */
const looksMs = 200
const answeredMsMax = 3_000
const answeringPauseMs = 50
/** A pause in betting that lasts so long gives all stakes back. */
const pausedBettingMsMax = 5 * 60_000
/** A pause past the lock that lasts so long is for two people to end. */
const pausedDealingMsMax = 10 * 60_000
const lateReason = 'the wallet had not taken the bet when the round began'
const pausedReason = 'the round was paused for five minutes while bets were taken'

/**
 * Takes the round of a dealer's table one step on, if its time has come: it opens and closes by the clock, then waits for
 * readings. Decides by what is stored alone, so that any process goes on in any state. Only for the writer.
 */
export async function stepDealt(context: AppContext, table: Table): Promise<number> {
  const { db, clock } = context
  const rules = sharedRulesOf(context, table.tableId)
  const round = await findOpenShared(db, table.tableId)
  const nowMs = clock.now().getTime()
  if (!round) return openNext(context, table.tableId, rules)
  if (round.state === 'result') return settleRound(context, { table, rules, round })
  const dealt = await findDealt(db, round.shared_round_id)
  if (dealt?.paused_at) return waitPaused(context, round, { ...dealt, paused_at: dealt.paused_at })
  if (round.state === 'betting') {
    const seen = dealt ? await followPicture(context, round, dealt) : 'none'
    if (seen === 'changed') return looksMs
    const leftMs = round.closes_at.getTime() - nowMs
    if (leftMs <= 0) return lock(context, table.tableId)
    return seen === 'none' ? leftMs : Math.min(leftMs, looksMs)
  }
  if (round.state === 'locked') {
    const startsMs = timeOf(round.locked_at) + rules.lockMs
    if (nowMs < startsMs) return startsMs - nowMs
    const isAnswering =
      nowMs < round.closes_at.getTime() + answeredMsMax && (await hasOpenBets(db, round.shared_round_id))
    return isAnswering ? answeringPauseMs : start(context, round)
  }
  await watchDevices(context, table.tableId, round)
  return finishDealing(context, table.tableId)
}

async function openNext(context: AppContext, tableId: string, rules: SharedRules): Promise<number> {
  const { db, clock } = context
  const row = await findTable(db, tableId)
  if (await applyNextChange(context, row)) return 0
  if (row?.state !== 'open') {
    // The time of a shift runs out at a table that is stopped, too; the stop stays.
    await transact(db, (tx) => endOverdueShift(context, tx, tableId))
    return waitsMs
  }
  const latest = await findLatestShared(db, tableId)
  const opensMs = latest?.ended_at ? latest.ended_at.getTime() + rules.resultMs : 0
  const nowMs = clock.now().getTime()
  if (nowMs < opensMs) return opensMs - nowMs
  return (await transact(db, (tx) => openRound(context, tx, row, rules))) ? 0 : waitsMs
}

async function endOverdueShift(context: AppContext, tx: Tx, tableId: string): Promise<void> {
  await lockTable(tx, tableId)
  const shift = await findShift(tx, tableId)
  if (shift) await endPlannedShift(context, tx, shift)
}

/** False while nobody deals, or nothing can be dealt from. */
async function openRound(
  { clock, ...context }: AppContext,
  tx: Tx,
  row: TableRow,
  rules: SharedRules,
): Promise<boolean> {
  const { table_id: tableId, speed } = row
  await lockTable(tx, tableId)
  const shift = await findShift(tx, tableId)
  if (!shift || (await endPlannedShift({ ...context, clock }, tx, shift))) return false
  const { tool, countedGroups = [] } = readingsOf({ ...context, clock }, tableId)
  const hasShoe = tool === 'shoe'
  const shoe = hasShoe ? await findShoe(tx, tableId) : undefined
  if (hasShoe && (await shoeStop(tx, shoe))) return false
  const chain_id = shoe?.chain_id ?? shift.chain_id
  if (chain_id === null) return false
  const now = clock.now()
  const shared_round_id = newId('shr', now)
  await tx
    .insertInto('shared_rounds')
    .values({
      ...{ shared_round_id, table_id: tableId, source: 'readings', rules_version: rules.version, chain_id },
      ...{ number: (await lastNumberOf(tx, chain_id)) + 1, commitment: shoe?.root ?? sha256Hex(shift.shift_id) },
      ...{ state: 'betting', opened_at: now },
      closes_at: new Date(rules.schedule(now.getTime(), speed).closesAtMs),
    })
    .execute()
  await tx
    .insertInto('dealt_rounds')
    .values({
      ...{ shared_round_id, shift_id: shift.shift_id, shoe_id: shoe?.shoe_id ?? null },
      ...{ paused_at: null, paused_for: null, rest_ms: null },
      shut_groups: shoe && (await isPastHalf(tx, shoe)) ? [...countedGroups] : [],
    })
    .execute()
  if (row.seats > 0) await openSeats({ ...context, clock }, tx, tableId)
  await tellTable(tx, { tableId, what: 'table' })
  return true
}

/** The round is held: a pause and the end of the betting exclude each other. */
async function lock(context: AppContext, tableId: string): Promise<number> {
  await transact(context.db, async (tx) => {
    const held = await holdRound(tx, tableId)
    const now = context.clock.now()
    if (held?.round.state !== 'betting' || held.dealt.paused_at || held.round.closes_at > now) return
    await moveShared(tx, held.round, 'locked', { locked_at: now })
  })
  return 0
}

async function start(context: AppContext, round: SharedRoundRow): Promise<number> {
  await transact(context.db, async (tx) => {
    if (!(await moveShared(tx, round, 'running', { started_at: context.clock.now() }))) return
    await voidBets(context, tx, round.shared_round_id, { states: ['betting'], reason: lateReason })
    await keepSeats(context, tx, round)
  })
  return 0
}

/** When nothing is missing the round has its outcome, and pays as every round does. */
async function finishDealing(context: AppContext, tableId: string): Promise<number> {
  const source = readingsOf(context, tableId)
  return transact(context.db, async (tx) => {
    const held = await holdRound(tx, tableId)
    if (held?.round.state !== 'running' || held.dealt.paused_at) return looksMs
    const outcome = source.outcome(stateOf(source, held.dealt.cards))
    if (outcome === undefined) return looksMs
    const change = { ended_at: context.clock.now(), outcome: JSON.stringify(outcome) }
    await moveShared(tx, held.round, 'result', change)
    return 0
  })
}

async function waitPaused(
  context: AppContext,
  round: SharedRoundRow,
  { paused_at, shared_round_id }: DealtRoundRow & { paused_at: Date },
): Promise<number> {
  const pausedMs = context.clock.now().getTime() - paused_at.getTime()
  const isBetting = round.state === 'betting'
  if (pausedMs < (isBetting ? pausedBettingMsMax : pausedDealingMsMax)) return looksMs
  await transact(context.db, async (tx) => {
    const held = await holdRound(tx, round.table_id)
    if (held?.round.shared_round_id !== shared_round_id || !held.dealt.paused_at) return
    if (isBetting) {
      if (await voidRound(context, tx, held.round, pausedReason)) await closeIncidents(context, tx, shared_round_id)
      return
    }
    if (held.dealt.paused_for === 'paused-long') return
    const incident = { tableId: round.table_id, kind: 'paused-long', facts: {}, by: 'controller' } as const
    await openIncident(context, tx, { ...incident, round: held.round })
    await tx
      .updateTable('dealt_rounds')
      .set({ paused_for: 'paused-long' })
      .where('shared_round_id', '=', shared_round_id)
      .execute()
  })
  return looksMs
}
