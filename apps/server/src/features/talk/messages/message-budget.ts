import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { siteDay } from '../../../lib/site-day.ts'
import type { Channel, Delivery } from './message.ts'
import { hasGateway } from './message-adapter.ts'
import { countTry, getLimits, triesOf } from './message-limit-store.ts'
import { raiseAlarm } from './raise-alarm.ts'

/** What becomes of a try for which there is no room today. */
export const budgetSpent: Delivery = { outcome: 'failed', detail: 'the budget of the day is spent' }

interface Spender {
  channel: Channel
  /** The code without which a member who gave the password does not come in. */
  isSecondStep?: boolean
}

/** Strangers, however many they are, leave this part of the day's budget to members on their way in. */
const keptShare = 0.25
const partOf = (dayMax: number, isSecondStep = false): number =>
  isSecondStep ? dayMax : dayMax - Math.floor(dayMax * keptShare)

/**
 * Whether one more try may leave by a gateway today; it is counted before it leaves. The first that may not raises an
 * alarm.
 */
export async function takeFromBudget(app: AppContext, { channel, isSecondStep }: Spender): Promise<boolean> {
  return transact(app.db, async (tx) => {
    const { dayMax } = await getLimits(tx, channel)
    const isTaken = await countTry(tx, { channel, day: siteDay(app) }, partOf(dayMax, isSecondStep))
    if (!isTaken) await raiseAlarm(tx, app, { channel, kind: 'budget', detail: { dayMax } })
    return isTaken
  })
}

/** Whether the day of this channel has its fill for such a message; what the built-in outbox keeps costs nothing. */
export async function isBudgetSpent(app: AppContext, { channel, isSecondStep }: Spender): Promise<boolean> {
  if (!(await hasGateway(app, channel))) return false
  const { dayMax } = await getLimits(app.db, channel)
  return (await triesOf(app.db, { channel, day: siteDay(app) })) >= partOf(dayMax, isSecondStep)
}
