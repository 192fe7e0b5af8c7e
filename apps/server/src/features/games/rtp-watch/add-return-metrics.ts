import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { countReturnAlarms } from './alarm-store.ts'

/** Days of games outside their band that nobody has looked at yet, as Prometheus asks. */
export function addReturnMetrics({ db }: AppContext, register: Registry): void {
  new Gauge({
    name: 'fairground_return_alarms',
    help: 'Days of games whose return lay outside the band of their certificate, not looked at yet',
    registers: [register],
    async collect() {
      this.set(await countReturnAlarms(db))
    },
  })
}
