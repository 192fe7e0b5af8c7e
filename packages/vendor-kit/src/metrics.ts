import type { Kysely } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { VendorSchema } from './db/schema.ts'

export interface WalletMetrics {
  registry: Registry
  walletCalled(call: string, code: string, durationMs: number): void
}

/** Figures of one process and of its calls to the wallet; every name begins with the vendor's. */
export function createWalletMetrics(name: string): WalletMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const walletCalls = new Histogram({
    name: `${name}_wallet_call_seconds`,
    help: 'Time of PSW/1 calls by answer',
    labelNames: ['call', 'code'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    walletCalled: (call, code, durationMs) => walletCalls.observe({ call, code }, durationMs / 1000),
  }
}

/** Wallet calls that have not reached an end, counted in the database at each reading. */
export function watchOpenCalls(registry: Registry, name: string, db: Kysely<VendorSchema>): void {
  new Gauge({
    name: `${name}_wallet_calls_open`,
    help: 'Wallet calls without an end: pending ones are tried again, exceptions need a person',
    labelNames: ['call', 'state'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('wallet_calls')
        .where('state', 'in', ['pending', 'exception'])
        .groupBy(['call', 'state'])
        .select(({ fn }) => ['call', 'state', fn.countAll<string>().as('count')])
        .execute()
      this.reset()
      for (const { call, state, count } of rows) this.set({ call, state }, Number(count))
    },
  })
}
