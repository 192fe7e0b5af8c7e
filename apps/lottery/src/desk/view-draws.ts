import type { LotteryDeskDraw } from '@fairground/contract/lottery-desk'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'

const openMax = 12
const pastMax = 30

interface MoneyRow {
  draw_id: string
  currency: string
  tickets: number
  stakes: string
  paid: string
}
interface WorstRow {
  draw_id: string
  currency: string
  play: string
  number: string
  loss: string
}

/** The draws that staff look at: the next ones, those that wait, and the last ones, with what was taken and may be lost. */
export async function listDeskDraws({ db }: LotteryContext, gameId: string): Promise<LotteryDeskDraw[]> {
  const { rows: draws } = await sql<DrawRow>`
    (select * from shared_rounds where table_id = ${gameId} and state in ('closed', 'drawn'))
    union all
    (select * from shared_rounds where table_id = ${gameId} and state = 'open' order by closes_at limit ${openMax})
    union all
    (select * from shared_rounds where table_id = ${gameId} and state in ('settled', 'void')
      order by draws_at desc limit ${pastMax})`.execute(db)
  const ids = draws.map(({ shared_round_id }) => shared_round_id)
  const [money, worst] = await Promise.all([
    sql<MoneyRow>`
      select draw_id, currency, count(*)::int as tickets, sum(stake_minor)::bigint as stakes,
        sum(payout_minor)::bigint as paid
      from rounds where draw_id = any(${ids}) and mode = 'real' and state in ('betting', 'presenting', 'collected')
      group by draw_id, currency order by currency`.execute(db),
    sql<WorstRow>`
      select distinct on (draw_id, currency) draw_id, currency, play, number, payout_minor - stake_minor as loss
      from liability where draw_id = any(${ids}) and payout_minor > stake_minor
      order by draw_id, currency, payout_minor - stake_minor desc`.execute(db),
  ])
  return draws.map((draw) => {
    const own = money.rows.filter(({ draw_id }) => draw_id === draw.shared_round_id)
    return {
      ...{ drawId: draw.shared_round_id, drawNo: draw.draw_no, state: draw.state, voidCause: draw.void_cause },
      ...{ closesAt: draw.closes_at.toISOString(), drawsAt: draw.draws_at.toISOString() },
      done: {
        closed: draw.closed_at?.toISOString() ?? null,
        drawn: draw.drawn_at?.toISOString() ?? null,
        settled: draw.settled_at?.toISOString() ?? null,
      },
      tickets: own.reduce((sum, { tickets }) => sum + tickets, 0),
      money: own.map(({ currency, stakes, paid }) => ({
        ...{ currency, stakesMinor: stakes, paidMinor: paid },
        worst: worstOf(worst.rows, draw.shared_round_id, currency),
      })),
    }
  })
}

function worstOf(rows: readonly WorstRow[], drawId: string, currency: string) {
  const row = rows.find((one) => one.draw_id === drawId && one.currency === currency)
  return row ? { play: row.play, number: row.number, lossMinor: row.loss } : null
}
