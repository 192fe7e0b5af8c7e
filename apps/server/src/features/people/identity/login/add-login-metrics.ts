import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../../../context.ts'
import { watchedMs } from './stuffing.ts'
import { findLoginAlarm, readLoginFigures } from './stuffing-store.ts'

/** Log-ins of the last ten minutes, as Prometheus asks, and whether the alarm is up. */
export function addLoginMetrics({ db, clock }: AppContext, register: Registry): void {
  new Gauge({
    name: 'fairground_logins',
    help: 'Of the last ten minutes: names that failed, networks they failed from, entries; 1 for the alarm of leaked passwords',
    labelNames: ['figure'],
    registers: [register],
    async collect() {
      const { names, networks, entered } = await readLoginFigures(db, new Date(clock.now().getTime() - watchedMs))
      const alarm = Number((await findLoginAlarm(db)) !== undefined)
      for (const [figure, value] of Object.entries({ names, networks, entered, alarm })) this.set({ figure }, value)
    },
  })
}
