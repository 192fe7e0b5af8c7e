import { type Outcome, ok, refuse } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { Person } from './agree.ts'
import { keepImport, noteLook } from './import-store.ts'
import type { DeskRefusal } from './type-result.ts'

/** Keeps a text of results that a person uploads in the name of a source. Answers how much of it could be read. */
export async function uploadResults(
  context: LotteryContext,
  { staffId }: Person,
  { gameId, sourceId, text }: { gameId: string; sourceId: string; text: string },
): Promise<Outcome<object, DeskRefusal>> {
  const house = context.houses.get(gameId)
  const source = house?.official?.sources.find(({ id, place }) => id === sourceId && place.kind === 'upload')
  if (!house || !source) return refuse('NOT_FOUND', 'no source of this name takes uploads')
  const kept = await keepImport(context, house, source, { raw: text, staffId })
  await noteLook(
    context,
    gameId,
    sourceId,
    kept.results === 0 ? (kept.faults[0]?.message ?? 'nothing could be read') : '',
  )
  return ok(kept)
}
