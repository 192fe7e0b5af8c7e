import { type ModelData, readModel, type SlotModel } from '@fairground/game-rules/slots'
import {
  boughtReturn,
  closedReturn,
  isListed,
  listedRounds,
  playLong,
  spinTable,
  winCapEffect,
} from '@fairground/game-rules/slots/exact'
import { draftStrip } from './draft-strip.ts'
import { moveSymbols, returnMiss } from './move-symbols.ts'
import { type Random, randomFrom } from './random.ts'
import type { Recipe } from './recipe.ts'

const tolerance = 0.0004
const soldTolerance = 0.004
const playedTolerance = 0.004
const draftsMax = 40
const capRounds = 80_000
/** A draft is fitted on other chance than it is certified with: the certificate finds how far it was fitted to chance. */
const fitSeed = 4_711
const fitRounds = 100_000
/** Of the mean that a draft is fitted by at last: wide pays take long to show what they return. */
const fitErrorMax = 0.003
const fitRoundsMax = 12_000_000
const fitAttempts = 10
/** More would be refused when the model is certified. */
const capTakesMax = 0.0005
const capsX = [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]

/** Draws strips for a recipe and moves pays and symbols until the return meets its target. Throws when it cannot. */
export function fitModel(recipe: Recipe): ModelData {
  for (let draft = 0; draft < draftsMax; draft += 1) {
    const fitted = fitDraft(recipe, randomFrom(`${recipe.id} ${draft}`))
    if (fitted) return { ...fitted, winCapX: capOf(fitted) }
  }
  throw new Error(`${recipe.id} misses its return`)
}

function fitDraft(recipe: Recipe, random: Random): ModelData | undefined {
  const draft = drawStrips(recipe, random)
  if (recipe.draft.cascade) return scaleByPlay(draft, recipe)
  const fitted = moveSymbols(scaleByHalves(draft, recipe), recipe, random)
  if (returnMiss(fitted, recipe.rtp) > tolerance) return undefined
  return recipe.isSold ? sold(fitted, recipe) : fitted
}

function drawStrips({ draft, base, free, stacks = {} }: Recipe, random: Random): ModelData {
  const strips = (counts: Recipe['base']) =>
    counts.map((reel) => draftStrip(reel, { rows: draft.grid.rows, stacks, random }))
  return { ...draft, base: strips(base), ...(free ? { free: strips(free) } : {}) }
}

/** The price is a whole number of bets, so that a draft fits only when its free spins are worth one. */
function sold(data: ModelData, { rtp }: Recipe): ModelData | undefined {
  const worth = boughtReturn(readModel({ ...data, buy: { costX: 1 } })) ?? 0
  const costX = Math.round(worth / rtp)
  return Math.abs(worth / costX - rtp) < soldTolerance ? { ...data, buy: { costX } } : undefined
}

function scaled(data: ModelData, scale: number, payStep: number): ModelData {
  const pay = (units: number) => Math.max(payStep, Math.round((units * scale) / payStep) * payStep)
  const counts = (pays: Readonly<Record<number, number>>) =>
    Object.fromEntries(Object.entries(pays).map(([count, units]) => [count, pay(units)]))
  return { ...data, pays: Object.fromEntries(Object.entries(data.pays).map(([id, pays]) => [id, counts(pays)])) }
}

/** The return grows with the pays: halves the interval of their scale. */
function scaleByHalves(data: ModelData, { rtp, payStep = 1 }: Recipe): ModelData {
  const returnAt = (scale: number) => closedReturn(readModel(scaled(data, scale, payStep)))?.rtp ?? 0
  let [low, high] = [0.001, 100]
  for (let step = 0; step < 26; step += 1) {
    const middle = Math.sqrt(low * high)
    if (returnAt(middle) < rtp) low = middle
    else high = middle
  }
  return scaled(data, low, payStep)
}

/**
 * Where only play tells the return: pays are moved in proportion, a few times because they are rounded, and played longer
 * once their deviation is known. Undefined when the return stays away, or spreads too far to be played.
 */
function scaleByPlay(data: ModelData, { rtp, payStep = 1 }: Recipe): ModelData | undefined {
  let [scale, rounds] = [1, fitRounds]
  for (let attempt = 0; attempt < fitAttempts; attempt += 1) {
    const model = scaled(data, scale, payStep)
    const { mean, sd } = playLong(readModel(model), { rounds, seed: fitSeed })
    const enough = (sd / fitErrorMax) ** 2
    const isNear = Math.abs(mean - rtp) < playedTolerance
    if (isNear && rounds >= enough) return model
    if (isNear && enough > fitRoundsMax) return undefined
    if (isNear) rounds = Math.ceil(1.1 * enough)
    else scale *= rtp / mean
  }
  return undefined
}

/** What base spins alone can reach, or twice the largest win of a long play on the ladder of caps. */
function capOf(data: ModelData): number {
  const model = readModel(data)
  if (model.freeSpins.count === 0 && model.kind === 'lines' && !model.holdAndWin && !model.wildRespins) {
    return Math.floor(Math.max(...spinTable(model, 'base').outcomes.map(({ units }) => units)) / model.betUnits)
  }
  const { maxX } = playLong(model, { rounds: capRounds })
  const reached = capsX.filter((x) => x >= 2 * maxX && x < data.winCapX)
  return reached.find((winCapX) => capTakes({ ...model, winCapX }) < capTakesMax) ?? data.winCapX
}

/** What a cap takes of the return, where windows can be listed: a play may have missed the wins that make it dear. */
function capTakes(model: SlotModel): number {
  if (!isListed(model)) return 0
  const [base, free] = [spinTable(model, 'base'), spinTable(model, model.freeSpins.reelSet)]
  return (closedReturn(model)?.rtp ?? 0) - winCapEffect(model, listedRounds(model, base, free).round).rtp
}
