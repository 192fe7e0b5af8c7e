import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { factorOf, findBet, type MatchResult, type Outcome, settleBet, settleSlip } from '@fairground/sports-rules'
import { type ChainSeeds, sealSeed, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { chainKitOf, type SportsContext } from '../context.ts'
import type { BetRow, LegRow, MatchRow, Tx } from '../db/schema.ts'
import { learnFrom } from '../leagues/league-store.ts'
import { secretsOf } from '../matches/match-secrets.ts'
import { lockMatch } from '../matches/match-store.ts'
import { quartersOf } from '../prices/match-prices.ts'
import { writeSettled } from './write-settled.ts'

const pageSize = 1_000
/** Whoever had read the prices of a match before it was called off has written their bet by then. */
const lateBetMs = 10_000

/**
 * Settles every leg of a match that is over or was called off, page by page, and each bet that has none open; then opens the
 * seed. @returns false while something of it is still to come
 */
export async function settleMatch(context: SportsContext, match: MatchRow, seeds: ChainSeeds): Promise<boolean> {
  const result = resultOf(match)
  while (await settlePage(context, match, result)) context.callsDue.ring()
  return transact(context.db, (tx) => finishMatch(context, tx, match.shared_round_id, seeds))
}

async function finishMatch(context: SportsContext, tx: Tx, matchId: string, seeds: ChainSeeds): Promise<boolean> {
  const match = await lockMatch(tx, matchId)
  if (match.settled_at !== null) return true
  const now = context.clock.now()
  const isVoid = match.state === 'void'
  if (isVoid && now.getTime() - (match.ended_at?.getTime() ?? 0) < lateBetMs) return false
  if (await isUnsettled(tx, match)) return false
  const secrets = await secretsOf(context, tx, match, seeds)
  await tx
    .updateTable('shared_rounds')
    .set({
      ...{ state: isVoid ? 'void' : 'settled', settled_at: now, server_seed: secrets.serverSeed },
      ...(match.seed_sealed === null && { seed_sealed: sealSeed(chainKitOf(context), secrets) }),
    })
    .where('shared_round_id', '=', matchId)
    .execute()
  if (!isVoid) await learnFrom(tx, match)
  return true
}

/** A leg of it is open, or a match before it in the chain: the seed of this one gives those of all before it away. */
async function isUnsettled(tx: Tx, { shared_round_id, chain_id, number }: MatchRow): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from legs where match_id = ${shared_round_id} and outcome is null)
      or exists (
        select from shared_rounds
        where chain_id = ${chain_id} and number < ${number} and state in ('open', 'playing'))`.execute(tx)
  return rows.length > 0
}

function resultOf({ state, half_home, half_away, score_home, score_away }: MatchRow): MatchResult {
  if (state === 'void') return { status: 'postponed' }
  // No market of another sport asks for one.
  const half: [number, number] | undefined =
    half_home === null || half_away === null ? undefined : [half_home, half_away]
  return { status: 'finished', half, full: [score_home, score_away] }
}

/** False when no leg is left. A bet that waits for its delay or its wallet is left until it is decided. */
function settlePage(context: SportsContext, match: MatchRow, result: MatchResult): Promise<boolean> {
  return transact(context.db, async (tx) => {
    const bets = await lockBets(tx, match.shared_round_id)
    if (bets.length === 0) return false
    const ids = bets.map(({ round_id }) => round_id)
    const legs = await tx.selectFrom('legs').selectAll().where('round_id', 'in', ids).orderBy('leg').execute()
    const ended = legs.map((leg) =>
      leg.match_id === match.shared_round_id ? { ...leg, outcome: outcomeOf(leg, result) } : leg,
    )
    await writeOutcomes(
      tx,
      ended.filter(({ match_id }) => match_id === match.shared_round_id),
    )
    const legsOf = Map.groupBy(ended, ({ round_id }) => round_id)
    const settled = bets.flatMap((bet) => {
      if (bet.state !== 'presenting' || bet.accepted_at === null) return []
      const payoutMinor = payoutOf(bet, legsOf.get(bet.round_id) ?? [])
      return payoutMinor === undefined
        ? []
        : [{ bet, payoutMinor, legs: legsOf.get(bet.round_id) ?? [], isCashedOut: false }]
    })
    await writeSettled(tx, settled, context.clock.now())
    return true
  })
}

async function lockBets(tx: Tx, matchId: string): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select r.* from rounds r
    where r.round_id in (
      select l.round_id from legs l join rounds b using (round_id)
      where l.match_id = ${matchId} and l.outcome is null
        and b.state <> 'betting' and not (b.state = 'presenting' and b.accepted_at is null)
      order by l.round_id limit ${pageSize})
    order by r.round_id for update`.execute(tx)
  return rows
}

/** How a leg ends: one pick by its market; of several every one must win. */
export function outcomeOf({ picks, inputs }: LegRow, result: MatchResult): Outcome {
  if (result.status === 'postponed') return 'void'
  const outcomes = picks.map((pick): Outcome => {
    const bet = findBet(pick.market, pick.selection, quartersOf(pick))
    const outcome = bet && settleBet({ ...bet, scoreAtBet: inputs.score }, result)
    if (!outcome) throw new Error(`a leg on ${pick.market} cannot be settled`)
    return outcome
  })
  const [first = 'void', ...others] = outcomes
  if (others.length === 0) return first
  return outcomes.every((outcome) => outcome === 'win') ? 'win' : 'lose'
}

/** What a bet pays; undefined while a leg is open on which it depends. */
function payoutOf(bet: BetRow, legs: readonly LegRow[]): bigint | undefined {
  const isOpen = legs.some(({ outcome }) => outcome === null)
  const factors = legs.map(({ outcome, price_x100 }): Fraction => {
    const odds = fraction(BigInt(price_x100), 100n)
    return outcome === null ? odds : factorOf(outcome, odds)
  })
  const { payoutMinor } = settleSlip({ factors, sizes: bet.sizes, unitStakeMinor: BigInt(bet.unit_minor) })
  // A parlay with a lost leg is lost, whatever comes.
  if (isOpen) return payoutMinor === 0n ? 0n : undefined
  const maxMinor = bet.payout_minor_max === null ? payoutMinor : BigInt(bet.payout_minor_max)
  return payoutMinor < maxMinor ? payoutMinor : maxMinor
}

async function writeOutcomes(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  await sql`
    update legs set outcome = told.outcome
    from unnest(${legs.map(({ round_id }) => round_id)}::text[], ${legs.map(({ leg }) => leg)}::smallint[],
      ${legs.map(({ outcome }) => outcome)}::text[]) as told (id, leg, outcome)
    where legs.round_id = told.id and legs.leg = told.leg`.execute(tx)
}
