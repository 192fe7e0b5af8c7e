import type { LotteryContext } from '../context.ts'
import type { House } from '../houses/house.ts'
import { fetchText } from './fetch-text.ts'
import { keepImport, noteLook } from './import-store.ts'
import type { ResultSource } from './official.ts'
import { readNewest } from './read-newest.ts'

/** Looks at a source once and keeps what it says; what goes wrong is noted for the desk, and asked for again later. */
export async function askSource(context: LotteryContext, house: House, source: ResultSource): Promise<void> {
  const { place } = source
  if (place.kind === 'upload') return
  try {
    const raw = place.kind === 'http' ? await fetchText(place.url) : await readNewest(place.path, source.format)
    if (raw === undefined) return await noteLook(context, house.gameId, source.id, 'the folder has no file yet')
    const { results, faults } = await keepImport(context, house, source, { raw })
    const fault = results === 0 ? (faults[0]?.message ?? 'nothing of the last days') : ''
    await noteLook(context, house.gameId, source.id, fault)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    context.log.warn({ gameId: house.gameId, source: source.id, fault }, 'a source of results could not be read')
    await noteLook(context, house.gameId, source.id, fault.slice(0, 300))
  }
}
