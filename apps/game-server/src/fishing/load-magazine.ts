import type { PswAnswer } from '@fairground/contract/psw'
import type { FishingLoadAnswer, FishingLoadRequest } from '@fairground/contract/studio'
import { magazineSizes } from '@fairground/game-rules/fishing'
import {
  type ActivePair,
  betBody,
  betLostAfterMs,
  decideRound,
  endBet,
  enqueueCall,
  getSeedState,
  keepLimits,
  lockActivePair,
  newId,
  roundEnds,
  type Session,
  type StakeEnds,
  settleStake,
  transact,
} from '@fairground/vendor-kit'
import type { FishingTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import type { RoundRow, Tx } from '../db/schema.ts'
import { type Outcome, ok, type Refused, refuse } from '../lib/outcome.ts'
import { refusalOfRound } from '../rounds/answer-spin.ts'
import { firstStakeOf } from '../rounds/call-bodies.ts'
import { findOpenRound, findRoundByRequest, saveRound } from '../rounds/round-store.ts'
import { untilDecided } from '../rounds/until-decided.ts'
import { bulletsWithin, fishingLimitsOf } from './bullets.ts'
import { endMagazine } from './end-magazine.ts'
import { findMagazine, findOpenMagazine, viewMagazine } from './magazine-store.ts'
import { findSeatOf } from './room-store.ts'

interface Loading {
  session: Session
  title: FishingTitle
  request: FishingLoadRequest
  lineId: string
}

/**
 * Loads a magazine at the seat of this line: the one before it is ended first. Written before the wallet is asked; asking
 * again with the same request id answers the same magazine.
 */
export async function loadMagazine(context: AppContext, loading: Loading): Promise<Outcome<FishingLoadAnswer>> {
  const { session, request } = loading
  const known = await findRoundByRequest(context.db, session.playerId, request.requestId)
  const before = known ? undefined : await findOpenMagazine(context.db, session)
  const kept = { ...loading, session: known ? session : await keepLimits(context, session) }
  const refusal = known ? undefined : await refusalToLoad(context, kept)
  if (refusal) return refusal
  if (before) await endMagazine(context, before.head.round_id, 'reload')
  const opened = await transact(context.db, (tx) => openRound(context, tx, kept))
  if (!opened.ok) return opened
  const { round, isNew } = opened.value
  if (isNew) await settleStake(context, session, firstStakeOf(round), magazineEnds(context, round))
  const ended = before && (await findMagazine(context.db, before.head.round_id))
  return answer(context, session, { roundId: round.round_id, ended: ended ? viewMagazine(ended) : null })
}

async function answer(
  context: AppContext,
  session: Session,
  { roundId, ended }: { roundId: string; ended: FishingLoadAnswer['ended'] },
): Promise<Outcome<FishingLoadAnswer>> {
  const head = await untilDecided(context, roundId)
  const refusal = refusalOfRound(head)
  if (refusal) return refusal
  const magazine = await findMagazine(context.db, roundId)
  if (!magazine) return refuse('SYSTEM_ERROR', 'the magazine is gone')
  return ok({
    ...{ magazine: viewMagazine(magazine), ended },
    ...{ balanceMinor: head.balance_after_minor, balanceVersion: Number(head.balance_version) },
    seeds: await getSeedState(context.db, session),
  })
}

/** What can be known without locks. */
async function refusalToLoad(
  context: AppContext,
  { session, title, request, lineId }: Loading,
): Promise<Refused | undefined> {
  if (title.status !== 'live') return refuse('GAME_DISABLED', 'the level takes no bets')
  const { bullets, bulletMinor } = request
  if (bullets < magazineSizes.min || bullets > magazineSizes.max) return refuse('BAD_REQUEST', 'bullets: 20 to 500')
  const limits = fishingLimitsOf(session)
  const stakeMinor = BigInt(bulletMinor) * BigInt(bullets)
  const isAllowed =
    bulletsWithin(title.level, session).includes(BigInt(bulletMinor)) &&
    limits !== undefined &&
    stakeMinor >= limits.stakeMinorMin &&
    stakeMinor <= limits.stakeMinorMax
  if (!isAllowed) return refuse('STAKE_NOT_ALLOWED', 'bulletMinor, bullets: outside the limits of this session')
  const seat = await findSeatOf(context.db, session)
  return seat?.line_id === lineId ? undefined : refuse('SEAT_GONE', 'the seat is not that of this window')
}

async function openRound(
  context: AppContext,
  tx: Tx,
  loading: Loading,
): Promise<Outcome<{ round: RoundRow; isNew: boolean }>> {
  const { session, request } = loading
  const pair = await lockActivePair(tx, session)
  const known = await findRoundByRequest(tx, session.playerId, request.requestId)
  if (known) return openAgain(known, loading)
  if (await findOpenRound(tx, session)) return refuse('ROUND_UNFINISHED', 'the magazine before is not ended')
  const seat = await findSeatOf(tx, session)
  if (seat?.line_id !== loading.lineId) return refuse('SEAT_GONE', 'the seat is not that of this window')
  const round = await saveMagazine(context, tx, { ...loading, pair, place: { roomId: seat.room_id, seat: seat.seat } })
  return ok({ round, isNew: true })
}

function openAgain(round: RoundRow, { session, request }: Loading): Outcome<{ round: RoundRow; isNew: boolean }> {
  const isSame =
    round.kind === 'fishing' &&
    round.game_id === session.gameId &&
    round.mode === session.mode &&
    BigInt(round.stake_minor) === BigInt(request.bulletMinor) * BigInt(request.bullets)
  return isSame ? ok({ round, isNew: false }) : refuse('BAD_REQUEST', 'requestId: already used for another bet')
}

interface NewMagazine extends Loading {
  pair: ActivePair
  place: { roomId: string; seat: number }
}

/** As many numbers of the pair as there are bullets are its own: no shot of it waits for another game. */
async function saveMagazine(context: AppContext, tx: Tx, { session, title, request, pair, place }: NewMagazine) {
  const now = context.clock.now()
  const { bullets, bulletMinor } = request
  await tx
    .updateTable('seed_pairs')
    .set({ next_nonce: pair.next_nonce + bullets })
    .where('pair_id', '=', pair.pair_id)
    .execute()
  const round = await saveRound(tx, {
    ...session,
    ...{ kind: 'fishing', roundId: newId('rnd', now), requestId: request.requestId },
    ...{ modelId: title.level.id, modelVersion: title.level.version },
    ...{ stakeMinor: BigInt(bulletMinor) * BigInt(bullets), totalMinor: 0n, events: [] },
    ...{ pairId: pair.pair_id, nonce: pair.next_nonce, startedAt: now, free: undefined },
  })
  await tx
    .insertInto('fishing_magazines')
    .values({
      ...{ round_id: round.round_id, room_id: place.roomId, seat: place.seat, bullets },
      ...{ bullet_minor: BigInt(bulletMinor), payout_minor_max: fishingLimitsOf(session)?.payoutMinorMax ?? 1n },
      active_at: now,
    })
    .execute()
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx, { round, call: 'bet', body: betBody(firstStakeOf(round)), now, lostAt })
  return round
}

