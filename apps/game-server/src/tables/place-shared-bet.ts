import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PswCode } from '@fairground/contract/psw'
import type { SharedBetAnswer, SharedBetRequest } from '@fairground/contract/studio'
import {
  betLostAfterMs,
  keepLimits,
  newId,
  refusalOf,
  type Session,
  settleStake,
  transact,
} from '@fairground/vendor-kit'
import type { SharedTitle } from '../catalogue/game.ts'
import { instantLimitsOf } from '../catalogue/instant-limits.ts'
import type { AppContext } from '../context.ts'
import type { Reader, RoundRow, Tx } from '../db/schema.ts'
import { keepWalletSession } from '../free-rounds/keep-session.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { holdFreeBet, openFreeBet } from '../rain/open-free-bet.ts'
import { firstStakeOf } from '../rounds/call-bodies.ts'
import { findRoundByRequest, rowOf } from '../rounds/round-store.ts'
import { isPlaceTaken, isRoomFull, listBetsById, lockBettor, type NewBet, openSharedBet } from './bet-store.ts'
import { onCard } from './card-rules.ts'
import { sharedEnds } from './decide-shared-bet.ts'
import type { SeenBet } from './intake.ts'
import { viewBet } from './shared-bet-view.ts'

const uniqueViolation = '23505'
const pollMs = 100
const waitMsMax = 12_000

/**
 * A bet in the round that is open, taken when it was received before the betting closed. Asking again with the same
 * request id answers the same bet and moves no money.
 */
export async function placeSharedBet(
  context: AppContext,
  session: Session,
  request: SharedBetRequest,
): Promise<Outcome<SharedBetAnswer>> {
  const receivedAt = context.clock.now()
  const title = context.catalogue.find(session.gameId)
  if (title?.kind !== 'shared' || title.status !== 'live') return refuse('GAME_DISABLED', 'the game takes no bets')
  const game = await onCard(context.intake.cards, title, request.sharedRoundId)
  if (!game) return refuse('BETTING_CLOSED', 'sharedRoundId: there is no such round')
  // A bet beside the slips would be held to no limit of a place, and to no cap of the round.
  if (game.rules.slips) return refuse('BAD_REQUEST', 'bet: this table takes slips')
  const kept = await keepLimits(context, session)
  const opening = { session: kept, game, request, receivedAt }
  const gone = request.freeBetId === undefined ? undefined : await keepWalletSession(context, session)
  if (gone) return gone
  const placed =
    (await openAtOnce(context, opening)) ?? (await transact(context.db, (tx) => openBet(context, tx, opening)))
  if (!placed.ok) return placed
  const { round, isNew } = placed.value
  if (isNew && round.free_bet_id === null) await settleTogether(context, session, round)
  return answerBet(context, session, round.round_id)
}

/** Asks the wallet for the stake, with other bets of this moment. */
export function settleTogether(context: AppContext, session: Session, round: RoundRow): Promise<void> {
  const together = { ...context, wallet: context.intake.wallet }
  return settleStake(together, session, firstStakeOf(round), sharedEnds(context, round))
}

interface Opening {
  session: Session
  game: SharedTitle
  request: SharedBetRequest
  receivedAt: Date
}
type Opened = { round: RoundRow; isNew: boolean }

/**
 * Most bets are written in one call. Undefined when anything stands against that, which is then found out under locks; and
 * for games whose rounds take only so much.
 */
async function openAtOnce(context: AppContext, opening: Opening): Promise<Outcome<Opened> | undefined> {
  const read = readBet(opening)
  if (!read.ok || opening.game.rules.pool || opening.request.freeBetId !== undefined) return undefined
  const round = await writeTogether(context, { ...opening, ...read.value }).catch((error: unknown) => {
    if ((error as { code?: string }).code === uniqueViolation) return undefined
    throw error
  })
  return round && ok({ round, isNew: true })
}

async function openBet(context: AppContext, tx: Tx, opening: Opening): Promise<Outcome<Opened>> {
  const { session, game, request } = opening
  await lockBettor(tx, session)
  const known = await findRoundByRequest(tx, session.playerId, request.requestId)
  if (known) return openAgain(tx, known, opening)
  const read = readBet(opening)
  if (!read.ok) return read
  if (await isPlaceTaken(tx, { ...session, ...request })) {
    return refuse('ROUND_UNFINISHED', 'place: it has a bet in this round')
  }
  const room = { ...session, sharedRoundId: request.sharedRoundId, stakeMinor: read.value.stakeMinor }
  const roomMinorMax = game.rules.pool?.roomMinorMax?.(session.currency)
  if (roomMinorMax !== undefined && (await isRoomFull(tx, room, roomMinorMax))) {
    return refuse('ROOM_FULL', 'bet: the round takes no more of them')
  }
  const { freeBetId } = request
  const free =
    freeBetId === undefined ? undefined : await holdFreeBet(context, tx, session, { ...read.value, freeBetId })
  if (free && !free.ok) return free
  const wanted = { ...opening, ...read.value }
  const round = free
    ? await openFreeBet(tx, { ...newBetOf(wanted), free: free.value })
    : await writeBet(context, tx, wanted)
  return round
    ? ok({ round, isNew: true })
    : refuse('BETTING_CLOSED', 'sharedRoundId: the betting of this round is over')
}

