import { type Fraction, fraction, plus, toNumber, writeDecimal, writeFraction } from '../../exact/fraction.ts'
import { jackpotReturn } from '../../jackpots/jackpot-return.ts'
import type { SlotCertificate } from '../certificate.ts'
import { checkModel } from '../check-model.ts'
import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { boughtFact, capFacts, cut, decimalCount } from './certificate-numbers.ts'
import { closedReturn } from './closed-return.ts'
import type { ExactFacts } from './exact-facts.ts'
import { listedRounds } from './listed-rounds.ts'
import { modelStatistics } from './model-statistics.ts'
import { playedFacts } from './played-facts.ts'
import { engineDigest, type SimulationInput, simulate } from './simulate.ts'
import type { SpinTable } from './spin-outcome.ts'
import { isListed, spinTable } from './spin-table.ts'
import { type WinCapEffect, winCapEffect } from './win-cap.ts'

const deviationMax = 4
/** Rounds of the digests of the first certificates. */
const digestRoundsFirst = 2_000

/** Computes a certificate but for its simulation. Throws when the model is unsound or two ways of counting disagree. */
export function exactFacts(model: SlotModel, longRounds = 1_000_000): ExactFacts {
  const problems = checkModel(model)
  if (problems.length > 0) throw new Error(`${model.id}: ${problems.join('; ')}`)
  const facts = isListed(model) ? listedFacts(model) : playedFacts(model, longRounds)
  return { ...facts, ...jackpotFact(model, facts) }
}

/** The return of the game is cut before, so that the sum is no more than the exact one. */
function jackpotFact({ jackpot }: SlotModel, { rtp }: ExactFacts): Pick<ExactFacts, 'jackpot'> {
  if (!jackpot) return {}
  const returned = jackpotReturn(jackpot)
  const total = plus(fraction(BigInt(rtp.replace('.', '')), 10n ** BigInt(decimalCount)), returned)
  return {
    jackpot: {
      id: jackpot.id,
      rtp: writeDecimal(returned, decimalCount),
      rtpExact: writeFraction(returned),
      rtpTotal: writeDecimal(total, decimalCount),
    },
  }
}

function listedFacts(model: SlotModel): ExactFacts {
  const base = spinTable(model, 'base')
  const free = spinTable(model, model.freeSpins.reelSet)
  assertSameReturn(model, base)
  const statistics = modelStatistics(model, base, free)
  const { round, bought } = listedRounds(model, base, free)
  const cap = winCapEffect(model, round)
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
    ...boughtFact(bought && winCapEffect(model, bought).rtp / (model.buy?.costX ?? 1)),
    ...capFacts(model, cap),
    method: 'exact',
    n: base.stopCount + free.stopCount,
  }
}

/** The digest that ties a certificate to the engine: any change of play or of FS1 changes it. */
export function engineDigestOf(model: SlotModel, seeds: DigestInput): string {
  return engineDigest(model, { ...seeds, rounds: seeds.digestRounds ?? digestRoundsFirst })
}

type DigestInput = Omit<SimulationInput, 'rounds'> & { readonly digestRounds?: number }

/** Plays the real engine and compares; throws when the mean is 4 standard errors or more from the exact return. */
export function simulationFacts(
  model: SlotModel,
  facts: ExactFacts,
  input: SimulationInput & DigestInput,
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

/** The closed form by symbols must give the mean of the full listing. */
function assertSameReturn(model: SlotModel, base: SpinTable): void {
  const units = base.outcomes.reduce((sum, outcome) => sum + outcome.units * (outcome.ways / base.stopCount), 0)
  const closed = closedReturn(model)
  if (!closed || Math.abs(closed.base - units / model.betUnits) > 1e-9) {
    throw new Error(`${model.id}: symbols and windows give different returns`)
  }
}

function assertCapOnlyTakes(exact: Fraction, { rtp }: WinCapEffect): void {
  const taken = toNumber(exact) - rtp
  if (!(taken > -1e-9 && taken < 1e-3)) throw new Error(`The win cap would take ${taken} of the return`)
}
