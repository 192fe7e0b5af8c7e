import type { PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import { buyIntoSeat } from '../../../money/wallet/index.ts'
import { sitePeriods } from '../../../people/protection/index.ts'
import { findGameByCode, type GameFacts } from '../../catalogue/index.ts'
import { refuseSession, slidExpiry } from '../launch/game-session.ts'
import { slideGameSessions } from '../launch/game-session-store.ts'
import { refuseByLimits } from '../limits/play-limits.ts'
import { runMoneyCall } from '../money/money-call.ts'
import { type MoneyFacts, openMoneyFacts } from '../money/money-facts-store.ts'
import { movedOutcome } from '../money/moved-outcome.ts'
import type { PswTransaction } from '../money/transaction.ts'
import { saveTransactions } from '../money/transaction-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { type Escrow, refuseSeat } from './escrow.ts'
import { ensureTable, lockEscrows, saveBuyIn, saveEscrow, saveTopUp } from './escrow-store.ts'

type Call = 'escrow/open' | 'escrow/top-up'
type Request = PswRequest<'escrow/open'>

/** Seats are bought in card rooms and nowhere else. */
const seatedType = 'PVP'

/** `escrow/open`, `escrow/top-up`: cash becomes what the player has at a table. Refused as a bet, and as one remembered. */
export const buyIn =
  (call: Call) =>
  async (context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> => {
    const { vendorId } = vendor
    const { playerId, gameId, tableId, escrowId, amount, currency, transactionId, sessionToken } = request
    const hash = requestHash(call, { playerId, gameId, tableId, escrowId, amount, currency })
    const game = await findGameByCode(context, vendorId, gameId)
    return runMoneyCall(
      context,
      { currency, unknownPlayer: 'SESSION_INVALID' },
      {
        async open(tx, now) {
          const lookUp = { vendor, playerId, transactionId, roundId: escrowId, currency, sessionToken, isTip: true }
          const [facts] = await openMoneyFacts(tx, [lookUp], {
            now,
            periods: sitePeriods(now, context.config.timeZone),
          })
          if (!facts) throw new Error('the facts of a buy-in were not read')
          return facts
        },
        async work(tx, memberId, facts) {
          const now = context.clock.now()
          const escrow = (await lockEscrows(tx, vendorId, [escrowId]))(escrowId)
          if (facts.seen) return { ...replay(facts.seen, hash, playerId), ...heldBy(escrow, facts.seen.code) }
          const command = { call, vendor, memberId, request, hash, game, now }
          const refused = refuse(command, facts, escrow)
          // The seat may be on its way.
          if (refused === 'ESCROW_NOT_FOUND') return { code: refused }
          return refused ? reject(tx, command, refused) : move(tx, command, facts, escrow)
        },
      },
    )
  }

interface Command {
  call: Call
  vendor: SignedVendor
  memberId: string
  request: Request
  hash: Buffer
  game: GameFacts | undefined
  now: Date
}

const heldBy = (escrow: Escrow | undefined, code: PswCode): Pick<PswOutcome, 'escrowBalance'> =>
  escrow && code === 'OK' ? { escrowBalance: escrow.balanceMinor.toString() } : {}

function refuse(
  { call, vendor, request, game, now }: Command,
  { session, limits, tipRoom }: MoneyFacts,
  escrow: Escrow | undefined,
): PswCode | undefined {
  const { playerId, gameId, tableId, currency } = request
  const amountMinor = BigInt(request.amount)
  const refused = refuseSession(session, vendor.vendorId, playerId, now)
  if (refused || !session) return refused ?? 'SESSION_INVALID'
  if (!vendor.takesBets) return 'MAINTENANCE_BETS_ONLY'
  if (session.isKeptOut) return 'GEO_BLOCKED'
  if (session.gameCode !== gameId || game?.gameType !== seatedType || !game.isOpen) return 'GAME_DISABLED'
  if (session.currency !== currency) return 'CURRENCY_MISMATCH'
  const seat =
    call === 'escrow/open'
      ? escrow && ('TRANSACTION_MISMATCH' as const)
      : refuseSeat(escrow, { playerId, tableId, currency })
  if (seat) return seat
  const stake = { amountMinor, sessionCreatedAt: session.createdAt, isInRound: false, now, isTip: true }
  const limited = limits && refuseByLimits(limits, stake)
  if (limited || !tipRoom) return limited
  // Gifts that were not played through are no money for a table of players.
  const isBound = tipRoom.availableMinor >= amountMinor && tipRoom.freeMinor < amountMinor
  return isBound ? 'BONUS_RESTRICTED' : undefined
}

async function move(tx: Tx, command: Command, { session }: MoneyFacts, known: Escrow | undefined): Promise<PswOutcome> {
  const { call, vendor, memberId, request, now } = command
  const { vendorId } = vendor
  const { escrowId, tableId, gameId: gameCode, playerId, currency, transactionId, sessionToken } = request
  const amountMinor = BigInt(request.amount)
  const seatId = known?.seatId ?? newId('seat', now.getTime())
  const kind = call === 'escrow/open' ? 'escrow_open' : 'escrow_top_up'
  const money = { vendorId, transactionId, memberId, seatId, currency, amountMinor, escrowId }
  const moved = await buyIntoSeat(tx, { ...money, kind })
  if (moved.status === 'insufficient')
    return {
      ...movedOutcome('INSUFFICIENT_FUNDS', moved, currency),
      ...(await reject(tx, command, 'INSUFFICIENT_FUNDS')),
    }
  const escrow = { vendorId, escrowId, seatId, tableId, gameCode, memberId, playerId, currency }
  const bought = { escrow, transactionId, amountMinor, sessionToken, now }
  if (call === 'escrow/open') {
    await ensureTable(tx, vendorId, tableId)
    await saveEscrow(tx, bought)
  } else await saveTopUp(tx, bought)
  await saveBuyIn(tx, bought)
  await saveTransactions(tx, [transactionOf(command, 'OK', moved.portalTransactionId)], now)
  const expiresAt = session && slidExpiry(session, now)
  if (expiresAt) await slideGameSessions(tx, [{ sessionToken, expiresAt }], now)
  const escrowBalance = ((known?.balanceMinor ?? 0n) + amountMinor).toString()
  return { ...movedOutcome('OK', moved, currency), escrowBalance }
}

async function reject(tx: Tx, command: Command, code: PswCode): Promise<PswOutcome> {
  await saveTransactions(tx, [transactionOf(command, code, null)], command.now)
  return { code }
}

const transactionOf = (
  { call, vendor, request, hash }: Command,
  code: PswCode,
  portalTransactionId: string | null,
): PswTransaction => ({
  ...{ vendorId: vendor.vendorId, transactionId: request.transactionId, call, requestHash: hash, code },
  state: code === 'OK' ? 'APPLIED' : 'REJECTED',
  ...{ playerId: request.playerId, roundId: request.escrowId, gameCode: request.gameId },
  ...{ amountMinor: BigInt(request.amount), currency: request.currency, originalTransactionId: null },
  portalTransactionId,
})
