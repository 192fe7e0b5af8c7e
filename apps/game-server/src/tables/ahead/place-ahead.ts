import type { AheadRequest, SharedBetAnswer } from '@fairground/contract/studio'
import { betLostAfterMs, keepLimits, newId, type Session, transact } from '@fairground/vendor-kit'
import type { SharedTitle } from '../../catalogue/game.ts'
import { exposureCapOf, slipLimitsOf } from '../../catalogue/slip-limits.ts'
import type { AppContext } from '../../context.ts'
import type { RoundRow, Tx } from '../../db/schema.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { findRoundByRequest, rowOf } from '../../rounds/round-store.ts'
import { listBetsById, lockBettor } from '../bet-store.ts'
import { answerBet, settleTogether } from '../place-shared-bet.ts'
import { findLatestShared, type SharedRoundWithChain } from '../shared-round-store.ts'
import { ensureAhead, listWaiting, openAheadBet } from './ahead-store.ts'
import { lockWaiting, waitingCost } from './waiting-cost.ts'

/** Places of slips come before those of bets that wait. */
const betsMax = 8
/** What one place of a round to come may cost the house: this part of what the round itself may. */
const capPart = 4n
/** From one round to the next, as many times as long as the betting. */
const roundTimes = 1.6

interface Wanted {
  session: Session
  game: SharedTitle
  request: AheadRequest
  /** The round at the table. */
  now: SharedRoundWithChain
  priceX100: number
  stakeMinor: bigint
  limits: NonNullable<ReturnType<typeof slipLimitsOf>>
}

/**
 * A bet on a round to come, at the price that its place has now: it waits in that round until its turn. Bets are taken while
 * the round at the table takes bets, so that all that is known is in the price. Refusals: BETTING_CLOSED, PRICE_MOVED,
 * STAKE_NOT_ALLOWED, TABLE_FULL and those of the wallet. The same request again answers the same bet and moves no money.
 */
export async function placeAhead(
  context: AppContext,
  given: Session,
  request: AheadRequest,
): Promise<Outcome<SharedBetAnswer>> {
  const known = await findSame(context, given, request)
  if (known) return known
  const session = await keepLimits(context, given)
  const wanted = await readWanted(context, session, request)
  if (!wanted.ok) return wanted
  const opened = await transact(context.db, (tx) => open(context, tx, wanted.value))
  if (!opened.ok) return opened
  await settleTogether(context, session, opened.value)
  return answerBet(context, session, opened.value.round_id)
}

/** What the same request came to before. */
async function findSame(context: AppContext, session: Session, { requestId, number, spot, stakeMinor }: AheadRequest) {
  const round = await findRoundByRequest(context.db, session.playerId, requestId)
  if (!round) return undefined
  const [bet] = round.kind === 'shared' ? await listBetsById(context.db, [round.round_id]) : []
  const places = (bet?.input as { bets?: { spot: string; stakeMinor: string }[] } | undefined)?.bets
  const isSame =
    bet?.game_id === session.gameId &&
    bet.mode === session.mode &&
    Number(round.nonce) === number &&
    places?.[0]?.spot === spot &&
    places[0].stakeMinor === stakeMinor
  if (!isSame) return refuse('BAD_REQUEST', 'requestId: already used for another bet')
  return answerBet(context, session, round.round_id)
}

async function readWanted(context: AppContext, session: Session, request: AheadRequest): Promise<Outcome<Wanted>> {
  const game = context.catalogue.find(session.gameId)
  const { ahead, slips } = game?.kind === 'shared' ? game.rules : {}
  if (game?.kind !== 'shared' || game.status !== 'live' || game.table.state !== 'open')
    return refuse('GAME_DISABLED', 'the game takes no bets')
  if (!ahead || !slips) return refuse('BAD_REQUEST', 'the table takes no bets on rounds to come')
  const now = await findLatestShared(context.db, session.gameId)
  if (now?.state !== 'betting' || context.clock.now() >= now.closes_at)
    return refuse('BETTING_CLOSED', 'bets on rounds to come are taken while the table takes bets')
  const priceX100 = await priceOf(context, { game, now, request })
  if (priceX100 === undefined) return refuse('BETTING_CLOSED', 'number: this round takes no bets on this place now')
  if (priceX100 < request.priceX100) return refuse('PRICE_MOVED', `priceX100: it is ${priceX100} now`)
  const limits = slipLimitsOf(session, game, slips)
  const group = limits?.groups.get(slips.groupOf(request.spot))
  const stakeMinor = BigInt(request.stakeMinor)
  if (!limits || !group || stakeMinor < group.minMinor || stakeMinor > group.maxMinor)
    return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: outside the limits of the table')
  if ((stakeMinor * BigInt(priceX100)) / 100n > limits.payoutMinorMax)
    return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: it could pay more than one bet may')
  return ok({ session, game, request, now, priceX100, stakeMinor, limits })
}

