import type { PswRequest } from '@fairground/contract/psw'
import { Counter } from 'prom-client'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { demandTurnover } from '../../../money/turnover/index.ts'
import {
  moveVendorMoney,
  type PoolName,
  type PoolWin,
  payOutPool,
  type VendorWinKind,
} from '../../../money/wallet/index.ts'
import { findGameByCode, findVendorRules } from '../../catalogue/index.ts'
import { isPassing } from '../adjustments/adjustment.ts'
import { lockPlayer } from '../launch/player-store.ts'
import { runMoneyCall } from '../money/money-call.ts'
import { movedOutcome } from '../money/moved-outcome.ts'
import { addExtra, findRound } from '../money/round-store.ts'
import type { PswTransaction, VendorWinCall } from '../money/transaction.ts'
import { findTransaction, saveTransactions } from '../money/transaction-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { holdJackpot } from './hold-jackpot.ts'
import { tellLargeWin } from './large-win.ts'
import { takePrize } from './take-prize.ts'
import { addFreeRoundWin, findFreeRounds } from './vendor-grant-store.ts'
import { decideFreeRoundWin, decideJackpot, type WinDecision } from './vendor-win.ts'

const capped = new Counter({
  name: 'fairground_psw_capped_wins_total',
  help: 'Wins in free rounds above the highest win of their grant',
})

interface VendorWin {
  call: VendorWinCall
  kind: VendorWinKind
  request: { playerId: string; transactionId: string; amount: string; currency: string }
  hash: Buffer
  roundId: string | null
  gameCode: string | null
  /** What it belongs to, in the books. */
  reference: string
  decide(tx: Tx, memberId: string, now: Date): Promise<WinDecision>
  /** Of a jackpot at a vendor whose large ones are held: two people see them. */
  hold?(tx: Tx, memberId: string, now: Date): Promise<void>
  /** Moves what pays for it to where it is paid from, also while the payment waits for two people. */
  book?(tx: Tx): Promise<void>
  /** Notes what was paid where it is counted. */
  count?(tx: Tx, paidMinor: bigint): Promise<void>
}

/** `jackpot-win`: in the round it fell in, which may be closed. */
export async function payJackpot(
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'jackpot-win'>,
): Promise<PswOutcome> {
  const { vendorId } = vendor
  const { playerId, gameId, roundId, amount, currency, jackpotId, tier, pool } = request
  if (pool && BigInt(pool.base) + BigInt(pool.increment) !== BigInt(amount)) return { code: 'BAD_REQUEST' }
  const game = await findGameByCode(context, vendorId, gameId)
  const { limits } = await findVendorRules(context, vendorId)
  const heldMinor = limits[currency]?.jackpotHeldMinor ?? null
  const isJackpotKnown = game?.jackpotIds.includes(jackpotId) === true
  return payVendorWin(context, vendor, {
    ...{ call: 'jackpot-win', kind: 'jackpot_win', request, roundId, gameCode: gameId, reference: roundId },
    hash: requestHash('jackpot-win', {
      playerId,
      gameId,
      roundId,
      amount,
      currency,
      jackpotId,
      tier,
      ...textOfPool(pool),
    }),
    async decide(tx) {
      const round = await findRound(tx, vendorId, roundId)
      const facts = { round, isJackpotKnown, playerId, gameCode: gameId, currency, heldMinor }
      return decideJackpot({ ...facts, amountMinor: BigInt(amount) })
    },
    ...(heldMinor !== null && {
      hold: (tx, memberId, heldAt) => holdJackpot(tx, { vendorId, memberId, request, heldAt }),
    }),
    count: (tx, amountMinor) => addExtra(tx, { vendorId, roundId, amountMinor }),
    ...(pool && { book: (tx: Tx) => payOutPool(tx, poolWinOf({ vendorId, jackpotId, tier, currency }, pool)) }),
  })
}

type Pool = NonNullable<PswRequest<'jackpot-win'>['pool']>

const textOfPool = (pool: Pool | undefined): { pool?: string } => (pool ? { pool: JSON.stringify(pool) } : {})

const poolWinOf = (name: PoolName, { cycle, base, increment, seedReserve, seedHouse }: Pool): PoolWin => ({
  ...{ ...name, cycle, baseMinor: BigInt(base), incrementMinor: BigInt(increment) },
  ...{ seedReserveMinor: BigInt(seedReserve), seedHouseMinor: BigInt(seedHouse) },
})

/** `promo-win`: a prize of a campaign. It needs no round, no bet and no session, and goes to cash; above its bounds it is held. */
export const payPromoWin = (
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'promo-win'>,
): Promise<PswOutcome> => {
  const { playerId, amount, currency, campaignId, kind } = request
  return payVendorWin(context, vendor, {
    ...{ call: 'promo-win', kind: 'promo_win', request, roundId: null, gameCode: null, reference: campaignId },
    hash: requestHash('promo-win', { playerId, amount, currency, campaignId, kind }),
    decide: (tx, memberId, now) =>
      takePrize(tx, {
        ...{ vendorId: vendor.vendorId, transactionId: request.transactionId, campaignId, memberId, currency, now },
        amountMinor: BigInt(amount),
      }),
  })
}

