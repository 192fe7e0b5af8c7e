import type { PswCode, PswHandSeat, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import { postHand } from '../../../money/wallet/index.ts'
import { type SitePeriods, sitePeriods } from '../../../people/protection/index.ts'
import { findTransaction, saveTransactions } from '../money/transaction-store.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { replay } from '../protocol/replay.ts'
import { requestHash } from '../protocol/request-hash.ts'
import { type Escrow, refuseHand, stopAfterHand, sumsOf } from './escrow.ts'
import { lockEscrows, lockTable } from './escrow-store.ts'
import { changesOf, lockPlayers, saveHand } from './hand-store.ts'
import { keepSeatSessions, readSeatFacts } from './seat-store.ts'

type Request = PswRequest<'escrow/hand'>

interface Command {
  vendor: SignedVendor
  request: Request
  hash: Buffer
  now: Date
  periods: SitePeriods
}

/** `escrow/hand`: one hand with all of its seats, all of it or nothing, in the order of its table. */
export async function playHand(context: AppContext, vendor: SignedVendor, request: Request): Promise<PswOutcome> {
  const { seats } = request
  if (new Set(seats.map(({ escrowId }) => escrowId)).size !== seats.length) return { code: 'BAD_REQUEST' }
  const now = context.clock.now()
  const periods = sitePeriods(now, context.config.timeZone)
  const command = { vendor, request, hash: hashOfHand(request), now, periods }
  return transact(context.db, (tx) => decide(tx, command))
}

const hashOfHand = ({ tableId, handId, handSeq, currency, seats, rake, tournamentId }: Request): Buffer =>
  requestHash('escrow/hand', {
    ...{ tableId, handId, handSeq: String(handSeq), currency, rake, tournamentId },
    seats: seats.map((seat) => [seat.playerId, seat.escrowId, seat.contribution, seat.returned, seat.rake].join(' ')),
  })

async function decide(tx: Tx, command: Command): Promise<PswOutcome> {
  const { vendor, request, hash } = command
  const { vendorId } = vendor
  const { seats, tableId, transactionId } = request
  // In this order everywhere: players, table, seats, accounts.
  await lockPlayers(
    tx,
    vendorId,
    seats.map(({ playerId }) => playerId),
  )
  const table = await lockTable(tx, vendorId, tableId)
  const seen = await findTransaction(tx, vendorId, transactionId)
  if (seen) {
    const outcome = replay(seen, hash, seen.playerId)
    return outcome.code === 'OK' ? { ...outcome, seats: await seatsAfter(tx, command) } : outcome
  }
  if (!table) return { code: 'ESCROW_NOT_FOUND' }
  const escrowIds = seats.map(({ escrowId }) => escrowId)
  const escrowOf = await lockEscrows(tx, vendorId, escrowIds)
  const refused = refuseHand(request, { lastHandSeq: table.lastHandSeq, escrowOf })
  if (refused === 'HAND_GAP' || refused === 'ESCROW_NOT_FOUND') return { code: refused }
  if (refused) return remember(tx, command, refused)
  return book(tx, command, table.potId, escrowOf)
}

async function book(
  tx: Tx,
  command: Command,
  potId: string,
  escrowOf: (escrowId: string) => Escrow | undefined,
): Promise<PswOutcome> {
  const { vendor, request, now } = command
  const { vendorId } = vendor
  const { currency, seats } = request
  const id = newId('hnd', now.getTime())
  await postHand(tx, {
    ...{ vendorId, id, potId, currency, rakeMinor: sumsOf(seats).rakeMinor, seats: changesOf(seats, escrowOf) },
    reference: `${vendorId}:${request.tableId}:${request.handSeq}`,
  })
  await saveHand(tx, { vendorId, id, request, now })
  await remember(tx, command, 'OK', id)
  const after = await seatsAfter(tx, command)
  await keepSeatSessions(
    tx,
    vendorId,
    seats.map(({ escrowId }) => escrowId),
    now,
  )
  return { code: 'OK', portalTransactionId: id, currency, seats: after }
}

/** Each seat as it is now, and whether its player may play on. */
async function seatsAfter(tx: Tx, { vendor, request, now, periods }: Command): Promise<PswOutcome['seats']> {
  const { vendorId, takesBets } = vendor
  const escrowIds = request.seats.map(({ escrowId }) => escrowId)
  const facts = await readSeatFacts(tx, vendorId, escrowIds, { now, periods })
  return request.seats.map(({ escrowId, playerId }: PswHandSeat) => {
    const seat = facts.get(escrowId)
    const { session, limits, balanceMinor = 0n } = seat ?? { session: undefined, limits: undefined }
    const reason = stopAfterHand({ vendorId, playerId }, { session, limits, takesBets }, now)
    return { escrowId, escrowBalance: balanceMinor.toString(), mayPlayOn: reason === undefined, reason }
  })
}

async function remember(
  tx: Tx,
  { vendor, request, hash, now }: Command,
  code: PswCode,
  portalTransactionId: string | null = null,
): Promise<PswOutcome> {
  const { contributionMinor } = sumsOf(request.seats)
  const state = code === 'OK' ? ('APPLIED' as const) : ('REJECTED' as const)
  const transaction = {
    ...{ vendorId: vendor.vendorId, transactionId: request.transactionId, call: 'escrow/hand' as const, state, code },
    // It is about all of its seats: the first stands for them.
    ...{ playerId: request.seats[0]?.playerId ?? '', roundId: null, gameCode: null, requestHash: hash },
    ...{ amountMinor: contributionMinor, currency: request.currency, originalTransactionId: null, portalTransactionId },
  }
  await saveTransactions(tx, [transaction], now)
  return { code }
}