type Asked = Pick<Wanted, 'game' | 'now' | 'request'>

async function priceOf(context: AppContext, { game, now, request }: Asked): Promise<number | undefined> {
  const { ahead } = game.rules
  const { number, spot } = request
  if (!ahead) return undefined
  const seeds = { commit: now.commitment, salt: now.salt, number: now.number }
  const { first, last } = ahead.roundsOf(now.number, now.length)
  const onRound = number >= first && number <= last ? ahead.pricesOf(seeds, number)[spot] : undefined
  if (onRound !== undefined || ahead.outrightOf(now.number, now.length) !== number) return onRound
  return (await context.intake.outrights.find(ahead, now))[spot]
}

async function open(context: AppContext, tx: Tx, wanted: Wanted): Promise<Outcome<RoundRow>> {
  const { session, game, request, now, limits, stakeMinor, priceX100 } = wanted
  const at = context.clock.now()
  await lockBettor(tx, session)
  const ahead = await ensureAhead(tx, now, { number: request.number, atMs: expectedAt(wanted, at) })
  if (!ahead) return refuse('BETTING_CLOSED', 'number: its own betting has begun')
  await lockWaiting(tx, ahead, session.currency)
  const waiting = await listWaiting(tx, { ...session, sharedRoundId: ahead })
  const own = waiting.filter(({ playerId }) => playerId === session.playerId)
  const totalMinor = own.reduce((sum, bet) => sum + bet.stakeMinor, stakeMinor)
  if (totalMinor > limits.roundMinorMax) return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: more than one round takes')
  if (own.length >= betsMax) return refuse('SLIP_SPENT', `number: at most ${betsMax} bets wait for one round`)
  const input = { bets: [{ spot: request.spot, stakeMinor: `${stakeMinor}` }], ahead: { priceX100 } }
  const capMinor = (exposureCapOf(session.currency, game) ?? 0n) / capPart
  const costMinor = waitingCost([...waiting.map((bet) => bet.input), input], request.spot)
  if (costMinor > capMinor) return refuse('TABLE_FULL', 'spot: no more is taken on it ahead of its round')
  const place = Math.max(game.rules.placesMax - 1, ...own.map((bet) => bet.place)) + 1
  const { round, bet } = newBet(wanted, { sharedRoundId: ahead, place, input, at })
  const lostAt = new Date(at.getTime() + betLostAfterMs)
  const nonce = await openAheadBet(tx, { round, bet, now: at, lostAt })
  return nonce === undefined ? refuse('BETTING_CLOSED', 'number: its own betting has begun') : ok({ ...round, nonce })
}

/** About when the turn of the round comes. */
function expectedAt({ game, request, now }: Wanted, at: Date) {
  const opens = at.getTime()
  const betMs = game.rules.schedule(opens, game.table.speed).closesAtMs - opens
  return { opens, closes: opens + Math.ceil((request.number - now.number) * betMs * roundTimes) }
}

interface Placing {
  sharedRoundId: string
  place: number
  input: { bets: { spot: string; stakeMinor: string }[]; ahead: { priceX100: number } }
  at: Date
}

function newBet({ session, game, request, stakeMinor, limits }: Wanted, { sharedRoundId, place, input, at }: Placing) {
  const roundId = newId('rnd', at)
  const round = rowOf({
    ...session,
    ...{ kind: 'shared', roundId, requestId: request.requestId, modelId: game.rules.id },
    ...{ modelVersion: game.rules.version, stakeMinor, totalMinor: 0n, events: [], pairId: null, nonce: 0 },
    ...{ startedAt: at, free: undefined },
  })
  const limitMinor = limits.payoutMinorMax
  return { round, bet: { ...session, roundId, sharedRoundId, place, input, stakeMinor, limitMinor, placedAt: at } }
}
