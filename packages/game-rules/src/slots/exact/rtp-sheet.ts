import { type Fraction, fraction, times, writeDecimal, writeFraction } from '../../exact/fraction.ts'
import type { SlotCertificate } from '../certificate.ts'
import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { boughtReturn, type ClosedReturn, closedReturn } from './closed-return.ts'
import { lineWinChances } from './line-return.ts'
import { modelStatistics } from './model-statistics.ts'
import { playLong } from './simulate.ts'
import { isListed, spinTable } from './spin-table.ts'

/** One row of the sheet: how often it pays and what share of all stakes it returns. */
export type RtpRow = {
  readonly bet: string
  /** "numerator/denominator" where it is exact, a decimal where it follows in doubles or was played. */
  readonly probability: string
  readonly rtp: string
  /** The same return cut to eight decimals. */
  readonly decimal: string
  /** Not exact: both figures are decimals. */
  readonly isRounded?: true
}

/** Every probability and return of a model before its win cap. */
export type RtpSheet = {
  readonly game: string
  readonly version: number
  /** Listed window by window, in closed form, or played. */
  readonly method: SlotCertificate['method']
  /** What can be bet on; a slot has one bet, the spin with its free spins. */
  readonly bets: readonly RtpRow[]
  /** Where the return of the bet comes from. */
  readonly parts: readonly RtpRow[]
  /** Wins of one line per spin of each reel set, before the multiplier; returns in line bets. */
  readonly lineWins: Readonly<Record<string, readonly RtpRow[]>>
}

/** Computes the sheet by listing every window where that is possible, else in closed form, else by playing `rounds`. */
export function rtpSheet(model: SlotModel, rounds: number): RtpSheet {
  if (isListed(model)) return listedSheet(model)
  const closed = closedReturn(model)
  return closed ? closedSheet(model, closed) : playedSheet(model, rounds)
}

function listedSheet(model: SlotModel): RtpSheet {
  const base = spinTable(model, 'base')
  const free = spinTable(model, model.freeSpins.reelSet)
  const { rtp, baseRtp, featureRtp, hitFrequency, triggerFrequency } = modelStatistics(model, base, free)
  return {
    game: model.id,
    version: model.version,
    method: 'exact',
    bets: [row('spin', hitFrequency, rtp), ...boughtRows(boughtReturn(model))],
    parts: [row('base spin', hitFrequency, baseRtp), row('free spins', triggerFrequency, featureRtp)],
    lineWins: lineWinsOf(model),
  }
}

function closedSheet(model: SlotModel, { rtp, base, freeSpins, holdAndWin, trigger }: ClosedReturn): RtpSheet {
  const features = [
    ...(freeSpins > 0 ? [decimalRow('free spins', trigger, freeSpins)] : []),
    ...(holdAndWin > 0 ? [decimalRow('hold and win', trigger, holdAndWin)] : []),
  ]
  return {
    game: model.id,
    version: model.version,
    method: 'closed',
    bets: [decimalRow('spin', 1, rtp), ...boughtRows(boughtReturn(model))],
    parts: [decimalRow(model.wildRespins ? 'spin, respins' : 'base spin', 1, base), ...features],
    lineWins: model.wildRespins ? {} : lineWinsOf(model),
  }
}

function playedSheet(model: SlotModel, rounds: number): RtpSheet {
  const { mean, hits, features } = playLong(model, { rounds })
  return {
    game: model.id,
    version: model.version,
    method: 'played',
    bets: [decimalRow('spin', hits / rounds, mean)],
    parts: [
      {
        bet: 'free spins',
        probability: (features / rounds).toFixed(decimals),
        rtp: 'in the above',
        decimal: '',
        isRounded: true,
      },
    ],
    lineWins: {},
  }
}

const boughtRows = (rtp: number | undefined): RtpRow[] => (rtp === undefined ? [] : [decimalRow('bought', 1, rtp)])

/** Doubles are good to about ten digits. */
const decimals = 10

const decimalRow = (bet: string, probability: number, rtp: number): RtpRow => ({
  bet,
  probability: probability.toFixed(decimals),
  rtp: rtp.toFixed(decimals),
  decimal: rtp.toFixed(8),
  isRounded: true,
})

/** Only a line has wins of its own; reels that hold wilds see other chances in every spin. */
function lineWinsOf(model: SlotModel): RtpSheet['lineWins'] {
  if (model.kind !== 'lines') return {}
  const base = { base: lineRows(model, 'base') }
  const { count, reelSet, stickyWilds } = model.freeSpins
  return count > 0 && !stickyWilds ? { ...base, [reelSet]: lineRows(model, reelSet) } : base
}

function lineRows(model: SlotModel, reelSet: ReelSetId): RtpRow[] {
  return lineWinChances(model, reelSet).map(({ symbol, count, units, chance }) =>
    row(`${count} ${symbol}`, chance, times(chance, fraction(units))),
  )
}

function row(bet: string, probability: Fraction, rtp: Fraction): RtpRow {
  return { bet, probability: writeFraction(probability), rtp: writeFraction(rtp), decimal: writeDecimal(rtp, 8) }
}
