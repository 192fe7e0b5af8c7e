import type { CorrectionPlan, CorrectionSums } from '@fairground/contract/lottery-results'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { endOfLines } from '../draws/settle-lines.ts'
import type { House } from '../houses/house.ts'
import { resettle } from './resettle-draw.ts'

const pageSize = 500

/** What settling a draw again by this result would move, of all its tickets; nothing is written. */
export async function planResettling(context: LotteryContext, house: House, draw: DrawRow): Promise<CorrectionPlan> {
  const endOf = endOfLines(house, draw)
  const changes: Change[] = []
  for (let after = ''; ; ) {
    const tickets = await context.db
      .selectFrom('rounds')
      .selectAll()
      .where('draw_id', '=', draw.shared_round_id)
      .where('state', '=', 'collected')
      .where('mode', '=', 'real')
      .where('round_id', '>', after)
      .orderBy('round_id')
      .limit(pageSize)
      .execute()
    const last = tickets.at(-1)
    if (!last) break
    after = last.round_id
    const resettled = await resettle(context.db, tickets, endOf)
    changes.push(...resettled.map(({ ticket, changeMinor }) => ({ currency: ticket.currency, changeMinor })))
  }
  return { tickets: changes.length, sums: sumsOf(changes) }
}

export interface Change {
  currency: string
  changeMinor: bigint
}

/** By currency: what goes to players, and what comes back from them. */
export const sumsOf = (changes: readonly Change[]): CorrectionSums =>
  [...Map.groupBy(changes, ({ currency }) => currency)].map(([currency, list]) => {
    const up = list.filter(({ changeMinor }) => changeMinor > 0n)
    const down = list.filter(({ changeMinor }) => changeMinor < 0n)
    return {
      ...{ currency, upMinor: `${total(up)}`, upTickets: up.length },
      ...{ downMinor: `${-total(down)}`, downTickets: down.length },
    }
  })

const total = (list: readonly Change[]): bigint => list.reduce((sum, { changeMinor }) => sum + changeMinor, 0n)
