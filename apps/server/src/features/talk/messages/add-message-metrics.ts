import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { getOutboxFigures } from './outbox-figures.ts'

/** What leaves by each channel, as Prometheus asks: tries and budget of the day, codes of 24 hours, alarms that are up. */
export function addMessageMetrics(app: AppContext, register: Registry): void {
  new Gauge({
    name: 'fairground_messages',
    help: 'Messages by channel: tries today, budget of the day, waiting; codes of the last 24 hours sent and used; 1 for an alarm that is up',
    labelNames: ['channel', 'figure'],
    registers: [register],
    async collect() {
      const { channels, alarms } = await getOutboxFigures(app)
      for (const { channel, hours, waiting, triedToday, dayMax } of channels) {
        const sum = (figure: 'codes' | 'used') => hours.reduce((total, hour) => total + hour[figure], 0)
        const isUp = (kind: string) => Number(alarms.some((alarm) => alarm.channel === channel && alarm.kind === kind))
        const figures = {
          tried_today: triedToday,
          day_max: dayMax,
          waiting,
          codes_sent: sum('codes'),
          codes_used: sum('used'),
          alarm_conversion: isUp('conversion'),
          alarm_budget: isUp('budget'),
        }
        for (const [figure, value] of Object.entries(figures)) this.set({ channel, figure }, value)
      }
    },
  })
}
