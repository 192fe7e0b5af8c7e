import { toldDecisions } from '@fairground/game-rules/tables'
import { openSeed, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { listTakenBets, type SharedBet } from './bet-store.ts'
import { type EndedBet, endBets } from './end-bets.ts'
import { savePots } from './pot-store.ts'
import { drawOutcome, readStoredBet, type SharedRules, timeOf } from './rules-of.ts'
import { moveShared, type SharedRoundWithChain, tellTable } from './shared-round-store.ts'
import { countTurnover } from './slips/count-turnover.ts'
import { deleteBooks } from './slips/slip-store.ts'
import { decisionsOfBet, type PlayerHand, readHands, type Stages } from './stages/hands.ts'
import { runStages } from './stages/run-stages.ts'
import { owesRaises } from './stages/stage-store.ts'
import type { Running, Table } from './table.ts'

/** Bets that end by themselves are paid in steps of this. */
const tickMs = 50
/** Wishes that other processes received before the end are written within this; then the rest of the bets end. */
const settleAfterMs = 250
const batchMax = 500
/** A raise that nobody knows of is taken back before its bet ends. */
const owedPauseMs = 500

interface Step {
  table: Table
  rules: SharedRules
  round: SharedRoundWithChain
}

/** Ends the bets whose moment has come, and the run itself at its end. */
export async function runRound(context: AppContext, { table, rules, round }: Step): Promise<number> {
  if (hasStages(rules) && round.stages_ended_at === null) return runStages(context, { table, rules, round })
  const running = await ensureRunning(context, { table, rules, round })
  const atMs = context.clock.now().getTime() - runsFrom(round)
  if (atMs >= running.runMs) return endRun(context, { rules, round }, running)
  if (running.tellsMs !== undefined && atMs >= running.tellsMs) {
    await tellTable(context.db, { tableId: round.table_id, what: 'table' })
    running.tellsMs = rules.nextShownMs?.({ ...running, atMs })
  }
  const due = running.dues.slice(running.next, running.next + batchMax).filter((one) => one.atMs <= atMs)
  await endBets(context, round, due)
  running.next += due.length
  const nextMs = Math.min(running.dues[running.next]?.atMs ?? running.runMs, running.tellsMs ?? running.runMs)
  const tickEndMs = Math.ceil(nextMs / tickMs) * tickMs
  const passedMs = context.clock.now().getTime() - runsFrom(round)
  return Math.max(0, Math.min(tickEndMs, running.runMs) - passedMs)
}

const hasStages = (rules: SharedRules): rules is SharedRules & { stages: Stages } => rules.stages !== undefined

/** When the moments of the run are counted from. */
export const runsFrom = ({ stages_ended_at, started_at }: SharedRoundWithChain): number =>
  timeOf(stages_ended_at ?? started_at)

async function ensureRunning(context: AppContext, { table, rules, round }: Step): Promise<Running> {
  if (table.running?.sharedRoundId === round.shared_round_id) return table.running
  const outcome = drawOutcome(context, rules, round)
  const bets = await listTakenBets(context.db, round.shared_round_id)
  const dues = bets
    .map((row) => dueOf(rules, row, outcome))
    .filter((due) => due !== undefined)
    .sort((a, b) => a.atMs - b.atMs)
  const hands = await readHandsOf(context, rules, round)
  const drawn = { outcome, hands: hands?.map(({ hand }) => hand) }
  const tellsMs = rules.nextShownMs?.({ ...drawn, atMs: context.clock.now().getTime() - runsFrom(round) })
  const runMs = rules.runMs(outcome, drawn.hands)
  table.running = { sharedRoundId: round.shared_round_id, ...drawn, runMs, dues, next: 0, tellsMs }
  return table.running
}

function dueOf(rules: SharedRules, row: SharedBet, outcome: unknown) {
  const bet = readStoredBet(rules, row)
  const atMs = rules.settlesAt?.(bet, outcome, BigInt(row.limit_minor), factsOf(row))
  return atMs === undefined ? undefined : { ...endOf(rules, row, outcome), atMs }
}

const endOf = (rules: SharedRules, row: SharedBet, outcome: unknown): EndedBet => ({
  bet: row,
  end: rules.settle(readStoredBet(rules, row), outcome, BigInt(row.limit_minor), factsOf(row)),
})

const factsOf = ({ round_id, currency }: SharedBet) => ({ id: round_id, currency })

/** A bet of a round with stages: what its player decided is the first thing told of its end. */
function endOfHand(
  rules: SharedRules,
  hands: readonly PlayerHand[],
  { row, outcome }: { row: SharedBet; outcome: unknown },
): EndedBet {
  const { moves, ...decisions } = decisionsOfBet(hands, row)
  const facts = { ...factsOf(row), decisions }
  const end = rules.settle(readStoredBet(rules, row), outcome, BigInt(row.limit_minor), facts)
  const raisedMinor = decisions.raisedMinor.reduce((sum, one) => sum + one, 0n)
  return {
    bet: row,
    end: { ...end, events: [toldDecisions(decisions), ...end.events] },
    raises: { moves, raisedMinor },
  }
}

const readHandsOf = (context: AppContext, rules: SharedRules, { shared_round_id }: SharedRoundWithChain) =>
  rules.stages ? readHands(context.db, rules, shared_round_id) : Promise.resolve(undefined)

/** The seed and what it made are public from this commit on. The run ended when its rules say, not when it was noticed. */
async function endRun(
  context: AppContext,
  { rules, round }: Omit<Step, 'table'>,
  { outcome, runMs }: Running,
): Promise<number> {
  const ended_at = new Date(runsFrom(round) + runMs)
  const server_seed = openSeed(context, round)
  await transact(context.db, async (tx) => {
    const isOurs = await moveShared(tx, round, 'result', { ended_at, server_seed, outcome: JSON.stringify(outcome) })
    if (isOurs && rules.pool?.potsAfter) await savePots(tx, round, rules.pool.potsAfter(outcome))
  })
  return 0
}

/** Ends every bet that still stands, in batches, and with the last of them the round. */
export async function settleRound(context: AppContext, { table, rules, round }: Step): Promise<number> {
  const settlesMs = timeOf(round.ended_at) + settleAfterMs
  const nowMs = context.clock.now().getTime()
  if (nowMs < settlesMs) return settlesMs - nowMs
  await table.actsWritten()
  if (rules.stages && (await owesRaises(context.db, round.shared_round_id))) return owedPauseMs
  const hands = await readHandsOf(context, rules, round)
  const bets = await listTakenBets(context.db, round.shared_round_id, batchMax)
  const ends = bets.map((row) =>
    hands ? endOfHand(rules, hands, { row, outcome: round.outcome }) : endOf(rules, row, round.outcome),
  )
  await endBets(
    context,
    round,
    rules.slips?.turnoverMinor ? await countTurnover(context.db, rules, { round, ends, hands }) : ends,
  )
  if (bets.length === batchMax) return 0
  await transact(context.db, async (tx) => {
    await moveShared(tx, round, 'settled', { settled_at: context.clock.now() })
    if (rules.slips) await deleteBooks(tx, round.shared_round_id)
  })
  table.running = undefined
  return 0
}
