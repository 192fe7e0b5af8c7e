import { type VendorDraws, vendorDrawsMax } from '@fairground/contract/psw'
import type { LotteryContext } from '../context.ts'

/** What was drawn since then, the earliest first, as the portal lists it. */
export async function listDrawn({ db, houses }: LotteryContext, since: Date): Promise<VendorDraws> {
  const rows = await db
    .selectFrom('shared_rounds')
    .select(['table_id', 'draw_no', 'result', 'drawn_at'])
    .where('state', 'in', ['drawn', 'settled'])
    // The portal keeps what it is told first: a result that may be taken back is not told yet.
    .where((eb) => eb.or([eb('mode', '<>', 'official'), eb('state', '=', 'settled')]))
    .where('drawn_at', '>=', since)
    .orderBy('drawn_at')
    .limit(vendorDrawsMax)
    .execute()
  return {
    draws: rows.flatMap(({ table_id: gameId, draw_no: issue, result, drawn_at }) => {
      const rules = houses.get(gameId)?.rules
      const read = rules?.readDraw(result)
      if (!rules || !read?.ok || !drawn_at) return []
      const numbers = rules.board(read.value).flatMap((group) => [...group.numbers])
      return [{ gameId, issue, numbers, openedAt: drawn_at.toISOString() }]
    }),
  }
}