type ReadBet = { stakeMinor: bigint; limitMinor: bigint }

/** What the rules and the limits of the session make of the bet. */
function readBet({ session, game, request }: Opening): Outcome<ReadBet> {
  const read = game.rules.readBet(request.bet, session.currency)
  if (!read.ok) return refuse('BAD_REQUEST', `bet.${read.refusal.field}: expected ${read.refusal.expected}`)
  const limits = instantLimitsOf(session, game)
  const { stakeMinor } = read.value
  if (!limits || stakeMinor < limits.stakeMinorMin || stakeMinor > limits.stakeMinorMax) {
    return refuse('STAKE_NOT_ALLOWED', 'bet: the stake is outside the limits of this session')
  }
  if (game.rules.payoutMinorMax(read.value, limits.payoutMinorMax) > limits.payoutMinorMax) {
    return refuse('STAKE_NOT_ALLOWED', 'bet: it could pay more than one bet may')
  }
  if (request.place >= game.rules.placesMax) return refuse('BAD_REQUEST', 'place: the game has no such place')
  return ok({ stakeMinor, limitMinor: limits.payoutMinorMax })
}

async function openAgain(tx: Tx, round: RoundRow, { session, request }: Opening): Promise<Outcome<Opened>> {
  const [bet] = round.kind === 'shared' ? await listBetsById(tx, [round.round_id]) : []
  const isSame =
    bet?.game_id === session.gameId &&
    bet.mode === session.mode &&
    bet.shared_round_id === request.sharedRoundId &&
    bet.place === request.place &&
    bet.free_bet_id === (request.freeBetId ?? null) &&
    isDeepStrictEqual(bet.input, request.bet)
  return isSame ? ok({ round, isNew: false }) : refuse('BAD_REQUEST', 'requestId: already used for another bet')
}

/** As `writeBet`, with other bets of this moment. */
async function writeTogether(context: AppContext, wanted: Opening & ReadBet): Promise<RoundRow | undefined> {
  const { round, bet } = newBetOf(wanted)
  const now = context.clock.now()
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  const nonce = await context.intake.opened.add({ round, bet, now, lostAt })
  return nonce === undefined ? undefined : { ...round, nonce }
}

/** Undefined when the round does not take it: it is no round of this table, or its betting was over. */
async function writeBet(context: AppContext, db: Reader, wanted: Opening & ReadBet): Promise<RoundRow | undefined> {
  const { round, bet } = newBetOf(wanted)
  const now = context.clock.now()
  const nonce = await openSharedBet(db, { round, bet, now, lostAt: new Date(now.getTime() + betLostAfterMs) })
  return nonce === undefined ? undefined : { ...round, nonce }
}

/** The bet and its round as they begin. */
function newBetOf(wanted: Opening & ReadBet): { round: RoundRow; bet: NewBet } {
  const { session, game, request, receivedAt, stakeMinor, limitMinor } = wanted
  const roundId = newId('rnd', receivedAt)
  const round = rowOf({
    ...session,
    kind: 'shared',
    roundId,
    requestId: request.requestId,
    modelId: game.rules.id,
    modelVersion: game.rules.version,
    stakeMinor,
    totalMinor: 0n,
    events: [],
    pairId: null,
    nonce: 0,
    startedAt: receivedAt,
    free: undefined,
  })
  const { sharedRoundId, place, bet: input } = request
  const bet = { ...session, roundId, sharedRoundId, place, input, stakeMinor, limitMinor, placedAt: receivedAt }
  return { round, bet }
}

/** Told from storage: the first answer and every repeated one come from the same rows. */
export async function answerBet(
  context: AppContext,
  session: Session,
  roundId: string,
): Promise<Outcome<SharedBetAnswer>> {
  const { bet, round } = await untilDecided(context, roundId)
  if (bet.state === 'refused') return refusalOf(bet.refusal_code as PswCode)
  if (bet.state === 'void') return refuse('WALLET_UNREACHABLE', 'the stake was taken back: the bet is not in the round')
  if (bet.state === 'betting') return refuse('WALLET_UNREACHABLE', 'the wallet has not answered yet; ask again')
  const balanceVersion = Number(bet.balance_version)
  const balanceMinor = BigInt(bet.balance_after_minor)
  await context.intake.balances.add({ sessionId: session.sessionId, balanceMinor, balanceVersion })
  return ok({ bet: viewBet(context, bet, round), balanceMinor: bet.balance_after_minor, balanceVersion })
}

async function untilDecided({ intake }: AppContext, roundId: string): Promise<SeenBet> {
  const deadlineMs = performance.now() + waitMsMax
  for (;;) {
    const seen = await intake.seen.add(roundId)
    if (seen.bet.state !== 'betting' || performance.now() >= deadlineMs) return seen
    await sleep(pollMs)
  }
}
