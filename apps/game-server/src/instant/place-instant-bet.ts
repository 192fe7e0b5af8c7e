import { isDeepStrictEqual } from 'node:util'
import type { InstantAnswer, InstantBetRequest } from '@fairground/contract/studio'
import {
  type ActivePair,
  betBody,
  betLostAfterMs,
  enqueueCall,
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
import type { InstantTitle } from '../catalogue/game.ts'
import { instantLimitsOf } from '../catalogue/instant-limits.ts'
import type { AppContext } from '../context.ts'
import type { InstantMoveRow, RoundRow, Tx } from '../db/schema.ts'
import { type Outcome, ok, type Refused, refuse } from '../lib/outcome.ts'
import { findOpenRound, findRoundByRequest, saveRound } from '../rounds/round-store.ts'
import { answerInstant } from './answer-instant.ts'
import { moveEnds, stakeOf } from './decide-move.ts'
import { getMove, saveMove } from './move-store.ts'
import { type Played, playRules } from './play-rules.ts'

const betPauseMs = 200

/**
 * Opens a round: its first events are stored before any money is asked for. Asking again with the same request id
 * answers the same round as it stands now and moves no money.
 */
export async function placeInstantBet(
  context: AppContext,
  session: Session,
  request: InstantBetRequest,
): Promise<Outcome<InstantAnswer>> {
  const game = context.catalogue.find(session.gameId)
  if (game?.kind !== 'instant' || game.status !== 'live') return refuse('GAME_DISABLED', 'the game takes no bets')
  const kept = await keepLimits(context, session)
  const opened = await transact(context.db, (tx) => openRound(context, tx, { session: kept, game, request }))
  if (!opened.ok) return opened
  const { round, bet } = opened.value
  if (bet) await settleStake(context, session, stakeOf(round, bet), moveEnds(context, round, bet))
  return answerInstant(context, session, { roundId: round.round_id, requestId: request.requestId })
}

interface Opening {
  session: Session
  game: InstantTitle
  request: InstantBetRequest
}

/** `bet` is there for a new round only. */
type Opened = { round: RoundRow; bet?: InstantMoveRow }

/** Lock the player's seeds, play the bet with the next nonce, check, and only then spend the nonce and save. */
async function openRound(context: AppContext, tx: Tx, opening: Opening): Promise<Outcome<Opened>> {
  const { session, game, request } = opening
  const pair = await lockActivePair(tx, session)
  const known = await findRoundByRequest(tx, session.playerId, request.requestId)
  if (known) return openAgain(tx, known, opening)
  const seeds = { serverSeed: openServerSeed(context, pair), clientSeed: pair.client_seed, nonce: pair.next_nonce }
  const played = playRules(game.rules, { bet: request.bet, actions: [], seeds })
  if (!played.ok) return played
  const refusal = await refusalToBet(context, tx, { session, played: played.value })
  return refusal ?? ok(await saveBet(context, tx, { ...opening, pair, played: played.value }))
}

async function openAgain(tx: Tx, round: RoundRow, { session, request }: Opening): Promise<Outcome<Opened>> {
  const isOwn = round.kind === 'instant' && round.game_id === session.gameId && round.mode === session.mode
  const isSame = isOwn && isDeepStrictEqual((await getMove(tx, round.round_id, 0)).input, request.bet)
  return isSame ? ok({ round }) : refuse('BAD_REQUEST', 'requestId: already used for another bet')
}

async function refusalToBet(
  context: AppContext,
  tx: Tx,
  { session, played }: { session: Session; played: Played },
): Promise<Refused | undefined> {
  const limits = instantLimitsOf(session)
  const { stakeMinor } = played.round
  if (!limits || stakeMinor < limits.stakeMinorMin || stakeMinor > limits.stakeMinorMax) {
    return refuse('STAKE_NOT_ALLOWED', 'bet: the stake is outside the limits of this session')
  }
  if (played.payoutMinorMax > limits.payoutMinorMax) {
    return refuse('STAKE_NOT_ALLOWED', 'bet: it could pay more than one round may')
  }
  if (await findOpenRound(tx, session)) return refuse('ROUND_UNFINISHED', 'the round before this one is not finished')
  const pauseMs = Math.max(betPauseMs, session.pace.gameMsMin)
  const isPaced = await paceSpin(tx, session.sessionId, context.clock.now(), pauseMs)
  return isPaced ? undefined : refuse('TOO_MANY_REQUESTS', `at most one bet in ${pauseMs} ms`)
}

interface NewBet extends Opening {
  pair: ActivePair
  played: Played
}

async function saveBet(
  context: AppContext,
  tx: Tx,
  { session, game, request, pair, played: { round: drawn } }: NewBet,
): Promise<Opened> {
  const now = context.clock.now()
  const round = await saveRound(tx, {
    ...session,
    kind: 'instant',
    roundId: newId('rnd', now),
    requestId: request.requestId,
    modelId: game.rules.id,
    modelVersion: game.rules.version,
    stakeMinor: drawn.stakeMinor,
    totalMinor: 0n,
    events: [],
    pairId: pair.pair_id,
    nonce: await takeNonce(tx, pair),
    startedAt: now,
    free: undefined,
  })
  const bet = await saveMove(tx, {
    ...drawn,
    roundId: round.round_id,
    move: 0,
    step: 0,
    requestId: request.requestId,
    input: request.bet,
    stakeAddedMinor: drawn.stakeMinor,
    events: [...drawn.events],
    at: now,
  })
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx, { round, call: 'bet', body: betBody(stakeOf(round, bet)), now, lostAt })
  return { round, bet }
}
