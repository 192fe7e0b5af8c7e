import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { factorOf, findBet, type MatchResult, type Outcome, settleBet, settleSlip } from '@fairground/sports-rules'
import { openSeed, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { chainKitOf, type SportsContext } from '../context.ts'
import type { BetRow, LegRow, MatchRow, Tx } from '../db/schema.ts'
import { learnFrom } from '../leagues/league-store.ts'
import { quartersOf } from '../prices/match-prices.ts'
import { writeSettled } from './write-settled.ts'

const pageSize = 1_000

/** Settles every leg of a match that is over, page by page, and each bet that has none open; then opens the seed. */
export async function settleMatch(context: SportsContext, match: MatchRow): Promise<void> {
  const result = resultOf(match)
  while (await settlePage(context, match, result)) context.callsDue.ring()
  await transact(context.db, async (tx) => {
    const [ended] = await tx
      .updateTable('shared_rounds')
      .set({
        state: 'settled',
        settled_at: context.clock.now(),
        server_seed: openSeed(chainKitOf(context), match),
      } as never)
      .where('shared_round_id', '=', match.shared_round_id)
      .where('state', '=', 'ended')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('legs').select('leg').where('match_id', '=', match.shared_round_id).where('outcome', 'is', null),
          ),
        ),
      )
      .returningAll()
      .execute()
    if (ended) await learnFrom(tx, ended)
  })
}

function resultOf({ half_home, half_away, score_home, score_away }: MatchRow): MatchResult {
  if (half_home === null || half_away === null) throw new Error('a match that is over has a score at half time')
  return { status: 'finished', half: [half_home, half_away], full: [score_home, score_away] }
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
