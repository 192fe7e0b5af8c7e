import { type Fraction, toNumber, writeDecimal, writeFraction } from '../../exact/fraction.ts'
import type { SlotCertificate } from '../certificate.ts'
import { checkModel } from '../check-model.ts'
import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { linesReturn } from './line-return.ts'
import { modelStatistics } from './model-statistics.ts'
import { engineDigest, type SimulationInput, simulate } from './simulate.ts'
import type { SpinTable } from './spin-table.ts'
import { type WinCapEffect, winCapEffect } from './win-cap.ts'

/** Everything about a model that is computed rather than played; the same on every machine. */
export type ExactFacts = Omit<SlotCertificate, 'simulation' | 'date'>

const decimalCount = 8
const deviationMax = 4
const digestRounds = 2_000

/** Computes the exact part of a certificate. Throws when the model is unsound or two ways of counting disagree. */
export function exactFacts(model: SlotModel): ExactFacts {
  const problems = checkModel(model)
  if (problems.length > 0) throw new Error(`${model.id}: ${problems.join('; ')}`)
  const base = enumerateSpins(model, 'base')
  const free = enumerateSpins(model, model.freeSpins.reelSet)
  assertSameReturn(model, base)
  const statistics = modelStatistics(model, base, free)
  const cap = winCapEffect(model, base, free)
  assertCapOnlyTakes(statistics.rtp, cap)
  return {
    modelId: model.id,
    version: model.version,
    hash: modelHash(model),
    rtp: cut(cap.rtp),
    rtpExact: writeFraction(statistics.rtp),
    sd: cut(cap.sd),
    hitFrequency: writeDecimal(statistics.hitFrequency, decimalCount),
    hitFrequencyExact: writeFraction(statistics.hitFrequency),
    triggerFrequency: writeDecimal(statistics.triggerFrequency, decimalCount),
    triggerFrequencyExact: writeFraction(statistics.triggerFrequency),
    maxWinX: model.winCapX,
    chanceAtLeast: Object.fromEntries([...cap.chanceAtLeast].map(([x, chance]) => [x, chance.toPrecision(6)])),
    method: 'exact',
    n: base.stopCount + free.stopCount,
  }
}

/** The digest that ties a certificate to the engine: any change of play or of FS1 changes it. */
export function engineDigestOf(model: SlotModel, seeds: Omit<SimulationInput, 'rounds'>): string {
  return engineDigest(model, { ...seeds, rounds: digestRounds })
}

/** Plays the real engine and compares; throws when the mean is 4 standard errors or more from the exact return. */
export function simulationFacts(
  model: SlotModel,
  facts: ExactFacts,
  input: SimulationInput,
): SlotCertificate['simulation'] {
  const { mean } = simulate(model, input)
  const deviation = (mean - Number(facts.rtp)) / (Number(facts.sd) / Math.sqrt(input.rounds))
  if (!(Math.abs(deviation) < deviationMax))
    throw new Error(`${model.id}: ${deviation} standard errors from its return`)
  return {
    ...input,
    mean: mean.toFixed(6),
    deviation: deviation.toFixed(2),
    engineDigest: engineDigestOf(model, input),
  }
}

/** The line return by symbols and the scatter part must add up to the mean of the full enumeration, exactly. */
function assertSameReturn(model: SlotModel, base: SpinTable): void {
  const scatterUnits = base.outcomes.reduce(
    (sum, { scatterCount, ways }) => sum + BigInt(model.scatter.paysX[scatterCount] ?? 0) * BigInt(ways),
    0n,
  )
  const units = base.outcomes.reduce((sum, outcome) => sum + BigInt(outcome.units) * BigInt(outcome.ways), 0n)
  const lineUnits = units - scatterUnits * BigInt(model.betUnits)
  const { num, den } = linesReturn(model, 'base')
  if (num * BigInt(base.stopCount) * BigInt(model.betUnits) !== lineUnits * den) {
    throw new Error(`${model.id}: symbols and windows give different line returns`)
  }
}

function assertCapOnlyTakes(exact: Fraction, { rtp }: WinCapEffect): void {
  const taken = toNumber(exact) - rtp
  if (!(taken > -1e-9 && taken < 1e-3)) throw new Error(`The win cap would take ${taken} of the return`)
}

/** Cut off, never rounded up: a return to player is not to be overstated. */
function cut(value: number): string {
  const scale = 10 ** decimalCount
  return (Math.floor(value * scale) / scale).toFixed(decimalCount)
}
