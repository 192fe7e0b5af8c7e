import type { SpinAnswer, SpinRequest } from '@fairground/contract/studio'
import { createStream } from '@fairground/fairness'
import { playRound as playSlotRound } from '@fairground/game-rules/slots'
import {
  type ActivePair,
  betBody,
  betLostAfterMs,
  enqueueCall,
  findActivePair,
  keepLimits,
  lockActivePair,
  newId,
  openServerSeed,
  paceSpin,
  type Session,
  settleStake,
  takeNonce,
  transact,
} from '@fairground/vendor-kit'
import type { SlotGame } from '../catalogue/game.ts'
import { stakesWithin, unitMinorOf } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import type { JackpotShare, RoundRow, Tx } from '../db/schema.ts'
import { keepWalletSession } from '../free-rounds/keep-session.ts'
import { type FreeRound, takeFreeRound } from '../free-rounds/take-free-round.ts'
import { tellFreeRound } from '../free-rounds/tell-free-round.ts'
import { isJackpotPaused } from '../jackpots/pool-store.ts'
import { takeJackpotShares } from '../jackpots/take-shares.ts'
import { type Outcome, ok, type Refused, refuse } from '../lib/outcome.ts'
import { answerSpin } from './answer-spin.ts'
import { firstStakeOf, freeRoundWinBody } from './call-bodies.ts'
import { slotEnds } from './decide-round.ts'
import { openSlotRound } from './open-store.ts'
import { findOpenRound, findRoundByRequest, type NewRound, rowOf, saveRound } from './round-store.ts'

const spinPauseMs = 200

const pauseMsOf = ({ pace }: Session): number => Math.max(spinPauseMs, pace.slotMsMin)

/**
 * One round from the press to its result. Asking again with the same request id, from a double click or after a lost
 * connection, answers the same round and moves no money.
 */
export async function playRound(
  context: AppContext,
  session: Session,
  request: SpinRequest,
): Promise<Outcome<SpinAnswer>> {
  const game = context.catalogue.find(session.gameId)
  if (game?.kind !== 'slot' || game.status !== 'live') return refuse('GAME_DISABLED', 'the game takes no bets')
  const refusal = request.freeRoundsId === undefined ? undefined : await keepWalletSession(context, session)
  if (refusal) return refusal
  const kept = await keepLimits(context, session)
  const opening = { session: kept, game, request }
  const opened =
    (await openAtOnce(context, opening)) ?? (await transact(context.db, (tx) => openRound(context, tx, opening)))
  if (!opened.ok) return opened
  const { round, isNew } = opened.value
  if (isNew) await settleRound(context, session, round)
  return answerSpin(context, session, round.round_id)
}

function settleRound(context: AppContext, session: Session, round: RoundRow): Promise<void> {
  if (round.free_rounds_id !== null) return tellFreeRound(context, round)
  return settleStake(context, session, firstStakeOf(round), slotEnds(context, round))
}

interface Opening {
  session: Session
  game: SlotGame
  request: SpinRequest
}

type Opened = { round: RoundRow; isNew: boolean }

/**
 * Most rounds are opened in one call: drawn with the number whose turn it is, and written if it still is. Undefined when
 * anything stands against that, which is then found out under locks; and for rounds for nothing and those with a jackpot.
 */
async function openAtOnce(context: AppContext, opening: Opening): Promise<Outcome<Opened> | undefined> {
  const { session, game, request } = opening
  const hasJackpot = session.mode === 'real' && game.model.jackpot !== undefined
  if (hasJackpot || request.freeRoundsId !== undefined || refusalOfStake(opening)) return undefined
  const pair = await findActivePair(context.db, session)
  const drawing = { ...opening, pair, nonce: pair.next_nonce, free: undefined, jackpotShares: undefined }
  const round = rowOf(drawRound(context, drawing))
  const lostAt = new Date(round.started_at.getTime() + betLostAfterMs)
  const { sessionId } = session
  const isOpen = await openSlotRound(context.db, round, { sessionId, pauseMs: pauseMsOf(session), lostAt })
  return isOpen ? ok({ round, isNew: true }) : undefined
}

