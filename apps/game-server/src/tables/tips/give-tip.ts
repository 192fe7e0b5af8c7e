import { setTimeout as sleep } from 'node:timers/promises'
import type { PswCode } from '@fairground/contract/psw'
import type { StudioRefusal, TipAnswer, TipRequest } from '@fairground/contract/studio'
import {
  betBody,
  betLostAfterMs,
  enqueueCall,
  newId,
  refusalOf,
  type Session,
  settleStake,
  transact,
} from '@fairground/vendor-kit'
import type { SharedTitle } from '../../catalogue/game.ts'
import type { AppContext } from '../../context.ts'
import type { RoundRow, Tx } from '../../db/schema.ts'
import { findDealt, findShift } from '../../dealer/dealer-store.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { firstStakeOf } from '../../rounds/call-bodies.ts'
import { findRoundByRequest, getRound, saveRound } from '../../rounds/round-store.ts'
import { lockBettor } from '../bet-store.ts'
import { findLatestShared } from '../shared-round-store.ts'
import { tipEnds } from './tip-ends.ts'
import { tipRangeOf } from './tip-limits.ts'
import { hasTipUnderWay, saveTip, sumTips } from './tip-store.ts'

const pollMs = 100
const waitMsMax = 12_000

interface Received {
  /** With limits that are not old. */
  session: Session
  request: TipRequest
  receivedAt: Date
}

type Refusal = { ok: false } & StudioRefusal
type Written = { ok: true; value: { round: RoundRow; isNew: boolean } } | Refusal

/**
 * A tip to whoever deals, in the round at the table: a bet of its own that nothing is won with. The same request again answers
 * the same tip. Refusals: TIPS_CLOSED, ROUND_MOVED_ON, STAKE_NOT_ALLOWED with what is left, and those of the wallet.
 */
export async function giveTip(context: AppContext, received: Received): Promise<Outcome<TipAnswer> | Refusal> {
  const { session, request } = received
  const title = context.catalogue.find(session.gameId)
  if (title?.kind !== 'shared' || title.status !== 'live') return refuse('GAME_DISABLED', 'the game takes no bets')
  const written = await transact(context.db, (tx) => writeTip(context, tx, { ...received, title }))
  if (!written.ok) return written
  const { round, isNew } = written.value
  if (isNew) {
    const together = { ...context, wallet: context.intake.wallet }
    await settleStake(together, session, firstStakeOf(round), tipEnds(context, round))
  }
  return answerTip(context, session, { roundId: round.round_id, sharedRoundId: request.sharedRoundId })
}

interface Wanted extends Received {
  title: SharedTitle
}

async function writeTip(context: AppContext, tx: Tx, wanted: Wanted): Promise<Written> {
  const { session, request, receivedAt, title } = wanted
  await lockBettor(tx, session)
  const known = await findRoundByRequest(tx, session.playerId, request.requestId)
  if (known) return writtenBefore(tx, known, wanted)
  if (await hasTipUnderWay(tx, session)) return refuse('ROUND_UNFINISHED', 'the tip before it has not been decided')
  const refused = await refuseTip(tx, wanted)
  if (refused) return refused
  const round = await saveRound(tx, {
    ...session,
    kind: 'tip',
    roundId: newId('tip', receivedAt),
    requestId: request.requestId,
    modelId: title.rules.id,
    modelVersion: title.rules.version,
    stakeMinor: BigInt(request.amountMinor),
    totalMinor: 0n,
    events: [],
    pairId: null,
    nonce: 0,
    startedAt: receivedAt,
    free: undefined,
  })
  const shift = title.table.source === 'readings' ? await findShift(tx, title.gameId) : undefined
  const { playerId } = session
  const { sharedRoundId } = request
  const shiftId = shift?.shift_id ?? null
  await saveTip(tx, {
    roundId: round.round_id,
    tableId: title.gameId,
    sharedRoundId,
    playerId,
    shiftId,
    at: receivedAt,
  })
  const now = context.clock.now()
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  await enqueueCall(tx, { round, call: 'bet', body: betBody(firstStakeOf(round)), now, lostAt })
  return { ok: true, value: { round, isNew: true } }
}

async function writtenBefore(tx: Tx, round: RoundRow, { session, request }: Wanted): Promise<Written> {
  const tip = await tx
    .selectFrom('tips')
    .select('shared_round_id')
    .where('round_id', '=', round.round_id)
    .executeTakeFirst()
  const isSame =
    tip?.shared_round_id === request.sharedRoundId &&
    round.stake_minor === request.amountMinor &&
    round.game_id === session.gameId
  return isSame
    ? { ok: true, value: { round, isNew: false } }
    : refuse('BAD_REQUEST', 'requestId: already used for something else')
}

/** Tips are taken at a table that is open, in its round, up to what is left of the player's room in it. */
async function refuseTip(tx: Tx, { session, request, title }: Wanted): Promise<Refusal | undefined> {
  const range = tipRangeOf(session, title)
  if (!range || (await isStopped(tx, title.gameId))) return refuse('TIPS_CLOSED', 'this table takes no tips now')
  const round = await findLatestShared(tx, title.gameId)
  if (round?.shared_round_id !== request.sharedRoundId || round.state === 'void')
    return refuse('ROUND_MOVED_ON', 'sharedRoundId: the table has gone on')
  if ((await findDealt(tx, request.sharedRoundId))?.paused_at)
    return refuse('TIPS_CLOSED', 'the round stands still: nothing is taken')
  const amountMinor = BigInt(request.amountMinor)
  const given = await sumTips(tx, { sharedRoundId: request.sharedRoundId, playerId: session.playerId })
  const leftMinor = range.roundMinorMax - given
  if (amountMinor >= range.minMinor && amountMinor <= leftMinor) return undefined
  const isLow = amountMinor < range.minMinor
  const fault = {
    rule: isLow ? ('min' as const) : ('max' as const),
    limitMinor: `${isLow ? range.minMinor : range.roundMinorMax}`,
    fitsMinor: `${leftMinor < range.minMinor ? 0n : leftMinor}`,
  }
  return { ...refuse('STAKE_NOT_ALLOWED', 'amountMinor: outside the tips of a round'), fault }
}

/** What the row says now: the memory of this process may be a second old. */
async function isStopped(tx: Tx, tableId: string): Promise<boolean> {
  const row = await tx.selectFrom('tables').select(['state', 'tips']).where('table_id', '=', tableId).executeTakeFirst()
  return row?.state !== 'open' || !row.tips
}

/** Told from storage: the first answer and every repeated one come from the same rows. */
async function answerTip(
  context: AppContext,
  session: Session,
  { roundId, sharedRoundId }: { roundId: string; sharedRoundId: string },
): Promise<Outcome<TipAnswer>> {
  const deadlineMs = performance.now() + waitMsMax
  let round = await getRound(context.db, roundId)
  while (round.state === 'betting' && performance.now() < deadlineMs) {
    await sleep(pollMs)
    round = await getRound(context.db, roundId)
  }
  if (round.state === 'refused') return refusalOf(round.refusal_code as PswCode)
  if (round.state !== 'collected') return refuse('WALLET_UNREACHABLE', 'the tip was not taken, or goes back')
  const balanceMinor = BigInt(round.balance_after_minor)
  const balanceVersion = Number(round.balance_version)
  await context.intake.balances.add({ sessionId: session.sessionId, balanceMinor, balanceVersion })
  const given = await sumTips(context.db, { sharedRoundId, playerId: session.playerId })
  return ok({ tippedMinor: `${given}`, balanceMinor: `${balanceMinor}`, balanceVersion })
}
