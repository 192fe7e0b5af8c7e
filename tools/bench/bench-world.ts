import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startWorld, type World, type WorldOptions } from '@fairground/dev-env'

/** A new data folder that PostgreSQL can enter also when root starts it under another account. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairground-bench-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true })

export interface BenchWorld extends World {
  dataDir: string
}

/** A separate durable test world without rate limits; `stop` removes it. */
export async function openBenchWorld(
  options: Pick<WorldOptions, 'roles' | 'hasDemo' | 'env' | 'ports' | 'studioEntry'> = {},
): Promise<BenchWorld> {
  const dataDir = await newDataDir()
  try {
    const env = { LOG_LEVEL: 'error', FAIRGROUND_CHALLENGE: 'off', ...options.env }
    const world = await startWorld({ ...options, dataDir, env, quiet: true })
    return {
      ...world,
      dataDir,
      stop: async () => {
        await world.stop()
        await removeDataDir(dataDir)
      },
    }
  } catch (error) {
    await removeDataDir(dataDir)
    throw error
  }
}
