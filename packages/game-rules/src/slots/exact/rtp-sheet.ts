import { type Fraction, fraction, times, writeDecimal, writeFraction } from '../../exact/fraction.ts'
import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { lineWinChances } from './line-return.ts'
import { modelStatistics } from './model-statistics.ts'

/** One row of the sheet: how often it pays and what share of all stakes it returns, both exact. */
export type RtpRow = {
  readonly bet: string
  /** "numerator/denominator" */
  readonly probability: string
  readonly rtp: string
  /** The same return cut to eight decimals. */
  readonly decimal: string
}

/** Every probability and return of a model before its win cap. */
export type RtpSheet = {
  readonly game: string
  readonly version: number
  /** What can be bet on; a slot has one bet, the spin with its free spins. */
  readonly bets: readonly RtpRow[]
  /** Where the return of the bet comes from. */
  readonly parts: readonly RtpRow[]
  /** Wins of one line per spin of each reel set, before the multiplier; returns in line bets. */
  readonly lineWins: Readonly<Record<string, readonly RtpRow[]>>
}

/** Computes the sheet by full enumeration; nothing is sampled. */
export function rtpSheet(model: SlotModel): RtpSheet {
  const base = enumerateSpins(model, 'base')
  const free = enumerateSpins(model, model.freeSpins.reelSet)
  const { rtp, baseRtp, featureRtp, hitFrequency, triggerFrequency } = modelStatistics(model, base, free)
  return {
    game: model.id,
    version: model.version,
    bets: [row('spin', hitFrequency, rtp)],
    parts: [row('base spin', hitFrequency, baseRtp), row('free spins', triggerFrequency, featureRtp)],
    lineWins: { base: lineRows(model, 'base'), free: lineRows(model, model.freeSpins.reelSet) },
  }
}

function lineRows(model: SlotModel, reelSet: ReelSetId): RtpRow[] {
  return lineWinChances(model, reelSet).map(({ symbol, count, units, chance }) =>
    row(`${count} ${symbol}`, chance, times(chance, fraction(units))),
  )
}

function row(bet: string, probability: Fraction, rtp: Fraction): RtpRow {
  return { bet, probability: writeFraction(probability), rtp: writeFraction(rtp), decimal: writeDecimal(rtp, 8) }
}
