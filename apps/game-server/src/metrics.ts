import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db, Mode } from './db/schema.ts'

interface PlayedRound {
  gameId: string
  mode: Mode
  currency: string
  stakeMinor: bigint
  totalMinor: bigint
}

export interface Metrics {
  registry: Registry
  walletCalled(call: string, code: string, durationMs: number): void
  /** The bet was accepted: stake and result count. */
  roundPlayed(round: PlayedRound): void
  /** The bet was refused by the wallet, or taken back because its outcome was unknown. */
  roundNotPlayed(round: { gameId: string; mode: Mode }, outcome: 'refused' | 'void'): void
}

/** Figures of one process. Amounts are floats here and nowhere else: Prometheus knows no other number. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const rounds = new Counter({
    name: 'studio_rounds_total',
    help: 'Rounds by end of their bet',
    labelNames: ['game', 'mode', 'outcome'],
    registers,
  })
  const money = { labelNames: ['game', 'mode', 'currency'], registers } as const
  const stakes = new Counter({ name: 'studio_stake_minor_total', help: 'Accepted stakes, minor units', ...money })
  const payouts = new Counter({
    name: 'studio_payout_minor_total',
    help: 'Results of accepted bets, minor units',
    ...money,
  })
  const walletCalls = new Histogram({
    name: 'studio_wallet_call_seconds',
    help: 'Time of PSW/1 calls by answer',
    labelNames: ['call', 'code'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    registry,
    walletCalled: (call, code, durationMs) => walletCalls.observe({ call, code }, durationMs / 1000),
    roundPlayed({ gameId: game, mode, currency, stakeMinor, totalMinor }) {
      rounds.inc({ game, mode, outcome: 'played' })
      stakes.inc({ game, mode, currency }, Number(stakeMinor))
      payouts.inc({ game, mode, currency }, Number(totalMinor))
    },
    roundNotPlayed: ({ gameId: game, mode }, outcome) => rounds.inc({ game, mode, outcome }),
  }
}

/** Wallet calls that have not reached an end, counted in the database at each reading. */
export function watchOpenCalls(registry: Registry, db: Db): void {
  new Gauge({
    name: 'studio_wallet_calls_open',
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
