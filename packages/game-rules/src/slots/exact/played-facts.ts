import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { boughtFact, cut } from './certificate-numbers.ts'
import { boughtReturn, closedReturn } from './closed-return.ts'
import type { ExactFacts } from './exact-facts.ts'
import { type LongPlay, playLong } from './simulate.ts'

/** Of a normal distribution: 99 % lie within so many standard errors. */
const standardErrors = 2.58
const deviationMax = 4

/**
 * Facts of a model whose rounds cannot be listed: the return in closed form where there is one, everything else as played.
 * Throws when play and closed form disagree by 4 standard errors.
 */
export function playedFacts(model: SlotModel, rounds: number): ExactFacts {
  const closed = closedReturn(model)
  const played = playLong(model, { rounds })
  const error = played.sd / Math.sqrt(rounds)
  if (closed && !(Math.abs(played.mean - closed.rtp) < deviationMax * error)) {
    throw new Error(`${model.id} returned ${played.mean} in ${rounds} rounds, not ${closed.rtp}`)
  }
  return {
    modelId: model.id,
    version: model.version,
    hash: modelHash(model),
    rtp: cut(closed?.rtp ?? played.mean),
    ...(closed ? {} : { rtpHalfWidth: cut(playedHalfWidth(played.sd, rounds)) }),
    ...boughtFact(closed ? boughtReturn(model) : playedBought(model, rounds)),
    sd: cut(played.sd),
    hitFrequency: cut(played.hits / rounds),
    triggerFrequency: cut(closed && !model.wildRespins ? closed.trigger : played.features / rounds),
    maxWinX: model.winCapX,
    chanceAtLeast: shares(played, rounds),
    method: closed ? 'closed' : 'played',
    n: rounds,
  }
}

/** How far the mean of so many rounds may lie from the return, with a confidence of 99 %. */
export const playedHalfWidth = (sd: number, rounds: number): number => (standardErrors * sd) / Math.sqrt(rounds)

const shares = ({ atLeast }: LongPlay, rounds: number) =>
  Object.fromEntries([...atLeast].map(([x, count]) => [x, (count / rounds).toPrecision(6)]))

/** Bought rounds are long ones: a tenth of them tells as much. */
function playedBought(model: SlotModel, rounds: number): number | undefined {
  return model.buy && playLong(model, { rounds: Math.ceil(rounds / 10), isBought: true }).mean / model.buy.costX
}
