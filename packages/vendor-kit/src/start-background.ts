import type { EndsOf } from './calls/resolve-bet.ts'
import { startCallLoop } from './calls/run-due-calls.ts'
import { keepHouse, tidyVendor } from './housekeeping.ts'
import { serveMetrics } from './http/listen.ts'
import { requireSeedKey } from './seeds/require-seed-key.ts'
import type { OnStop } from './start-parts.ts'
import type { SeedKit, VendorKit } from './vendor-kit.ts'

interface BackgroundParts {
  endsOf: EndsOf
  /** Removes what the vendor keeps of its own and can never use again. */
  tidy?(): Promise<unknown>
}

/**
 * What a vendor runs beside its games: owed calls, housekeeping and metrics.
 * @throws StartupError when the seeds it keeps are sealed with another key
 */
export async function startBackground(
  kit: VendorKit,
  onStop: OnStop,
  { endsOf, tidy }: BackgroundParts,
): Promise<void> {
  await requireSeedKey(kit as unknown as SeedKit)
  const loop = startCallLoop(kit, { endsOf })
  onStop(() => loop.stop())
  onStop(
    keepHouse(kit, async () => {
      await tidyVendor(kit)
      await tidy?.()
    }),
  )
  await serveMetrics(kit, onStop)
}