/** Lock the player's seeds, check, take the nonce, draw, save with the whole result: before any money is asked for. */
async function openRound(context: AppContext, tx: Tx, opening: Opening): Promise<Outcome<Opened>> {
  const pair = await lockActivePair(tx, opening.session)
  const known = await findRoundByRequest(tx, opening.session.playerId, opening.request.requestId)
  if (known) return openAgain(known, opening)
  const refusal = await refusalToPlay(context, tx, opening)
  if (refusal) return refusal
  const { session, request } = opening
  const { freeRoundsId, stakeMinor } = request
  const free =
    freeRoundsId === undefined ? ok(undefined) : await takeFreeRound(context, tx, session, { freeRoundsId, stakeMinor })
  if (!free.ok) return free
  const { jackpot } = opening.game.model
  const taking = session.mode === 'real' && !free.value ? jackpot : undefined
  const { currency } = session
  const jackpotShares = taking && (await takeJackpotShares(tx, taking, { currency, stakeMinor: BigInt(stakeMinor) }))
  if (taking && !jackpotShares) return refuse('GAME_DISABLED', 'the jackpot of the game is paused')
  const nonce = await takeNonce(tx, pair)
  return ok({
    round: await writeRound(context, tx, { ...opening, pair, nonce, free: free.value, jackpotShares }),
    isNew: true,
  })
}

function openAgain(round: RoundRow, { session, game, request }: Opening): Outcome<Opened> {
  const isSame =
    round.stake_minor === String(priceMinorOf(game, request)) &&
    round.game_id === session.gameId &&
    round.mode === session.mode &&
    round.free_rounds_id === (request.freeRoundsId ?? null)
  return isSame ? ok({ round, isNew: false }) : refuse('BAD_REQUEST', 'requestId: already used for another bet')
}

async function refusalToPlay(context: AppContext, tx: Tx, opening: Opening): Promise<Refused | undefined> {
  const refusal = refusalOfStake(opening)
  if (refusal) return refusal
  const { session, game, request } = opening
  const isStaked = request.freeRoundsId === undefined
  if (isStaked && session.mode === 'real' && (await isJackpotPaused(tx, game.model.jackpot))) {
    return refuse('GAME_DISABLED', 'the jackpot of the game is paused')
  }
  if (await findOpenRound(tx, session)) return refuse('ROUND_UNFINISHED', 'the round before this one is not finished')
  const isPaced = await paceSpin(tx, session.sessionId, context.clock.now(), pauseMsOf(session))
  return isPaced ? undefined : refuse('TOO_MANY_REQUESTS', `at most one spin in ${pauseMsOf(session)} ms`)
}

function refusalOfStake({ session, game, request }: Opening): Refused | undefined {
  const isStaked = request.freeRoundsId === undefined
  if (isStaked && !stakesWithin(game, session).includes(BigInt(request.stakeMinor))) {
    return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: not one of the stakes of this session')
  }
  if (request.isBought && (!isStaked || !game.model.buy || priceMinorOf(game, request) > session.stakeMinorMax)) {
    return refuse('STAKE_NOT_ALLOWED', 'isBought: the free spins are not sold at this stake')
  }
  return undefined
}

/** What the round takes from the wallet. */
const priceMinorOf = ({ model }: SlotGame, { stakeMinor, isBought }: SpinRequest): bigint =>
  BigInt(stakeMinor) * BigInt(isBought ? (model.buy?.costX ?? 1) : 1)

interface Drawing extends Opening {
  pair: ActivePair
  nonce: number
  free: FreeRound | undefined
  jackpotShares: JackpotShare[] | undefined
}

/** The whole result, from the seeds and the number alone. */
function drawRound(
  context: AppContext,
  { session, game, request, pair, nonce, free, jackpotShares }: Drawing,
): NewRound {
  const serverSeed = openServerSeed(context, pair)
  const stream = createStream({ serverSeed, clientSeed: pair.client_seed, nonce })
  const stakeMinor = BigInt(request.stakeMinor)
  const result = playSlotRound(game.model, {
    stakeMinor,
    stream,
    isBought: request.isBought ?? false,
    jackpot: jackpotShares && { unitMinor: unitMinorOf(session.currency), stream },
  })
  const now = context.clock.now()
  return {
    ...session,
    kind: 'slot',
    roundId: newId('rnd', now),
    requestId: request.requestId,
    modelId: result.modelId,
    modelVersion: result.modelVersion,
    stakeMinor: BigInt(result.stakeMinor),
    totalMinor: BigInt(result.totalMinor),
    events: result.events,
    pairId: pair.pair_id,
    nonce,
    startedAt: now,
    free,
    jackpotShares,
  }
}

async function writeRound(context: AppContext, tx: Tx, drawing: Drawing): Promise<RoundRow> {
  const drawn = drawRound(context, drawing)
  const round = await saveRound(tx, drawn)
  const now = drawn.startedAt
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  if (drawn.free) await enqueueCall(tx, { round, call: 'free-round-win', body: freeRoundWinBody(round), now, lostAt })
  else await enqueueCall(tx, { round, call: 'bet', body: betBody(firstStakeOf(round)), now, lostAt })
  return round
}
