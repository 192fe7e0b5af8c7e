import { type ChannelFigures, MessageAlarm, messageChannels, type OutboxFigures } from '@fairground/contract'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { listAlarms } from './message-alarm-store.ts'
import { getLimits, triesOf } from './message-limit-store.ts'
import { countCodesByHour, countMessages } from './outbox-store.ts'

const hourMs = 60 * 60_000
const hourCount = 24
const AlarmDetail = z.object({ sent: z.number().int().optional(), used: z.number().int().optional() })
const { channel: Channel, kind: Kind } = MessageAlarm.shape

/** The last 24 hours of every channel, what is left of the day, and the alarms that are up. */
export async function getOutboxFigures(app: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<OutboxFigures> {
  const { db, clock } = app
  const thisHourMs = Math.floor(clock.now().getTime() / hourMs) * hourMs
  const starts = Array.from({ length: hourCount }, (_, i) => thisHourMs - (hourCount - 1 - i) * hourMs)
  const span = { from: new Date(starts[0] ?? thisHourMs), until: new Date(thisHourMs + hourMs) }
  const [messages, codes, alarms] = await Promise.all([
    countMessages(db, span),
    countCodesByHour(db, span),
    listAlarms(db),
  ])
  const channels = messageChannels.map(async (channel): Promise<ChannelFigures> => {
    const own = <Row extends { channel: string; hour: Date }>(rows: readonly Row[]) =>
      new Map(rows.filter((row) => row.channel === channel).map((row) => [row.hour.getTime(), row]))
    const [ofMessages, ofCodes] = [own(messages), own(codes)]
    return {
      channel,
      hours: starts.map((startMs) => ({
        at: new Date(startMs).toISOString(),
        sent: Number(ofMessages.get(startMs)?.sent ?? 0),
        failed: Number(ofMessages.get(startMs)?.failed ?? 0),
        codes: Number(ofCodes.get(startMs)?.codes ?? 0),
        used: Number(ofCodes.get(startMs)?.used ?? 0),
      })),
      waiting: [...ofMessages.values()].reduce((sum, { waiting }) => sum + Number(waiting), 0),
      triedToday: await triesOf(db, { channel, day: siteDay(app) }),
      ...(await getLimits(db, channel)),
    }
  })
  return {
    channels: await Promise.all(channels),
    alarms: alarms.map(({ channel, kind, startedAt, detail }) => ({
      channel: Channel.parse(channel),
      kind: Kind.parse(kind),
      startedAt: startedAt.toISOString(),
      ...AlarmDetail.parse(detail),
    })),
  }
}
