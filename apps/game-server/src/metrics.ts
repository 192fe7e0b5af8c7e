import { createWalletMetrics, type Mode, type WalletMetrics } from '@fairground/vendor-kit'
import { Counter } from 'prom-client'

/** What the names of the studio's figures begin with. */
export const metricsName = 'studio'

interface PlayedRound {
  gameId: string
  mode: Mode
  currency: string
  stakeMinor: bigint
  totalMinor: bigint
}

export interface Metrics extends WalletMetrics {
  /** The bet was accepted: stake and result count. */
  roundPlayed(round: PlayedRound): void
  /** The bet was refused by the wallet, or taken back because its outcome was unknown. */
  roundNotPlayed(round: { gameId: string; mode: Mode }, outcome: 'refused' | 'void'): void
  /** Shots of a fishing room that were written together. */
  fishingBatch(level: string, shots: number): void
}

/** Figures of one process. Amounts are floats here and nowhere else: Prometheus knows no other number. */
export function createMetrics(): Metrics {
  const wallet = createWalletMetrics(metricsName)
  const registers = [wallet.registry]
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
  const batches = new Counter({
    name: 'studio_fishing_batches_total',
    help: 'Batches of shots that were written',
    labelNames: ['level'],
    registers,
  })
  const shots = new Counter({
    name: 'studio_fishing_shots_total',
    help: 'Shots that were written',
    labelNames: ['level'],
    registers,
  })
  return {
    ...wallet,
    roundPlayed({ gameId: game, mode, currency, stakeMinor, totalMinor }) {
      rounds.inc({ game, mode, outcome: 'played' })
      stakes.inc({ game, mode, currency }, Number(stakeMinor))
      payouts.inc({ game, mode, currency }, Number(totalMinor))
    },
    roundNotPlayed: ({ gameId: game, mode }, outcome) => rounds.inc({ game, mode, outcome }),
    fishingBatch(level, count) {
      batches.inc({ level })
      shots.inc({ level }, count)
    },
  }
}
