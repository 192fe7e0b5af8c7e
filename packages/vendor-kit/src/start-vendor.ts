import type { FastifyInstance } from 'fastify'
import type { EndsOf } from './calls/resolve-bet.ts'
import { startCallLoop } from './calls/run-due-calls.ts'
import { createVendorConfig } from './config/config.ts'
import { readVendorEnv, type SettingNames } from './config/env.ts'
import { createKit } from './create-kit.ts'
import { openVendorLogin, type VendorStorage } from './db/prepare-database.ts'
import type { SeedSchema, VendorSchema } from './db/schema.ts'
import { keepHouse, tidyVendor } from './housekeeping.ts'
import { createMetricsApp, listen } from './http/listen.ts'
import { createVendorApp, limitCalls } from './http/vendor-app.ts'
import { type PortalSide, portalRoutes } from './portal/portal-routes.ts'
import { requireSeedKey } from './seeds/require-seed-key.ts'

interface VendorParts<Kit> {
  env: NodeJS.ProcessEnv
  settings: SettingNames
  storage: VendorStorage
  /** What the names of its metrics begin with. */
  name: string
  /** Where the paths of its frames' calls begin. */
  framePrefix: string
  endsOf(kit: Kit): EndsOf
  portalSide(kit: Kit): PortalSide
  /** Calls of frames, counted per session. */
  frameRoutes(app: FastifyInstance, kit: Kit): void
  /** Its page and files. */
  pages(app: FastifyInstance, kit: Kit): Promise<void>
}

type KitOf<Schema extends VendorSchema> = ReturnType<typeof openKit<Schema>>['kit']

/** Starts a small vendor whole: database, owed calls, the portal's routes, its frames' routes, health and metrics. */
export async function startVendor<Schema extends VendorSchema & SeedSchema>(
  parts: VendorParts<KitOf<Schema>>,
): Promise<{ stop(): Promise<void> }> {
  const given = createVendorConfig(readVendorEnv(parts.env, parts.settings), parts.settings)
  const { databaseUrl: ownerUrl, databaseLoginUrl, host, port, metricsPort } = given
  const config = { ...given, databaseUrl: await openVendorLogin(parts.storage, ownerUrl, databaseLoginUrl) }
  const { kit, close } = openKit<Schema>(config, parts)
  const vendorKit = kit as unknown as KitOf<VendorSchema & SeedSchema>
  const stops: (() => Promise<unknown>)[] = [close]
  try {
    await requireSeedKey(vendorKit)
    const loop = startCallLoop(vendorKit, { endsOf: parts.endsOf(kit) })
    stops.push(() => loop.stop())
    stops.push(keepHouse(vendorKit, () => tidyVendor(vendorKit)))
    if (metricsPort) {
      const metrics = createMetricsApp(kit.metrics.registry)
      stops.push(await listen(metrics, { host, port: metricsPort, setting: 'METRICS_PORT' }))
    }
    const app = createVendorApp(vendorKit, { framePrefix: parts.framePrefix })
    await app.register(async (portal) => portalRoutes(portal, vendorKit, parts.portalSide(kit)))
    await app.register(async (frames) => {
      await limitCalls(frames)
      parts.frameRoutes(frames, kit)
    })
    await parts.pages(app, kit)
    stops.push(await listen(app, { host, port, setting: parts.settings.port }))
  } catch (error) {
    for (const stop of stops.reverse()) await stop()
    throw error
  }
  kit.log.info({ url: config.url }, 'started')
  return {
    async stop() {
      for (const stop of stops.reverse()) await stop()
    },
  }
}

const openKit = <Schema extends VendorSchema>(
  config: ReturnType<typeof createVendorConfig>,
  { storage, name }: Pick<VendorParts<never>, 'storage' | 'name'>,
) => createKit<Schema>(config, { storage, name })
