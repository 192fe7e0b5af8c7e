import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { countFlags } from './flag-store.ts'
import { lateMs } from './risk-view.ts'

/** Flags that wait for a person, and those of them that have waited too long, as Prometheus asks. */
export function addRiskMetrics({ db, clock }: AppContext, register: Registry): void {
  new Gauge({
    name: 'fairground_risk_flags',
    help: 'Flags that nobody has reviewed; late: for more than 72 hours',
    labelNames: ['figure'],
    registers: [register],
    async collect() {
      const lateBefore = new Date(clock.now().getTime() - lateMs)
      const figures = await countFlags(db, ['harm', 'laundering'], lateBefore)
      for (const [figure, value] of Object.entries(figures)) this.set({ figure }, value)
    },
  })
}
