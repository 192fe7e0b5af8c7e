import type { PortalOpenRound, PortalTransaction, PswCode, PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { cursorAt, cursorText, type FeedCursor, readCursor } from './feed-cursor.ts'
import { findVendorCreatedAt, listOpenRoundRows, listTransactionRows } from './feed-store.ts'

const pageLength = 500
/** Rows are dated before they can be seen: younger ones wait, so that none is ever skipped. A statement ends before it. */
const settledAfterMs = 20_000
/** Of the feed that one query reads: a span that was empty is followed by one twice as long, so that a quiet year is a few. */
const [spanMsMin, spanMsMax] = [15 * 60_000, 24 * 3_600_000]
/** How many queries one call may take. */
const spansMax = 200

/** `transactions`: all that this portal remembers of the vendor's calls, in an order that never changes. */
export async function listFeed(
  { db, clock }: AppContext,
  { vendorId }: SignedVendor,
  { cursor, from }: PswRequest<'transactions'>,
): Promise<PswOutcome> {
  const endMs = clock.now().getTime() - settledAfterMs
  let after = cursor === undefined ? await beginningOf(db, vendorId, from) : readCursor(cursor)
  if (!after) return { code: 'BAD_REQUEST' }
  let spanMs = spanMsMin
  for (let span = 0; span < spansMax; span += 1) {
    const untilMs = Math.min(Date.parse(after.at) + spanMs, endMs)
    const rows = await listTransactionRows(db, vendorId, { after, until: new Date(untilMs), limit: pageLength })
    const last = rows.at(-1)
    if (last) {
      const isCut = rows.length === pageLength || untilMs < endMs
      const next = cursorText({ at: last.at, id: last.transaction_id })
      return { code: 'OK', transactions: rows.map(viewTransaction), cursor: next, hasMore: isCut }
    }
    if (untilMs >= endMs) return { code: 'OK', transactions: [], cursor: cursorText(after), hasMore: false }
    after = cursorAt(new Date(untilMs - 1))
    spanMs = Math.min(2 * spanMs, spanMsMax)
  }
  return { code: 'OK', transactions: [], cursor: cursorText(after), hasMore: true }
}

/** A vendor's feed begins with the vendor's creation, whatever it requests. */
async function beginningOf(db: Reader, vendorId: string, from: string | undefined): Promise<FeedCursor> {
  const createdAt = await findVendorCreatedAt(db, vendorId)
  return cursorAt(from === undefined ? createdAt : new Date(Math.max(Date.parse(from), createdAt.getTime())))
}

type TransactionRow = Awaited<ReturnType<typeof listTransactionRows>>[number]

const viewTransaction = (row: TransactionRow): PortalTransaction => ({
  transactionId: row.transaction_id,
  call: row.call,
  state: row.state as PortalTransaction['state'],
  code: row.code as PswCode,
  playerId: row.player_id,
  roundId: row.round_id,
  amount: row.amount_minor,
  currency: row.currency,
  originalTransactionId: row.original_transaction_id,
  portalTransactionId: row.portal_transaction_id,
  at: row.created_at.toISOString(),
})

const roundsPageLength = 100

/** `rounds/open`: rounds that wait for their end, for the vendor to end or take back. */
export async function listOpenRounds(
  { db }: AppContext,
  { vendorId }: SignedVendor,
  { cursor, openedBefore }: PswRequest<'rounds/open'>,
): Promise<PswOutcome> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) return { code: 'BAD_REQUEST' }
  const until = new Date(openedBefore)
  const rows = await listOpenRoundRows(db, vendorId, { after, until, limit: roundsPageLength })
  const last = rows.at(-1)
  const next = last ? cursorText({ at: last.at, id: last.round_id }) : cursor
  return { code: 'OK', rounds: rows.map(viewRound), cursor: next, hasMore: rows.length === roundsPageLength }
}

type RoundRow = Awaited<ReturnType<typeof listOpenRoundRows>>[number]

const viewRound = (row: RoundRow): PortalOpenRound => ({
  roundId: row.round_id,
  playerId: row.player_id,
  gameId: row.game_code,
  currency: row.currency,
  bets: row.stakes_minor,
  wins: row.payouts_minor,
  rollbacks: row.rollbacks_minor,
  openedAt: row.opened_at.toISOString(),
})
