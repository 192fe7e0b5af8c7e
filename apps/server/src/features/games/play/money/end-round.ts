import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { findVendorRules, readGameByCode } from '../../catalogue/index.ts'
import { owePoints } from '../../prize-groups/index.ts'
import { lockPlayer } from '../launch/player-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { runMoneyCall } from './money-call.ts'
import type { Round } from './round.ts'
import { closeRound, findRound, saveTurnover } from './round-store.ts'
import { tellTooHigh } from './turnover.ts'

type Request = PswRequest<'round/end'>

/**
 * `round/end`: closes the round and tells its totals, so that the vendor can compare. Naturally safe to repeat. It names
 * the turnover of a round that is still open, or whose turnover was above its stakes.
 */
export async function endRound(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, roundId, transactionId, turnoverMinor: told } = request
  const call = { unknownPlayer: 'BET_NOT_FOUND' } as const
  // Before the lock: whoever holds it must not wait for a second connection, which those who wait for it may have.
  const types = told === undefined ? [] : (await findVendorRules(context, vendorId)).turnoverTypes
  let isTooHigh = false
  const outcome = await runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx) {
      const round = await findRound(tx, vendorId, roundId)
      if (!round) return { code: 'BET_NOT_FOUND' }
      if (round.playerId !== playerId || round.state === 'reported') return { code: 'TRANSACTION_MISMATCH' }
      const turnoverMinor = await turnoverOf(tx, { round, types, told })
      isTooHigh = turnoverMinor === -1n && round.state === 'open'
      if (round.state === 'open') {
        const settledMinor = request.pointsBase === undefined ? undefined : BigInt(request.pointsBase)
        await owePoints(tx, [{ vendorId, roundId, settledMinor }], context.clock.now())
      }
      const turnoverAccepted = await endWith(tx, round, turnoverMinor ?? null, context.clock.now())
      const totals = {
        bets: String(round.stakesMinor),
        wins: String(round.payoutsMinor),
        rollbacks: String(round.rollbacksMinor),
        state: round.state === 'void' ? ('VOID' as const) : ('CLOSED' as const),
      }
      const code = round.state === 'closed' ? 'ROUND_ALREADY_ENDED' : 'OK'
      return {
        ...{ code, round: totals, currency: round.currency },
        ...(told !== undefined && { turnoverAccepted }),
      }
    },
  })
  if (told !== undefined && isTooHigh) await tellTooHigh(context, { vendorId, transactionId, told })
  return outcome
}

interface Naming {
  round: Round
  /** The types of games whose turnover the vendor may name. */
  types: readonly string[]
  told: string | undefined
}

/** Undefined where none may be named, -1 above what was kept of the stakes. */
async function turnoverOf(tx: Tx, { round, types, told }: Naming): Promise<bigint | undefined> {
  if (told === undefined || types.length === 0) return undefined
  const { vendorId, gameCode, stakesMinor, rollbacksMinor } = round
  const game = await readGameByCode(tx, vendorId, gameCode)
  if (!game || !types.includes(game.gameType)) return undefined
  const named = BigInt(told)
  return named > stakesMinor - rollbacksMinor ? -1n : named
}

/** Whether the turnover is the round's from now on: the first that fits stands. */
async function endWith(tx: Tx, round: Round, turnoverMinor: bigint | null, now: Date): Promise<boolean> {
  if (round.state === 'open') {
    await closeRound(tx, { ...round, turnoverMinor: turnoverMinor ?? round.turnoverMinor }, now)
    return turnoverMinor !== null && turnoverMinor >= 0n
  }
  if (turnoverMinor === null || turnoverMinor < 0n) return false
  if (round.state !== 'closed' || round.turnoverMinor !== -1n) return round.turnoverMinor === turnoverMinor
  await saveTurnover(tx, { ...round, turnoverMinor })
  return true
}
