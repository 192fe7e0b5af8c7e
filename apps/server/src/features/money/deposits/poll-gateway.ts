import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { readProvider } from '../../site/providers/index.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { listToCheck, saveChecked } from './deposit-store.ts'
import { askGateway } from './gateway-client.ts'

const countMax = 100
const everyMs = 60_000

/** Asks the gateway about deposits of which it said nothing: what it tells can be lost. @returns how many were decided */
export async function pollGateway(app: AppContext): Promise<number> {
  const settings = await readProvider(app, 'payment-gateway')
  if (!settings) return 0
  const now = app.clock.now()
  let decidedCount = 0
  for (const depositId of await listToCheck(app.db, new Date(now.getTime() - everyMs), countMax)) {
    try {
      const verdict = await applyGatewayEvent(app, await askGateway(app, settings, depositId), 'asked')
      if (verdict !== 'nothing' && verdict !== 'unknown') decidedCount += 1
    } catch (error) {
      app.log.warn({ err: error, depositId }, 'the gateway did not say')
    }
    await transact(app.db, (tx) => saveChecked(tx, depositId, now))
  }
  return decidedCount
}
