import type { LotteryFactor } from '@fairground/contract/lottery'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { PricedLine } from './price-lines.ts'

const whole = 1_000

type Checked = { ok: true } | { ok: false; code: 'NUMBER_FULL' | 'FACTOR_CHANGED'; message: string }

/**
 * Holds the factors that the player was shown against those of this moment: of several numbers the smallest counts. A number
 * at 0 is not sold.
 */
export async function checkFactors(
  tx: Tx,
  game: { gameId: string; drawNos: readonly string[] },
  lines: readonly PricedLine[],
): Promise<Checked> {
  const wanted = lines.flatMap(({ play, keys }) => keys.map((number) => ({ play, number })))
  const { rows } = await sql<{ play: string; number: string; per_mille: number }>`
    select distinct on (f.play, f.number, f.draw_no) f.play, f.number, f.per_mille from factors f
    where f.game_id = ${game.gameId} and (f.draw_no is null or f.draw_no = any(${[...game.drawNos]}))
      and (f.play, f.number) in (select * from unnest(${wanted.map(({ play }) => play)}::text[],
        ${wanted.map(({ number }) => number)}::text[]))
    order by f.play, f.number, f.draw_no, f.factor_id desc`.execute(tx)
  for (const [index, line] of lines.entries()) {
    const factors = rows.filter(({ play, number }) => play === line.play && line.keys.includes(number))
    const smallest = factors.toSorted((one, other) => one.per_mille - other.per_mille)[0]
    const factor = smallest?.per_mille ?? whole
    if (factor === 0)
      return { ok: false, code: 'NUMBER_FULL', message: `lines.${index}: ${smallest?.number} is not sold any more` }
    if (factor !== line.factor)
      return { ok: false, code: 'FACTOR_CHANGED', message: `lines.${index}.factor: now ${factor}` }
  }
  return { ok: true }
}

/** The factors of a lottery that are not whole at this moment, the newest of each number and draw. */
export async function listFactors(db: Db, gameId: string, drawNos: readonly string[]): Promise<LotteryFactor[]> {
  const { rows } = await sql<{ play: string; number: string; draw_no: string | null; per_mille: number }>`
    select * from (
      select distinct on (play, number, draw_no) play, number, draw_no, per_mille from factors
      where game_id = ${gameId} and (draw_no is null or draw_no = any(${[...drawNos]}))
      order by play, number, draw_no, factor_id desc) as newest
    where per_mille < ${whole} order by play, number`.execute(db)
  return rows.map(({ draw_no, per_mille, ...number }) => ({ ...number, drawNo: draw_no, perMille: per_mille }))
}
