import type { GameFeature } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { CertifiedGame } from './catalogue-game.ts'
import { count, gameColumns, matchingGames, toGame } from './game-list-store.ts'

/** Undefined for a game that visitors do not see. `day` is the site's, yyyy-MM-dd: what counts for rebates is of that day. */
export async function findGameSheet(reader: Reader, nodeId: string, day: string): Promise<CertifiedGame | undefined> {
  const [row, same] = await Promise.all([findSheetRow(reader, nodeId, day), countSameRules(reader, nodeId)])
  if (!row) return undefined
  const { stake_minor_min: min, stake_minor_max: max } = row
  return {
    ...toGame(row),
    modelId: row.model_id,
    modelVersion: row.model_version,
    sameRulesCount: same - 1,
    hitFrequencyBp: row.hit_frequency_bp,
    maxWinX: row.max_win_x,
    features: row.features as GameFeature[],
    rebateWeight: row.rebate_weight,
    stakesMinor: min === null || max === null ? undefined : { min: BigInt(min), max: BigInt(max) },
  }
}

const findSheetRow = (reader: Reader, nodeId: string, day: string) =>
  matchingGames(reader, {})
    .select(gameColumns)
    .select(['g.model_id', 'g.model_version', 'g.hit_frequency_bp', 'g.max_win_x', 'g.features'])
    .select(['g.stake_minor_min', 'g.stake_minor_max', rebateWeightOn(day).as('rebate_weight')])
    .where('g.node_id', '=', nodeId)
    .executeTakeFirst()

async function countSameRules(reader: Reader, nodeId: string): Promise<number> {
  const counted = await matchingGames(reader, { sameRulesAs: nodeId }).select(count).executeTakeFirst()
  return Number(counted?.count)
}

/** What the rule of the day says of the game, or else its certificate. */
const rebateWeightOn = (day: string) => sql<number>`coalesce((
  select (w.weight ->> 'percent')::integer
  from (
    select r.weights from reward_rules r where r.kind = 'rebate' and r.effective_on <= ${day}::date
    order by r.effective_on desc, r.id desc limit 1
  ) r, jsonb_array_elements(r.weights) as w (weight) where w.weight ->> 'nodeId' = g.node_id
), g.rebate_weight)`
