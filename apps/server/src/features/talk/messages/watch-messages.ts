import { messageChannels } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { codeLifeMs } from './code-policy.ts'
import { countCodes } from './code-store.ts'
import { isTooLow, watchedMs } from './conversion.ts'
import type { Channel } from './message.ts'
import { hasGateway } from './message-adapter.ts'
import { isBudgetSpent } from './message-budget.ts'
import { getLimits } from './message-limit-store.ts'
import { lowerAlarm, raiseAlarm } from './raise-alarm.ts'

/** Looks at every channel: do codes come back, and is there room left today? Only what leaves by a gateway costs. */
export async function watchMessages(app: AppContext): Promise<void> {
  for (const channel of messageChannels) await watch(app, channel)
}

async function watch(app: AppContext, channel: Channel): Promise<void> {
  const until = new Date(app.clock.now().getTime() - codeLifeMs)
  const from = new Date(until.getTime() - watchedMs)
  const isPaid = await hasGateway(app, channel)
  const isSpent = await isBudgetSpent(app, { channel })
  await transact(app.db, async (tx) => {
    const { alarmPercent } = await getLimits(tx, channel)
    const conversion = await countCodes(tx, { channel, from, until })
    if (isPaid && isTooLow(conversion, alarmPercent))
      await raiseAlarm(tx, app, { channel, kind: 'conversion', detail: { ...conversion } })
    else await lowerAlarm(tx, app, { channel, kind: 'conversion' })
    // Raised by the try that found no room.
    if (!isSpent) await lowerAlarm(tx, app, { channel, kind: 'budget' })
  })
}
