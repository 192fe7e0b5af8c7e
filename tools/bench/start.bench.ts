import { startWorld } from '@fairground/dev-env'
import type { Bench, Session } from './bench.ts'
import { newDataDir, removeDataDir } from './bench-world.ts'

const env = { LOG_LEVEL: 'error' }

/** From nothing to a world with its people, and once more on the same data. Building the pages is not counted. */
export const bench: Bench = {
  title: 'Start',
  rounds: 1,
  rows: [
    { name: 'cold start', unit: 's', bound: { valueMax: 60 } },
    { name: 'warm start', unit: 's', comparedTo: 'cold start', bound: { valueMax: 8 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const dataDir = await newDataDir()
  const start = async () => {
    const startedAt = performance.now()
    const world = await startWorld({ dataDir, hasDemo: true, env, quiet: true })
    const seconds = (performance.now() - startedAt) / 1000
    await world.stop()
    return seconds
  }
  return {
    subjects: [async () => ({ 'cold start': await start() }), async () => ({ 'warm start': await start() })],
    close: () => removeDataDir(dataDir),
  }
}
