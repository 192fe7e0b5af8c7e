import { randomUUID } from 'node:crypto'
import { type VendorTransaction, VendorTransactionList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { postToVendor } from '../../catalogue/index.ts'
import { adjustTransaction } from '../adjustments/adjust-transaction.ts'
import { payWinCall } from '../money/pay-win-call.ts'
import { rollBackBet } from '../money/roll-back-bet.ts'
import { payFreeRoundWin, payPromoWin } from '../prizes/pay-vendor-win.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { compare, type ExceptionKind } from './reconciliation.ts'
import { addException, listOwn, listUntold, openFeed, saveChecked, savePage } from './reconciliation-store.ts'
import { recordReport } from './record-report.ts'
import { isReportedMove } from './reported-move.ts'

const pagesMax = 40
/** Younger rows may not be in the feed yet. */
const restMs = 15 * 60_000
const marksLifeMs = 60 * 60_000

/**
 * Reads on in a vendor's feed and holds it against our own rows. A win, rollback or correction that never came is taken
 * as the feed says, through the same code as the call itself; everything else that differs waits for a person. Running it
 * again changes nothing. Bets from purses at the vendor are only told here, and become records.
 */
export async function reconcileVendor(context: AppContext, vendorId: string): Promise<void> {
  const { db, clock } = context
  const startedAt = clock.now()
  const restedAt = new Date(startedAt.getTime() - restMs)
  const feed = await transact(db, (tx) => openFeed(tx, vendorId, startedAt, restedAt))
  let { cursor } = feed
  for (let page = 0; page < pagesMax; page += 1) {
    const told = await askPage(context, vendorId, cursor)
    if (!told) return
    await takePage(context, vendorId, told.transactions, told.nextCursor)
    cursor = told.nextCursor
    if (!told.hasMore) {
      await lookForUntold(context, { vendorId, from: feed.checkedUntil, until: restedAt })
      return
    }
  }
}

async function askPage(context: AppContext, vendorId: string, cursor: string | null) {
  const path = cursor === null ? '/transactions' : `/transactions?cursor=${encodeURIComponent(cursor)}`
  try {
    const { status, answer } = await postToVendor(context, { vendorId, method: 'GET', path })
    const told = status === 200 ? VendorTransactionList.safeParse(answer) : undefined
    return told?.success ? told.data : undefined
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ vendorId, err: error }, 'the feed of a vendor was not read')
    return undefined
  }
}

async function takePage(
  context: AppContext,
  vendorId: string,
  rows: readonly VendorTransaction[],
  nextCursor: string,
): Promise<void> {
  const transactionIds = rows.map(({ transactionId }) => transactionId)
  const own = new Map((await listOwn(context.db, vendorId, transactionIds)).map((row) => [row.transactionId, row]))
  const found: { theirs: VendorTransaction; kind: ExceptionKind; code: string | undefined }[] = []
  let replayedCount = 0
  for (const theirs of rows) {
    if (isReportedMove(theirs)) {
      const decision = await recordReport(context, vendorId, theirs)
      if (decision.does === 'ask') found.push({ theirs, kind: decision.kind, code: decision.code })
      continue
    }
    const verdict = compare(theirs, own.get(theirs.transactionId))
    if (verdict === 'equal') continue
    if (verdict !== 'replay') {
      found.push({ theirs, kind: verdict, code: undefined })
      continue
    }
    const { code } = await replayMissing(context, vendorId, theirs)
    if (isTaken(code)) replayedCount += 1
    else found.push({ theirs, kind: 'notReplayed', code })
  }
  const at = context.clock.now()
  await transact(context.db, async (tx) => {
    for (const { theirs, kind, code } of found) {
      const { transactionId, ...rest } = theirs
      const detail = { theirs: rest, ours: own.get(transactionId)?.amountMinor?.toString(), code }
      await addException(tx, { vendorId, transactionId, kind, detail, at })
    }
    await savePage(tx, { vendorId, cursor: nextCursor, transactionIds, replayedCount, at })
  })
}

const isTaken = (code: string): boolean =>
  ['OK', 'ALREADY_ROLLED_BACK', 'NOTHING_TO_ROLL_BACK', 'TOMBSTONED'].includes(code)

/** Just what the vendor's own call would have done. */
function replayMissing(context: AppContext, vendorId: string, theirs: VendorTransaction): Promise<PswOutcome> {
  const { transactionId, playerId, gameId, roundId, amount, currency, originalTransactionId } = theirs
  const vendor: SignedVendor = { vendorId, secret: new Uint8Array(), nonce: randomUUID(), takesBets: false }
  const head = { requestId: randomUUID(), transactionId, playerId, roundId }
  if (theirs.call === 'free-round-win') {
    if (!theirs.freeRounds) return Promise.resolve({ code: 'BAD_REQUEST' })
    const win = { transactionId, playerId, amount, currency, playedAt: theirs.at, ...theirs.freeRounds }
    return payFreeRoundWin(context, vendor, { requestId: head.requestId, ...win })
  }
  if (theirs.call === 'promo-win') {
    if (!theirs.promo) return Promise.resolve({ code: 'BAD_REQUEST' })
    const prize = { transactionId, playerId, amount, currency, ...theirs.promo }
    return payPromoWin(context, vendor, { requestId: head.requestId, ...prize })
  }
  if (theirs.call === 'adjust') {
    if (!theirs.adjust || !originalTransactionId) return Promise.resolve({ code: 'BAD_REQUEST' })
    const { version, reason = 'reconciliation' } = theirs.adjust
    const correction = { transactionId, originalTransactionId, playerId, amount, currency, version, reason }
    return adjustTransaction(context, vendor, { requestId: head.requestId, ...correction })
  }
  if (theirs.call === 'win') return payWinCall(context, vendor, { ...head, gameId, amount, currency })
  if (!originalTransactionId) return Promise.resolve({ code: 'BAD_REQUEST' })
  return rollBackBet(context, vendor, { ...head, originalTransactionId, reason: 'reconciliation' })
}

async function lookForUntold(
  { db, clock }: AppContext,
  window: { vendorId: string; from: Date; until: Date },
): Promise<void> {
  const { vendorId, until } = window
  if (until <= window.from) return
  const untold = await listUntold(db, window)
  const at = clock.now()
  await transact(db, async (tx) => {
    for (const transactionId of untold)
      await addException(tx, { vendorId, transactionId, kind: 'missingThere', detail: {}, at })
    await saveChecked(tx, vendorId, until, new Date(until.getTime() - marksLifeMs))
  })
}
