import { ensureChain, newId, sealSeed, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { stepDealt } from '../dealer/step-dealt.ts'
import { highestOpened, openAhead } from './ahead/ahead-store.ts'
import { voidPassed } from './ahead/void-passed.ts'
import { hasOpenBets } from './bet-store.ts'
import { closeEarly, mayClose, mayCloseMs } from './early-close.ts'
import { fixOutcome } from './fix-outcome.ts'
import { findTable } from './open-tables.ts'
import { type SharedRules, sharedRulesOf, timeOf } from './rules-of.ts'
import { runRound, settleRound } from './run-shared-round.ts'
import { keepSeats, openSeats } from './seats/count-seats.ts'
import { applyNextChange } from './setups/save-setup.ts'
import {
  findLatestShared,
  findOpenShared,
  moveShared,
  type SharedRoundWithChain,
  tellTable,
} from './shared-round-store.ts'
import { deleteBooks } from './slips/slip-store.ts'
import type { Table } from './table.ts'
import { voidBets } from './void-bets.ts'

const stoppedPauseMs = 5_000
/** Slips that were received in time are waited for so long after the end of the betting. */
const answeredMsMax = 3_000
const answeringPauseMs = 50
const lateReason = 'the wallet had not taken the bet when the round began'

/**
 * Takes the table's round one step on, if its time has come, and answers in how many milliseconds to look again. It decides
 * by what is stored and by the clock alone, so that any process can go on where another stopped. Only for the writer.
 */
export async function stepTable(context: AppContext, table: Table): Promise<number> {
  if (isDealt(context, table.tableId)) return stepDealt(context, table)
  const round = await findOpenShared(context.db, table.tableId)
  const nowMs = context.clock.now().getTime()
  const rules = sharedRulesOf(context, table.tableId)
  if (!round) return openNext(context, table, rules)
  switch (round.state) {
    case 'betting':
      return nowMs < round.closes_at.getTime() ? awaitBets(context, rules, round) : lockRound(context, table, round)
    case 'locked': {
      const startsMs = timeOf(round.locked_at) + rules.lockMs
      if (nowMs < startsMs) return startsMs - nowMs
      return rules.slips && (await isAnswering(context, round)) ? answeringPauseMs : startRound(context, rules, round)
    }
    case 'running':
      return runRound(context, { table, rules, round })
    default:
      return settleRound(context, { table, rules, round })
  }
}

/**
 * Ends what another writer left in betting: nobody knows for how long it was away, so every stake goes back. At a dealer's
 * table people are there, and the round goes on.
 */
export async function voidOpenBetting(context: AppContext, tableId: string, reason: string): Promise<void> {
  const round = await findOpenShared(context.db, tableId)
  if (round?.state !== 'betting' || round.source === 'readings') return
  await transact(context.db, async (tx) => {
    if (!(await moveShared(tx, round, 'void', { void_reason: reason }))) return
    const count = await voidBets(context, tx, round.shared_round_id, { states: ['betting', 'taken'], reason })
    await deleteBooks(tx, round.shared_round_id)
    context.log.warn({ sharedRoundId: round.shared_round_id, count, reason }, 'a shared round was voided')
  })
}

async function openNext(context: AppContext, { tableId, seeds }: Table, rules: SharedRules): Promise<number> {
  if (rules.ahead) await voidPassed(context, tableId)
  const row = await findTable(context.db, tableId)
  if (await applyNextChange(context, row)) return 0
  if (row?.state !== 'open') return stoppedPauseMs
  const now = context.clock.now()
  const latest = await findLatestShared(context.db, tableId)
  const opensMs = latest?.ended_at ? latest.ended_at.getTime() + rules.resultMs : 0
  if (now.getTime() < opensMs) return opensMs - now.getTime()
  const found = await ensureChain(context, tableId, (chainIds) => highestOpened(context.db, chainIds))
  if ('waitMs' in found) return found.waitMs
  const { chain, next } = found
  const { closesAtMs: closesMs } = rules.schedule(now.getTime(), row.speed)
  const { commitment } = seeds.secretsOf(chain, next)
  const opening = { rules_version: rules.version, commitment, opened_at: now, closes_at: new Date(closesMs) }
  await transact(context.db, async (tx) => {
    const place = { table_id: tableId, chain_id: chain.chain_id, number: next }
    if (!(rules.ahead && (await openAhead(tx, place, opening))))
      await tx
        .insertInto('shared_rounds')
        .values({ shared_round_id: newId('shr', now), ...place, ...opening, state: 'betting' })
        .execute()
    if (row.seats > 0) await openSeats(context, tx, tableId)
    await tellTable(tx, { tableId, what: 'table' })
  })
  return closesMs - now.getTime()
}

/** Nobody is waited for who adds nothing more. */
async function awaitBets(context: AppContext, rules: SharedRules, round: SharedRoundWithChain): Promise<number> {
  const nowMs = context.clock.now().getTime()
  if (!mayClose(rules, round) || round.shortened_at) return round.closes_at.getTime() - nowMs
  const fromMs = mayCloseMs(context, round)
  if (nowMs < fromMs) return Math.min(fromMs, round.closes_at.getTime()) - nowMs
  const closesAt = await closeEarly(context, round.shared_round_id)
  return Math.max(0, (closesAt ?? round.closes_at).getTime() - nowMs)
}

/** From here on no bet is accepted, and the seed is stored for the process that finishes the round. */
async function lockRound(context: AppContext, { seeds }: Table, round: SharedRoundWithChain): Promise<number> {
  const chain = await context.db
    .selectFrom('shared_chains')
    .selectAll()
    .where('chain_id', '=', round.chain_id)
    .executeTakeFirstOrThrow()
  const seed_sealed = sealSeed(context, seeds.secretsOf(chain, round.number))
  await transact(context.db, (tx) => moveShared(tx, round, 'locked', { locked_at: context.clock.now(), seed_sealed }))
  return 0
}

/** Whether slips still wait for the wallet, and the table for them. */
async function isAnswering({ db, clock }: AppContext, round: SharedRoundWithChain): Promise<boolean> {
  if (clock.now().getTime() >= round.closes_at.getTime() + answeredMsMax) return false
  return hasOpenBets(db, round.shared_round_id)
}

/** A bet that the wallet has not taken by now is given back: nobody may be in a round without having paid. */
async function startRound(context: AppContext, rules: SharedRules, round: SharedRoundWithChain): Promise<number> {
  await transact(context.db, async (tx) => {
    if (!(await moveShared(tx, round, 'running', { started_at: context.clock.now() }))) return
    await voidBets(context, tx, round.shared_round_id, { states: ['betting'], reason: lateReason })
    await keepSeats(context, tx, round)
    if (rules.pool) await fixOutcome(context, tx, rules, round)
  })
  return 0
}
