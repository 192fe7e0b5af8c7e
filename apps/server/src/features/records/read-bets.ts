import type { BetFilter as BetFilterInput, BetPage } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { artUrl } from '../catalogue/index.ts'
import { addUp, type Bet } from './bet.ts'
import { readBetCursor, writeBetCursor } from './bet-cursor.ts'
import { listBets } from './bet-store.ts'
import { sumOpenBets, sumSettledBets } from './bet-sums-store.ts'
import { viewBet, viewDays, viewSums } from './bet-view.ts'
import { betFilterOf, type Owner } from './span.ts'

type BetsInput = z.infer<typeof BetFilterInput> & { pageNo: number; pageSize: number; after?: string | undefined }

/** A page of a member's bets, with what all of the filtered ones add up to. */
export async function readBets(
  { app: { db, config }, language }: Call,
  owner: Owner,
  input: BetsInput,
): Promise<Outcome<z.infer<typeof BetPage>>> {
  const { currency } = owner
  const { pageNo, pageSize } = input
  const filter = betFilterOf(owner, input)
  const after = input.after === undefined ? undefined : readBetCursor(input.after)
  if (input.after !== undefined && !after) return refuse('BAD_REQUEST')
  const [bets, settled, open] = await Promise.all([
    listBets(db, { ...filter, after, limit: pageSize + 1, offset: (pageNo - 1) * pageSize }),
    sumSettledBets(db, filter, config.timeZone),
    sumOpenBets(db, filter),
  ])
  const list = bets.slice(0, pageSize)
  const last = bets.length > pageSize ? list.at(-1) : undefined
  const sums = addUp(settled)
  return ok({
    list: list.map((bet) => viewBet(bet, { currency, language, iconUrlOf: artUrl })),
    total: sums.count + open.count,
    ...{ pageNo, pageSize, next: last && writeBetCursor(cursorOf(last)) },
    sums: {
      ...viewSums(sums, currency),
      openCount: open.count,
      openAmount: formatAmount(open.stakesMinor, getCurrency(currency)),
    },
    days: viewDays(settled, currency),
  })
}

export const cursorOf = ({ settledAt, openedAt, vendorId, roundId }: Bet) => ({
  isOpen: settledAt === undefined,
  at: settledAt ?? openedAt,
  vendorId,
  roundId,
})
