import { startWorld } from '@fairground/dev-env'
import type { Bench, Session } from './bench.ts'
import { newDataDir, removeDataDir } from './bench-world.ts'

const env = { LOG_LEVEL: 'error' }

/** From nothing to a world with its people, and once more on the same data. Building the pages is not counted. */
export const bench: Bench = {
  title: 'Start',
  rounds: 3,
  rows: [
    { name: 'cold start', unit: 's', bound: { valueMax: 40 } },
    { name: 'warm start', unit: 's', comparedTo: 'cold start', bound: { valueMax: 5, ratioMax: 0.33 } },
  ],
  open: async (): Promise<Session> => ({ subjects: [coldAndWarm], close: async () => {} }),
}

async function coldAndWarm(): Promise<Record<string, number>> {
  const dataDir = await newDataDir()
  try {
    return { 'cold start': await secondsToStart(dataDir), 'warm start': await secondsToStart(dataDir) }
  } finally {
    await removeDataDir(dataDir)
  }
}

/** How long a person waits for the first page; stopping is not counted. */
async function secondsToStart(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const world = await startWorld({ dataDir, hasDemo: true, env, quiet: true })
  const seconds = (performance.now() - startedAt) / 1000
  await world.stop()
  return seconds
}
