import type { PlaceSportsSlip, SportsBetView, SportsRefusal } from '@fairground/contract/sports'
import { fraction } from '@fairground/game-rules/exact'
import { betCount } from '@fairground/sports-rules'
import {
  betBody,
  betLostAfterMs,
  enqueueCall,
  newId,
  type Outcome,
  ok,
  refuse,
  type Session,
  settleStake,
  transact,
} from '@fairground/vendor-kit'
import { kitOf, type SportsContext } from '../context.ts'
import type { BetRow, Tx } from '../db/schema.ts'
import { gameOfSport } from '../portal/sports-games.ts'
import { priceAll } from '../prices/price-all.ts'
import { exposureRefusal, type HeldLeg, writeEntries } from '../risk/hold-exposure.ts'
import { expectedReturn } from './cash-out-offer.ts'
import { priceLegs, refusalOf } from './price-slip.ts'
import { endsOfBet, stakeOf } from './slip-ends.ts'
import { viewBets } from './view-bets.ts'

/** A bet in play is taken after so long, if nothing has happened meanwhile. */
const delayMs = 3_000
/** Where the wallet names no bound. */
const payoutMinorMax = 10n ** 15n

export type PlacedSlip = { bet: SportsBetView | null; refusal: SportsRefusal | null }

/**
 * Places a slip. What is refused before a stake is asked for is answered with the number that broke it, and with what would
 * be taken; the same slip id answers the same bet.
 */
export async function placeSlip(
  context: SportsContext,
  session: Session,
  input: PlaceSportsSlip,
): Promise<Outcome<PlacedSlip>> {
  const fault = faultOf(input)
  if (fault) return refuse('BAD_REQUEST', fault)
  const known = await findBet(context, session, input.slipId)
  if (known) return ok({ bet: await viewOf(context, known), refusal: null })
  const now = context.clock.now()
  const matchIds = input.legs.map(({ matchId }) => matchId)
  const priced = await priceAll(context.db, matchIds, { now, tempo: context.config.tempo })
  // A bet counts as one of its game: for its rebates, records and reports.
  if ([...priced.values()].some(({ match }) => gameOfSport(match.sport) !== session.gameId))
    return refuse('BAD_REQUEST', 'legs: of another game')
  const prices = priceLegs(input.legs, priced)
  if (!prices.ok)
    return ok({ bet: null, refusal: { code: prices.code, limit: null, value: String(prices.leg), offer: null } })
  const refusal = refusalOf(
    {
      ...{ accept: input.accept, sizes: input.sizes, unitMinor: BigInt(input.unitMinor), limits: limitsOf(session) },
      shownX100: input.legs.map(({ price }) => Math.round(Number(price) * 100)),
    },
    prices,
  )
  if (refusal) return ok({ bet: null, refusal })
  const held = prices.legs.map((leg): HeldLeg => {
    const match = priced.get(leg.matchId)
    const terms = { priceX100: leg.priceX100, scoreAtBet: leg.inputs.score }
    const expected = (match && expectedReturn(leg.picks, terms, match.grid)) ?? fraction(1)
    const { table_id: leagueId = '', cap_percent: capPercent = 100 } = match?.match ?? {}
    return { leg, leagueId, capPercent, expected }
  })
  const written = await transact(context.db, (tx) => writeBet(context, tx, { session, input, legs: held, now }))
  if ('refusal' in written) return ok({ bet: null, refusal: written.refusal })
  const { bet } = written
  if (bet) await settleStake(kitOf(context), session, stakeOf(bet), endsOfBet(context, bet))
  const placed = await findBet(context, session, input.slipId)
  return placed
    ? ok({ bet: await viewOf(context, placed), refusal: null })
    : refuse('SYSTEM_ERROR', 'the bet was not written')
}

/** What a schema does not see. */
function faultOf({ legs, sizes }: PlaceSportsSlip): string | undefined {
  if (new Set(legs.map(({ matchId }) => matchId)).size < legs.length) return 'legs: each match once'
  if (new Set(sizes).size < sizes.length) return 'sizes: each once'
  if (sizes.some((size) => size > legs.length)) return `sizes: at most ${legs.length}, as many as there are legs`
  return undefined
}

