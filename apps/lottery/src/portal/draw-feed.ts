import { type VendorDraws, vendorDrawsMax } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'

interface DrawnRow {
  table_id: string
  draw_no: string
  result: unknown
  drawn_at: Date
  corrected_at: Date | null
}

/**
 * What was drawn or corrected since then, the earliest first, as the portal lists it. A result that may be taken back is
 * not told yet.
 */
export async function listDrawn({ db, houses }: LotteryContext, since: Date): Promise<VendorDraws> {
  const { rows } = await sql<DrawnRow>`
    select * from (
      select table_id, draw_no, result, drawn_at, null::timestamptz as corrected_at from shared_rounds
      where drawn_at >= ${since} and result_version < 2
        and (state = 'settled' or (state = 'drawn' and mode <> 'official'))
      union all
      select d.table_id, d.draw_no, d.result, d.drawn_at, greatest(d.drawn_at, v.at)
      from result_versions v
      join shared_rounds d on d.shared_round_id = v.draw_id and d.result_version = v.version
      where v.version > 1 and greatest(d.drawn_at, v.at) >= ${since} and d.state = 'settled'
    ) as told
    order by coalesce(corrected_at, drawn_at) limit ${vendorDrawsMax}`.execute(db)
  return {
    draws: rows.flatMap(({ table_id: gameId, draw_no: issue, result, drawn_at, corrected_at }) => {
      const rules = houses.get(gameId)?.rules
      const read = rules?.readDraw(result)
      if (!rules || !read?.ok) return []
      const numbers = rules.board(read.value).flatMap((group) => [...group.numbers])
      const correctedAt = corrected_at?.toISOString()
      return [{ gameId, issue, numbers, openedAt: drawn_at.toISOString(), ...(correctedAt && { correctedAt }) }]
    }),
  }
}
