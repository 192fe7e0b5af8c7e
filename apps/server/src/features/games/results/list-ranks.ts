import type { RankEntry, rankPeriods } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { maskAccount } from './mask-account.ts'

export type RankPeriod = (typeof rankPeriods)[number]

const ranksMax = 20
const dayCounts: Record<RankPeriod, number> = { day: 1, week: 7, month: 30 }

/**
 * Who was paid most in winning rounds of the site's last days, today among them; real play only, as far as bets are
 * counted. Remembered for half a minute: everybody is told the same.
 */
export const listRanks = rememberBriefly(
  { lifeMs: 30_000, entriesMax: 100 },
  async (context: AppContext, period: string, gameType: string): Promise<RankEntry[]> => {
    const firstDay = sql<Date>`${siteDay(context)}::date - ${dayCounts[period as RankPeriod] - 1}::integer`
    const rows = await context.db
      .selectFrom('bet_days as d')
      .innerJoin('members as m', 'm.id', 'd.member_id')
      .select(['m.account', 'd.currency', (e) => e.fn.sum<string>('d.payouts_minor').as('won_minor')])
      .where('m.is_on_boards', '=', true)
      .where('d.day', '>=', firstDay)
      .where('d.outcome', '=', 'won')
      .where('d.currency', '<>', 'FUN')
      .$if(gameType !== '', (query) =>
        query
          .innerJoin('games as g', (join) =>
            join.onRef('g.vendor_id', '=', 'd.vendor_id').onRef('g.game_code', '=', 'd.game_code'),
          )
          .where('g.game_type', '=', gameType),
      )
      .groupBy(['m.id', 'm.account', 'd.currency'])
      .orderBy('won_minor', 'desc')
      .orderBy('m.id')
      .limit(ranksMax)
      .execute()
    return rows.map(({ account, currency, won_minor }, index) => ({
      rank: index + 1,
      account: maskAccount(account),
      amount: formatAmount(BigInt(won_minor), getCurrency(currency)),
    }))
  },
)
