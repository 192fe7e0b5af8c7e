import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts, openStaff, startWorld, type World } from '@fairground/dev-env'
import { startIdentityProvider, testClient } from '@fairground/dev-env/identity-provider'

/**
 * Boots a world of its own for one run; the tests find it through PORTAL_URL, CONSOLE_URL and GAMES_URL, and the same
 * portal with its challenges on through GUARDED_URL.
 */
export default async function startTestWorld(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairground-e2e-'))
  const stops = [() => rm(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const next of stops.splice(0).reverse()) await next()
  }
  try {
    await chmod(dataDir, 0o755) // PostgreSQL runs as another account when root starts it
    const ports = await freePorts()
    const idp = await startIdentityProvider(`http://localhost:${ports.portal}/social-return.html`)
    stops.push(() => idp.stop())
    // The tests come from one address, and fast.
    const env = {
      FAIRGROUND_CHALLENGE: 'off',
      LOG_LEVEL: 'error',
      SANDBOX_PROVIDERS_URL: idp.url,
      TABLE_TEMPO: '4',
      LOTTERY_TEMPO: '4',
      SPORTS_TEMPO: '4',
    }
    const world = await startWorld({ dataDir, ports, fast: true, hasDemo: true, quiet: true, env })
    stops.push(() => world.stop())
    await turnOnProviders(world)
    await letDepositsLeave(world)
    const guarded = await startGuarded(dataDir, world)
    stops.push(() => guarded.stop())
    Object.assign(process.env, {
      GUARDED_URL: guarded.portalUrl,
      PORTAL_URL: world.portalUrl,
      CONSOLE_URL: world.consoleUrl,
      GAMES_URL: world.gamesUrl,
      WORLD_DATABASE_URL: world.databaseUrl, // for what no door of the product does
      IDP_URL: idp.url,
      DATA_DIR: dataDir, // for command-line programs, which find the running database by it
    })
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Google and Facebook, both of them the test provider. */
async function turnOnProviders({ consoleUrl, accounts }: World): Promise<void> {
  const [{ username, password }] = accounts.staff
  const { api } = await openStaff(consoleUrl, username, password)
  const { clientId, clientSecret } = testClient
  for (const kind of ['google', 'facebook'] as const)
    await api.staff.changeProvider({ kind, isOn: true, values: { clientId }, secrets: { clientSecret }, revision: 0 })
}

/** Journeys pay in and withdraw at once; gifts ask for turnover as they are delivered. */
async function letDepositsLeave({ consoleUrl, accounts }: World): Promise<void> {
  const [, first, second] = accounts.staff
  const { api } = await openStaff(consoleUrl, first.username, first.password)
  const { wish: _, ...settings } = await api.staff.turnoverSettings({})
  const { wish } = await api.staff.changeTurnoverSettings({ ...settings, deposit: 0 })
  if (!wish) return
  const other = await openStaff(consoleUrl, second.username, second.password)
  await other.api.staff.decideWish({ wishId: wish.wishId, isApproved: true })
}

/** A second server of the same world, with the challenges on. */
async function startGuarded(dataDir: string, { databaseUrl, gamesUrl }: World): Promise<World> {
  // The studio is that of the world: a server notes at its start where the house's games are.
  const ports = { ...(await freePorts()), games: Number(new URL(gamesUrl).port) }
  return startWorld({
    dataDir,
    databaseUrl,
    ports,
    roles: ['api', 'live'],
    quiet: true,
    // A journey says from which address it comes.
    env: { FAIRGROUND_CHALLENGE: 'on', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1,::1' },
  })
}
