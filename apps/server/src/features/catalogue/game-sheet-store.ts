import type { GameFeature } from '@fairground/contract'
import type { Reader } from '../../db/db.ts'
import type { CertifiedGame } from './catalogue-game.ts'
import { gameColumns, matchingGames, toGame } from './game-list-store.ts'

/** Undefined for a game that visitors do not see. */
export async function findGameSheet(reader: Reader, nodeId: string): Promise<CertifiedGame | undefined> {
  const row = await matchingGames(reader, {})
    .select(gameColumns)
    .select(['g.model_id', 'g.model_version', 'g.hit_frequency_bp', 'g.max_win_x', 'g.features'])
    .select(['g.stake_minor_min', 'g.stake_minor_max'])
    .where('g.node_id', '=', nodeId)
    .executeTakeFirst()
  if (!row) return undefined
  const { stake_minor_min: min, stake_minor_max: max } = row
  return {
    ...toGame(row),
    modelId: row.model_id,
    modelVersion: row.model_version,
    hitFrequencyBp: row.hit_frequency_bp,
    maxWinX: row.max_win_x,
    features: row.features as GameFeature[],
    stakesMinor: min === null || max === null ? undefined : { min: BigInt(min), max: BigInt(max) },
  }
}
