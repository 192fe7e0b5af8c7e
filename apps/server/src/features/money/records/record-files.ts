import { BalanceKind, BetFilter, GiftType, recordFiles, TimeRange } from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { listRecord, viewRecordEntry } from '../wallet/index.ts'
import type { BetCursor } from './bet-cursor.ts'
import { listBets } from './bet-store.ts'
import { viewBet } from './bet-view.ts'
import type { FileColumn } from './file-column.ts'
import { viewGift } from './gift-view.ts'
import { cursorOf } from './read-bets.ts'
import { readGifts } from './read-gifts.ts'
import { type FileRequest, serveFile } from './serve-file.ts'
import { betFilterOf, spanOf } from './span.ts'

const rowsPerRead = 500

/** The records as files, for the signed-in account's own rows. */
export function registerRecordFiles(app: FastifyInstance, context: AppContext): void {
  serveFile(app, context, { path: recordFiles.bets, filter: BetFilter, head: betHead, rows: betRows })
  const AccountFilter = TimeRange.extend({ type: BalanceKind.optional() })
  serveFile(app, context, { path: recordFiles.account, filter: AccountFilter, head: accountHead, rows: accountRows })
  const GiftFilter = TimeRange.extend({ type: GiftType.optional() })
  serveFile(app, context, { path: recordFiles.gifts, filter: GiftFilter, head: giftHead, rows: giftRows })
}

const betHead: readonly FileColumn[] = [
  ...(['betId', 'createdAt', 'settledAt', 'gameName', 'gameType', 'vassalage', 'status', 'settlement'] as const),
  ...(['betAmount', 'refunded', 'validBet', 'winAmount', 'profit'] as const),
]

async function* betRows({ context, owner, language, filter }: FileRequest<z.infer<typeof BetFilter>>) {
  const look = { currency: owner.currency, language, iconUrlOf: artUrl }
  let after: BetCursor | undefined
  for (;;) {
    const bets = await listBets(context.db, { ...betFilterOf(owner, filter), after, limit: rowsPerRead })
    for (const bet of bets) {
      const view = viewBet(bet, look)
      yield [
        ...[view.betId, view.createdAt, view.settledAt ?? '', view.gameName, view.gameType, view.vassalage],
        ...[view.status, view.settlement ?? '', view.betAmount, view.refunded, view.validBet, view.winAmount],
        view.profit,
      ]
    }
    const last = bets.at(-1)
    if (!last || bets.length < rowsPerRead) return
    after = cursorOf(last)
  }
}

const accountHead: readonly FileColumn[] = ['id', 'createdAt', 'kind', 'reference', 'amount', 'balance']

interface AccountFilter extends z.infer<typeof TimeRange> {
  type?: z.infer<typeof BalanceKind> | undefined
}

async function* accountRows({ context, owner, filter }: FileRequest<AccountFilter>) {
  let beforeId: string | undefined
  for (;;) {
    const query = { ...owner, ...spanOf(filter), type: filter.type, beforeId }
    const entries = await listRecord(context.db, { ...query, limit: rowsPerRead, offset: 0 })
    for (const entry of entries) {
      const view = viewRecordEntry(entry, owner.currency)
      yield [view.id, view.createdAt, view.kind, view.reference ?? '', view.amount, view.balance]
    }
    beforeId = entries.at(-1)?.id
    if (beforeId === undefined || entries.length < rowsPerRead) return
  }
}

const giftHead: readonly FileColumn[] = ['id', 'createdAt', 'kind', 'title', 'amount']

interface GiftFilter extends z.infer<typeof TimeRange> {
  type?: z.infer<typeof GiftType> | undefined
}

async function* giftRows({ context, owner, language, filter }: FileRequest<GiftFilter>) {
  const query = { ...owner, ...spanOf(filter), purpose: filter.type }
  for (let offset = 0; ; offset += rowsPerRead) {
    const { gifts, titles } = await readGifts(context.db, { ...query, limit: rowsPerRead, offset })
    for (const gift of gifts) {
      const view = viewGift(gift, { currency: owner.currency, language, titles })
      yield [view.id, view.createdAt, view.type, view.title, view.amount]
    }
    if (gifts.length < rowsPerRead) return
  }
}
