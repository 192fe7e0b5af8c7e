import type { FastifyInstance } from 'fastify'
import type { EndsOf } from './calls/resolve-bet.ts'
import { createVendorConfig } from './config/config.ts'
import { readVendorEnv, type SettingNames } from './config/env.ts'
import { createKit } from './create-kit.ts'
import { openVendorLogin, type VendorStorage } from './db/prepare-database.ts'
import type { SeedSchema, VendorSchema } from './db/schema.ts'
import { listen } from './http/listen.ts'
import { createVendorApp, limitCalls } from './http/vendor-app.ts'
import { type PortalSide, portalRoutes } from './portal/portal-routes.ts'
import { startBackground } from './start-background.ts'
import { type Program, startParts } from './start-parts.ts'
import type { VendorKit } from './vendor-kit.ts'

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
): Promise<Program> {
  const given = createVendorConfig(readVendorEnv(parts.env, parts.settings), parts.settings)
  const { databaseUrl: ownerUrl, databaseLoginUrl, host, port } = given
  const config = { ...given, databaseUrl: await openVendorLogin(parts.storage, ownerUrl, databaseLoginUrl) }
  const { kit, close } = openKit<Schema>(config, parts)
  const vendorKit = kit as unknown as VendorKit
  const program = await startParts(async (onStop) => {
    onStop(close)
    await startBackground(vendorKit, onStop, { endsOf: parts.endsOf(kit) })
    const app = createVendorApp(vendorKit, { framePrefix: parts.framePrefix })
    await app.register(async (portal) => portalRoutes(portal, vendorKit, parts.portalSide(kit)))
    await app.register(async (frames) => {
      await limitCalls(frames)
      parts.frameRoutes(frames, kit)
    })
    await parts.pages(app, kit)
    onStop(await listen(app, { host, port, setting: parts.settings.port }))
  })
  kit.log.info({ url: config.url }, 'started')
  return program
}

const openKit = <Schema extends VendorSchema>(
  config: ReturnType<typeof createVendorConfig>,
  { storage, name }: Pick<VendorParts<never>, 'storage' | 'name'>,
) => createKit<Schema>(config, { storage, name })
