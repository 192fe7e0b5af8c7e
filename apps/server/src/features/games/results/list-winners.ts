import type { Winner } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { artUrl } from '../catalogue/index.ts'
import { maskAccount } from './mask-account.ts'

export const winnersMax = 20

/** Largest payouts of the last day, one row a round; of members who may be shown. */
export async function listWinners(
  context: AppContext,
  language: string,
  { gameCategory, limitNum }: { gameCategory: 'ALL' | 'ELOTT'; limitNum: number },
): Promise<z.infer<typeof Winner>[]> {
  const rows = await (gameCategory === 'ALL' ? listTopRounds(context) : listTopTickets(context))
  return rows.slice(0, limitNum).map((row) => {
    const names = row.names as Record<string, string>
    return {
      vo: {
        account: maskAccount(row.account),
        gameName: names[language] ?? names.en ?? '',
        nodeId: row.node_id,
        vassalage: row.brand_code,
        gameType: row.game_type,
        iconUrl: artUrl(row.tile_key),
        winAmount: formatAmount(BigInt(row.payouts_minor), getCurrency(row.currency)),
        currencySymbol: getCurrency(row.currency).symbol,
        time: (row.closed_at ?? new Date(0)).toISOString(),
      },
    }
  })
}

const topRounds = ({ db }: AppContext) =>
  db
    .selectFrom('game_rounds as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .innerJoin('games as g', (join) =>
      join.onRef('g.vendor_id', '=', 'r.vendor_id').onRef('g.game_code', '=', 'r.game_code'),
    )
    .select([
      'm.account',
      'g.names',
      'g.node_id',
      'g.brand_code',
      'g.game_type',
      'g.tile_key',
      'r.payouts_minor',
      'r.currency',
      'r.closed_at',
    ])
    .where('m.is_on_boards', '=', true)
    .where('r.currency', '<>', 'FUN')
    .where('r.payouts_minor', '>', sql<string>`r.stakes_minor`)
    .where('r.closed_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('r.payouts_minor', 'desc')
    .limit(winnersMax)

/** As they stood at most a second ago: every open page asks when the board has changed. */
export const listTopRounds = rememberBriefly({ lifeMs: 1_000, entriesMax: 1 }, (context: AppContext) =>
  topRounds(context).execute(),
)

/** Of lotteries; their hall asks once a minute. */
const listTopTickets = rememberBriefly({ lifeMs: 1_000, entriesMax: 1 }, (context: AppContext) =>
  topRounds(context).where('g.game_type', 'in', ['LOTT', 'ELOTT']).execute(),
)
