import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { boughtFact, capFacts, cut } from './certificate-numbers.ts'
import { closedChances } from './closed-chances.ts'
import { boughtReturn, type ClosedReturn, closedReturn } from './closed-return.ts'
import type { ExactFacts } from './exact-facts.ts'
import { largeRoundX } from './large-round.ts'
import { roundMoments } from './round-moments.ts'
import { type LongPlay, playLong } from './simulate.ts'
import { winCapEffect } from './win-cap.ts'

/** 99 % of a normal distribution lie within this many standard errors. */
const standardErrors = 2.58
const deviationMax = 4
/** Tolerance between closed form and full count, apart from the win cap. */
const roundingMax = 1e-9
const capTakesMax = 1e-3

/**
 * Facts of a model whose rounds cannot be listed: return and deviation in closed form where there is one, everything else
 * as played. Throws when play, closed form and count disagree.
 */
export function playedFacts(model: SlotModel, rounds: number): ExactFacts {
  const closed = closedReturn(model)
  const played = playLong(model, { rounds })
  const facts = closed ? closedFacts(model, closed, { played, rounds }) : fallingFacts(model, played, rounds)
  const error = Number(facts.sd) / Math.sqrt(rounds)
  if (!(Math.abs(played.mean - Number(facts.rtp)) < deviationMax * error)) {
    throw new Error(`${model.id} returned ${played.mean} in ${rounds} rounds, not ${facts.rtp}`)
  }
  return facts
}

type Played = { readonly played: LongPlay; readonly rounds: number }

function closedFacts(model: SlotModel, closed: ClosedReturn, { played, rounds }: Played): ExactFacts {
  const chances = closedChances(model)
  const cap = chances && winCapEffect(model, chances)
  if (cap && !isTaken(closed.rtp - cap.rtp)) throw new Error(`${model.id}: the count of its rounds gives ${cap.rtp}`)
  const moments = cap ?? roundMoments(model)
  if (!moments || !isTaken(closed.rtp - moments.rtp)) throw new Error(`${model.id} has no moments of this return`)
  return {
    ...namesOf(model),
    rtp: cut(moments.rtp),
    ...(cap ? { rtpUncapped: cut(closed.rtp) } : {}),
    ...boughtFact(boughtReturn(model)),
    sd: cut(moments.sd),
    hitFrequency: cut(cap?.hits ?? played.hits / rounds),
    triggerFrequency: cut(closed.trigger),
    ...(cap ? capFacts(model, cap) : foundFacts(model, { played, rounds })),
    method: 'closed',
    n: rounds,
  }
}

const isTaken = (taken: number): boolean => taken > -roundingMax && taken < capTakesMax

function fallingFacts(model: SlotModel, played: LongPlay, rounds: number): ExactFacts {
  return {
    ...namesOf(model),
    rtp: cut(played.mean),
    rtpHalfWidth: cut(playedHalfWidth(played.sd, rounds)),
    ...boughtFact(playedBought(model, rounds)),
    sd: cut(played.sd),
    hitFrequency: cut(played.hits / rounds),
    triggerFrequency: cut(played.features / rounds),
    ...foundFacts(model, { played, rounds }),
    method: 'played',
    n: rounds,
  }
}

const namesOf = (model: SlotModel) => ({ modelId: model.id, version: model.version, hash: modelHash(model) })

/** Half width of the 99 % confidence interval of the mean of this many rounds. */
export const playedHalfWidth = (sd: number, rounds: number): number => (standardErrors * sd) / Math.sqrt(rounds)

/** The largest win is a round that was looked for, or met; the shares are of the rounds played. */
function foundFacts(model: SlotModel, { played: { atLeast, maxX }, rounds }: Played) {
  const { winCapX } = model
  const maxWinX = Math.min(winCapX, Math.max(largeRoundX(model), Math.floor(maxX)))
  const counts = [...atLeast].filter(([x]) => x < maxWinX || x === winCapX)
  const shares = counts.map(([x, count]) => [x === winCapX ? maxWinX : x, (count / rounds).toPrecision(6)])
  return { maxWinX, maxWinBy: 'round' as const, winCapX, chanceAtLeast: Object.fromEntries(shares) }
}

/** Bought rounds are long ones: a tenth of them tells as much. */
function playedBought(model: SlotModel, rounds: number): number | undefined {
  return model.buy && playLong(model, { rounds: Math.ceil(rounds / 10), isBought: true }).mean / model.buy.costX
}