/** `free-round-win`: what a round that was a present brought. */
export const payFreeRoundWin = (
  context: AppContext,
  vendor: SignedVendor,
  request: PswRequest<'free-round-win'>,
): Promise<PswOutcome> => {
  const { playerId, amount, currency, freeRoundsId, remaining } = request
  const amountMinor = BigInt(amount)
  return payVendorWin(context, vendor, {
    ...{ call: 'free-round-win', kind: 'free_round_win', request, roundId: null, gameCode: null },
    reference: freeRoundsId,
    hash: requestHash('free-round-win', { playerId, amount, currency, freeRoundsId, remaining: String(remaining) }),
    async decide(tx) {
      const grant = await findFreeRounds(tx, vendor.vendorId, freeRoundsId)
      const playedAt = new Date(request.playedAt)
      return decideFreeRoundWin({ grant, playerId, currency, amountMinor, remaining, playedAt })
    },
    async count(tx, paidMinor) {
      if (paidMinor < amountMinor) {
        capped.inc()
        context.log.warn({ vendorId: vendor.vendorId, freeRoundsId }, 'a win in free rounds is above their highest win')
      }
      await addFreeRoundWin(tx, vendor.vendorId, { freeRoundsId, paidMinor, remaining })
    },
  })
}

async function payVendorWin(context: AppContext, vendor: SignedVendor, win: VendorWin): Promise<PswOutcome> {
  const { transactionId, currency, amount } = win.request
  const outcome = await runVendorWin(context, vendor, win)
  const amountMinor = BigInt(outcome.paid ?? amount)
  if (!win.hold)
    await tellLargeWin(context, { vendorId: vendor.vendorId, transactionId, currency, amountMinor }, outcome)
  return outcome
}

function runVendorWin(context: AppContext, vendor: SignedVendor, win: VendorWin): Promise<PswOutcome> {
  const { playerId, transactionId, currency } = win.request
  const call = { currency, unknownPlayer: 'BET_NOT_FOUND' } as const
  return runMoneyCall(context, call, {
    open: (tx, now) => lockPlayer(tx, vendor, playerId, now),
    async work(tx, memberId) {
      const seen = await findTransaction(tx, vendor.vendorId, transactionId)
      if (seen) return replay(seen, win.hash, playerId)
      const now = context.clock.now()
      const decision = await win.decide(tx, memberId, now)
      const { vendorId } = vendor
      if (decision.does !== 'refuse') await win.book?.(tx)
      if (decision.does === 'pay') return pay(tx, win, { vendorId, memberId, paidMinor: decision.paidMinor, now })
      if (decision.does === 'hold') {
        await win.hold?.(tx, memberId, now)
        await saveTransactions(tx, [rememberedOf(win, { vendorId, code: 'OK', isHeld: true })], now)
        return { code: 'OK', state: 'HELD' }
      }
      const { code } = decision
      if (!isPassing(code)) await saveTransactions(tx, [rememberedOf(win, { vendorId, code })], now)
      return { code }
    },
  })
}

interface Payment {
  vendorId: string
  memberId: string
  paidMinor: bigint
  now: Date
}

async function pay(tx: Tx, win: VendorWin, { vendorId, memberId, paidMinor, now }: Payment): Promise<PswOutcome> {
  const { transactionId, amount, currency } = win.request
  await win.count?.(tx, paidMinor)
  const paid = paidMinor < BigInt(amount) ? paidMinor.toString() : undefined
  const move = { kind: win.kind, vendorId, transactionId, memberId, currency, amountMinor: paidMinor }
  if (paidMinor > 0n && isGift(win.kind)) {
    const reference = `${vendorId}:${transactionId}`
    await demandTurnover(tx, { memberId, currency, kind: 'freeRounds', reference, amountMinor: paidMinor, at: now })
  }
  const [moved] = paidMinor > 0n ? await moveVendorMoney(tx, [{ ...move, roundId: win.reference }]) : []
  const portalTransactionId = moved?.portalTransactionId ?? null
  await saveTransactions(tx, [rememberedOf(win, { vendorId, code: 'OK', portalTransactionId, paidMinor })], now)
  return { ...(moved ? movedOutcome('OK', moved, currency) : { code: 'OK' as const }), paid }
}

/** Paid for no stake of the member's own. */
const isGift = (kind: VendorWinKind): boolean => kind === 'promo_win' || kind === 'free_round_win'

const rememberedOf = (
  { call, request, hash, roundId, gameCode }: VendorWin,
  done: Pick<PswTransaction, 'vendorId' | 'code'> & {
    portalTransactionId?: string | null
    paidMinor?: bigint
    isHeld?: boolean
  },
): PswTransaction => ({
  ...{ vendorId: done.vendorId, transactionId: request.transactionId, call, requestHash: hash, code: done.code },
  state: done.isHeld ? 'HELD' : done.code === 'OK' ? 'APPLIED' : 'REJECTED',
  ...{ playerId: request.playerId, roundId, gameCode, currency: request.currency },
  amountMinor: done.paidMinor ?? BigInt(request.amount),
  originalTransactionId: null,
  portalTransactionId: done.portalTransactionId ?? null,
})
