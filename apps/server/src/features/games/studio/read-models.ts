import type { ModelGame, StaffModel } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { artUrl, countModelGames, houseVendorId, listModelGames, stakesOf } from '../catalogue/index.ts'
import { fetchModels } from './fetch-models.ts'

const gamesMax = 50

/** Every model with its certificate, and how many games play it. */
export async function readModels(context: AppContext): Promise<Outcome<{ list: StaffModel[] }>> {
  const models = await fetchModels(context)
  if (!models.ok) return models
  const counts = new Map((await countModelGames(context.db, houseVendorId)).map((row) => [row.model_id, row]))
  return ok({
    list: models.value.map((model) => ({
      ...model,
      gameCount: Number(counts.get(model.modelId)?.games ?? 0),
      stoppedCount: Number(counts.get(model.modelId)?.stopped ?? 0),
    })),
  })
}

/** The first games that play a model. */
export async function readModelGames(
  { db }: AppContext,
  modelId: string,
): Promise<{ list: ModelGame[]; total: number }> {
  const { rows, total } = await listModelGames(db, { vendorId: houseVendorId, modelId, limit: gamesMax })
  return {
    total,
    list: rows.map((row) => {
      const { vi = '', en = '' } = {
        ...(row.names as Record<string, string>),
        ...(row.own_names as Record<string, string>),
      }
      return {
        ...{ nodeId: row.node_id, names: { vi, en }, iconUrl: artUrl(row.tile_key), isEnabled: row.is_enabled },
        vendorStatus: row.vendor_status as ModelGame['vendorStatus'],
        stoppedAt: row.stopped_at?.toISOString(),
        stakes: stakesOf(row.stakes),
      }
    }),
  }
}
