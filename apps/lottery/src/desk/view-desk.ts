import type { LotteryDeskView } from '@fairground/contract/lottery-desk'
import type { DeskStaff } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'

interface Counted {
  id: string
  closes_at: Date | null
  is_on: boolean | null
  waiting: number
  wishes: number
}

/** Every lottery in a line: whether it is sold, what closes next, and what waits for somebody. */
export async function viewDesk(context: LotteryContext, staff: DeskStaff): Promise<LotteryDeskView> {
  const { db, clock, houses } = context
  const { rows } = await sql<Counted>`
    select g.id,
      (select min(closes_at) from shared_rounds where table_id = g.id and state = 'open' and closes_at > ${clock.now()})
        as closes_at,
      (select is_on from sales where game_id = g.id order by sale_id desc limit 1) as is_on,
      (select count(*)::int from shared_rounds where table_id = g.id and state in ('closed', 'drawn')) as waiting,
      (select count(*)::int from desk_wishes where table_id = g.id and outcome is null) as wishes
    from unnest(${[...houses.keys()]}::text[]) as g (id)`.execute(db)
  return {
    serverMs: clock.now().getTime(),
    me: { staffId: staff.staffId, name: staff.name, rights: staff.rights },
    lotteries: rows.flatMap(({ id, closes_at, is_on, waiting, wishes }) => {
      const house = houses.get(id)
      if (!house) return []
      const { names, rules } = house
      return [
        {
          ...{ gameId: id, rulesId: rules.id, names: { ...names }, isOnSale: is_on ?? true, waiting, wishes },
          closesAt: closes_at?.toISOString() ?? null,
        },
      ]
    }),
  }
}