/** The ends of the bet of a magazine: taken, it can be fired. */
export const magazineEnds = (context: AppContext, round: RoundRow): StakeEnds =>
  roundEnds(context, firstStakeOf(round), {
    accept: (told) => accept(context, round, told),
    notPlayed: (outcome) => context.metrics.roundNotPlayed({ gameId: round.game_id, mode: round.mode }, outcome),
  })

async function accept(
  context: AppContext,
  round: RoundRow,
  { balance, balanceVersion }: PswAnswer,
): Promise<undefined> {
  const now = context.clock.now()
  const leftMinor = BigInt(round.balance_after_minor) - BigInt(round.stake_minor)
  const afterMinor = balance === undefined ? (leftMinor > 0n ? leftMinor : 0n) : BigInt(balance)
  await transact(context.db, async (tx) => {
    const isOurs = await decideRound(tx, round.round_id, {
      ...{ state: 'presenting', balance_after_bet_minor: afterMinor, balance_after_minor: afterMinor },
      balance_version: balanceVersion ?? Number(round.balance_version),
    })
    if (!isOurs) return
    await endBet(tx, firstStakeOf(round), { state: 'APPLIED', code: 'OK', now })
    // Nobody has fired while the wallet was asked: it is idle from here on.
    await tx.updateTable('fishing_magazines').set({ active_at: now }).where('round_id', '=', round.round_id).execute()
  })
  return undefined
}
