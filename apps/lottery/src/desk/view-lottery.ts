import type { LotteryDeskLottery } from '@fairground/contract/lottery-desk'
import { type DeskStaff, lastDeskActs, listDeskWishes } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { LotteryContext } from '../context.ts'
import { isOnSale, listLimits } from '../liability/limit-store.ts'
import { listDeskDraws } from './view-draws.ts'

/** One lottery as staff see it: its draws, factors, limits, what waits for a second person, and what was done. */
export async function viewLottery(
  context: LotteryContext,
  staff: DeskStaff,
  gameId: string,
): Promise<LotteryDeskLottery> {
  const { db } = context
  const [onSale, draws, factors, limits, wishes, acts] = await Promise.all([
    isOnSale(db, gameId),
    listDeskDraws(context, gameId),
    listSetFactors(context, gameId),
    listLimits(db, gameId),
    listDeskWishes(context, staff, gameId),
    lastDeskActs(context, gameId),
  ])
  return {
    ...{ gameId, isOnSale: onSale, currencies: ['VND'], draws, factors, wishes, acts },
    limits: limits.map(({ kind, currency, play, number, max_minor, set_by, agreed_by, set_at }) => ({
      ...{ kind, currency, play, number, maxMinor: max_minor, setBy: set_by, agreedBy: agreed_by },
      setAt: set_at.toISOString(),
    })),
  }
}

async function listSetFactors({ db }: LotteryContext, gameId: string): Promise<LotteryDeskLottery['factors']> {
  const { rows } = await sql<{
    play: string
    number: string
    draw_no: string | null
    per_mille: number
    factor_id: string
    set_by: string
    set_at: Date
  }>`
    select * from (
      select distinct on (f.play, f.number, f.draw_no) f.* from factors f
      where f.game_id = ${gameId} and (f.draw_no is null or exists (
        select from shared_rounds d where d.table_id = f.game_id and d.draw_no = f.draw_no and d.state = 'open'))
      order by f.play, f.number, f.draw_no, f.factor_id desc) as newest
    where per_mille < 1000 order by factor_id desc`.execute(db)
  return rows.map(({ play, number, draw_no, per_mille, factor_id, set_by, set_at }) => ({
    ...{ play, number, drawNo: draw_no, perMille: per_mille, version: factor_id, setBy: set_by },
    setAt: set_at.toISOString(),
  }))
}