const limitsOf = ({ stakeMinorMin, stakeMinorMax, payoutMinorMax: max }: Session) => ({
  ...{ minMinor: stakeMinorMin, maxMinor: stakeMinorMax, maxPayoutMinor: max ?? payoutMinorMax },
})

const findBet = ({ db }: SportsContext, { playerId }: Session, slipId: string): Promise<BetRow | undefined> =>
  db.selectFrom('rounds').selectAll().where('player_id', '=', playerId).where('slip_id', '=', slipId).executeTakeFirst()

async function viewOf(context: SportsContext, bet: BetRow): Promise<SportsBetView | null> {
  return (await viewBets(context, [bet]))[0] ?? null
}

interface NewBet {
  session: Session
  input: PlaceSportsSlip
  legs: readonly HeldLeg[]
  now: Date
}

type Written = { bet: BetRow | undefined } | { refusal: SportsRefusal }

/** No bet where another call with this slip id was first. */
async function writeBet(context: SportsContext, tx: Tx, { session, input, legs, now }: NewBet): Promise<Written> {
  const { currency, mode } = session
  if (!(await holdMatches(tx, legs, now))) return { refusal: suspended }
  const wanted = { currency, sizes: input.sizes, unitMinor: BigInt(input.unitMinor), legs }
  const refusal = mode === 'real' ? await exposureRefusal(context, tx, wanted) : null
  if (refusal) return { refusal }
  const bet = await insertBet(tx, { session, input, legs, now })
  if (!bet) return { bet }
  await tx
    .insertInto('legs')
    .values(
      legs.map(({ leg: { matchId, picks, priceX100, fair, version, inputs } }, leg) => ({
        ...{ round_id: bet.round_id, leg, match_id: matchId, price_x100: priceX100, fair, version, outcome: null },
        ...{ picks: JSON.stringify(picks) as never, inputs: JSON.stringify(inputs) as never },
      })),
    )
    .execute()
  if (mode === 'real') await writeEntries(tx, bet, wanted)
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx as never, { round: bet, call: 'bet', body: betBody(stakeOf(bet)), now, lostAt })
  return { bet }
}

const suspended: SportsRefusal = { code: 'SUSPENDED', limit: null, value: null, offer: null }

/** Keeps the matches of a slip as they were priced until the bet is written: none kicks off, scores or stops in between. */
async function holdMatches(tx: Tx, legs: readonly HeldLeg[], now: Date): Promise<boolean> {
  const versionOf = new Map(legs.map(({ leg }) => [leg.matchId, leg.version]))
  const rows = await tx
    .selectFrom('shared_rounds')
    .select(['shared_round_id', 'state', 'version', 'starts_at', 'is_stopped'])
    .where('shared_round_id', 'in', [...versionOf.keys()])
    .orderBy('shared_round_id')
    .forShare()
    .execute()
  return rows.every(
    ({ shared_round_id, state, version, starts_at, is_stopped }) =>
      version === versionOf.get(shared_round_id) &&
      !is_stopped &&
      (state === 'playing' || (state === 'open' && starts_at > now)),
  )
}

function insertBet(tx: Tx, { session, input, legs, now }: NewBet): Promise<BetRow | undefined> {
  const isInPlay = legs.some(({ leg }) => leg.isInPlay)
  const stakeMinor = betCount(legs.length, input.sizes) * BigInt(input.unitMinor)
  return tx
    .insertInto('rounds')
    .values({
      ...{ round_id: newId('bet', now), player_id: session.playerId, game_id: session.gameId, mode: session.mode },
      ...{ currency: session.currency, state: 'betting' as const, refusal_code: null, settled_at: null },
      ...{ balance_after_bet_minor: session.balanceMinor, balance_after_minor: session.balanceMinor },
      ...{ balance_version: session.balanceVersion, slip_id: input.slipId, accept: input.accept },
      ...{ sizes: [...input.sizes], unit_minor: BigInt(input.unitMinor), stake_minor: stakeMinor, started_at: now },
      payout_minor_max: session.payoutMinorMax ?? null,
      decides_at: isInPlay ? new Date(now.getTime() + delayMs) : now,
    })
    .onConflict((oc) => oc.columns(['player_id', 'slip_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}
