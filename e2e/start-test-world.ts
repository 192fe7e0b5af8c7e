import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startWorld, type World } from '@fairground/dev-env'
import { freePort } from '@fairground/postgres'

/**
 * Boots a world of its own for one run; the tests find it through PORTAL_URL, CONSOLE_URL and GAMES_URL, and the same
 * portal with its challenges on through GUARDED_URL.
 */
export default async function startTestWorld(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairground-e2e-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    await chmod(dataDir, 0o755) // PostgreSQL runs as another account when root starts it
    const env = { FAIRGROUND_CHALLENGE: 'off', LOG_LEVEL: 'error' } // the tests come from one address, and fast
    const world = await startWorld({ dataDir, fast: true, hasDemo: true, quiet: true, env })
    const guarded = await startGuarded(dataDir, world).catch(async (error) => {
      await world.stop()
      throw error
    })
    Object.assign(process.env, {
      GUARDED_URL: guarded.portalUrl,
      PORTAL_URL: world.portalUrl,
      CONSOLE_URL: world.consoleUrl,
      GAMES_URL: world.gamesUrl,
      WORLD_DATABASE_URL: world.databaseUrl, // for what no door of the product does
      DATA_DIR: dataDir, // for command-line programs, which find the running database by it
    })
    return async () => {
      await guarded.stop()
      await world.stop()
      await removeData()
    }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** A second server of the same world, with the challenges on. */
async function startGuarded(dataDir: string, { databaseUrl, gamesUrl }: World): Promise<World> {
  // The studio is that of the world: a server notes at its start where the house's games are.
  const ports = { portal: await freePort(), console: await freePort(), games: Number(new URL(gamesUrl).port) }
  return startWorld({
    dataDir,
    databaseUrl,
    ports,
    roles: ['api', 'live'],
    quiet: true,
    env: { FAIRGROUND_CHALLENGE: 'on', LOG_LEVEL: 'error' },
  })
}
