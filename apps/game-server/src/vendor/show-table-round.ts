import type { VendorTableRound } from '@fairground/contract/psw'
import { isGivenUp } from '@fairground/vendor-kit'
import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Reader, RoundCorrectionRow } from '../db/schema.ts'
import { listCorrections } from '../dealer/corrections/correction-store.ts'
import { viewStranded } from '../dealer/corrections/end-calls.ts'
import { namedResult } from '../dealer/corrections/named-result.ts'
import { givenBack } from '../dealer/given-back.ts'
import { viewRecordings } from '../recordings/view-recordings.ts'
import { listSharedById, type SharedRoundWithChain } from '../tables/shared-round-store.ts'
import { listRoundEvents } from './list-round-events.ts'
import { findTableRound } from './list-table-rounds.ts'

/** A whole round for the portal's staff: what happened in it, what lay on it, and what became of it later. */
export async function showTableRound(
  context: AppContext,
  sharedRoundId: string,
): Promise<VendorTableRound | undefined> {
  const { db } = context
  const [round] = await listSharedById(db, [sharedRoundId])
  const game = round && context.catalogue.find(round.table_id)
  const row = round && (await findTableRound(context, round.table_id, sharedRoundId))
  if (!round || !row || game?.kind !== 'shared') return undefined
  const corrections = await listCorrections(db, sharedRoundId)
  const isOver = round.ended_at !== null
  return {
    ...{ ...row, tableId: round.table_id, rulesId: game.rules.id, rulesVersion: round.rules_version },
    ...{ source: round.source, commit: round.commitment, serverSeed: round.server_seed },
    dealer: await dealerOf(db, sharedRoundId),
    told: (round.read_cards ?? []).map(({ told }) => told),
    sums: await sumsOf(db, sharedRoundId),
    events: await listRoundEvents(db, round, corrections),
    corrections: await viewCorrections(context, round, corrections),
    recordings: await viewRecordings(context, round),
    replayId: isOver ? await largestBet(db, sharedRoundId) : null,
  }
}

async function dealerOf(reader: Reader, sharedRoundId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('dealt_rounds')
    .innerJoin('shifts', 'shifts.shift_id', 'dealt_rounds.shift_id')
    .select('shifts.dealer_name')
    .where('dealt_rounds.shared_round_id', '=', sharedRoundId)
    .executeTakeFirst()
  return row?.dealer_name ?? null
}

async function sumsOf(reader: Reader, sharedRoundId: string): Promise<VendorTableRound['sums']> {
  const { rows } = await sql<VendorTableRound['sums'][number]>`
    select r.currency, count(*)::integer as bets, count(distinct b.player_id)::integer as players,
      sum(b.stake_minor)::text as stake, sum(b.payout_minor)::text as payout, sum(f.back)::text as back
    from shared_bets b join rounds r on r.round_id = b.round_id
    cross join lateral (${givenBack}) f
    where b.shared_round_id = ${sharedRoundId} and b.mode = 'real' and (b.state in ('taken', 'ended') or f.back > 0)
    group by r.currency order by r.currency`.execute(reader)
  return rows
}

/** The game shows a round again through a bet in it: the largest lies best in sight. */
async function largestBet(reader: Reader, sharedRoundId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('shared_bets')
    .select('round_id')
    .where('shared_round_id', '=', sharedRoundId)
    .where('state', '=', 'ended')
    .orderBy('mode', 'desc')
    .orderBy('stake_minor', 'desc')
    .orderBy('round_id')
    .limit(1)
    .executeTakeFirst()
  return row?.round_id ?? null
}

async function viewCorrections(
  context: AppContext,
  round: SharedRoundWithChain,
  corrections: readonly RoundCorrectionRow[],
): Promise<VendorTableRound['corrections']> {
  if (corrections.length === 0) return []
  const { catalogue, db } = context
  const game = catalogue.find(round.table_id)
  const counts = await countCalls(db, round.shared_round_id)
  const stranded = await viewStranded(db, round.shared_round_id)
  return corrections.map((row) => {
    const { booked = 0, waiting = 0, failed = 0, givenUp = 0 } = counts.get(row.version) ?? {}
    return {
      ...{ version: row.version, at: row.at.toISOString(), toldBefore: row.told_before, told: row.told },
      resultBefore:
        game?.kind === 'shared' ? namedResult(context, round.table_id, game.rules, row.outcome_before) : null,
      ...{ keepsOverpaid: row.keeps_overpaid, reason: row.reason, by: [row.asked_name, row.confirmed_name] },
      ...{ booked, waiting, failed, givenUp, failures: stranded.get(row.version) ?? [] },
    }
  })
}

async function countCalls(reader: Reader, sharedRoundId: string) {
  const inState = (state: string): RawBuilder<number> =>
    sql`count(*) filter (where wallet_calls.state = ${state} and not ${isGivenUp})::integer`
  const { rows } = await sql<{ version: number; booked: number; waiting: number; failed: number; givenUp: number }>`
    select move as version, ${inState('done')} as booked, ${inState('pending')} as waiting,
      ${inState('exception')} as failed, count(*) filter (where ${isGivenUp})::integer as "givenUp"
    from shared_bets b join wallet_calls on wallet_calls.round_id = b.round_id and call = 'adjust'
    where b.shared_round_id = ${sharedRoundId} group by move`.execute(reader)
  return new Map(rows.map((row) => [row.version, row]))
}
