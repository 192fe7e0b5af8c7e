import type { VendorRainAnswer } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { answerRain } from './answer-rain.ts'
import { lockRain, saveRainCancelled } from './rain-store.ts'

/** Takes back what nobody has caught; what was caught stays with its players. Again: the first outcome. */
export function cancelRain(context: AppContext, rainId: string): Promise<VendorRainAnswer> {
  const now = context.clock.now()
  return transact(context.db, async (tx) => {
    const rain = await lockRain(tx, rainId)
    if (!rain) return answerRain(tx, 'RAIN_NOT_FOUND', undefined)
    if (rain.cancelled_count !== null) {
      return answerRain(tx, 'OK', rain, { remaining: rain.cancelled_count, replayed: true })
    }
    if (rain.remaining === 0 || rain.open_until <= now) return answerRain(tx, 'NOTHING_LEFT', rain, { remaining: 0 })
    await saveRainCancelled(tx, rainId, rain.remaining, now)
    await tellTable(tx, { tableId: rain.table_id, what: 'rain' })
    return answerRain(tx, 'OK', rain)
  })
}
