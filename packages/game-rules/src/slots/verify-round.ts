import { createStream, type SeedTriple } from '@fairground/fairness'
import { isSameJson } from '../is-same-json.ts'
import { playRound } from './play-round.ts'
import type { SlotModel } from './slot-model.ts'
import type { SlotRound } from './slot-round.ts'

/** What a player needs to compute a round again; `serverSeed` is revealed when the pair is rotated. */
export type SlotProof = SeedTriple & { readonly round: SlotRound }

export type Verification =
  | { readonly isValid: true; readonly round: SlotRound }
  | {
      readonly isValid: false
      readonly reason: 'wrong-model' | 'malformed' | 'different-result'
      readonly round?: SlotRound
    }

/**
 * Plays the round again from its seeds and compares every event with the stored ones.
 * `round` in the answer is the recomputed one. Refusals are values: nothing is thrown for a forged proof.
 */
export function verifyRound(model: SlotModel, proof: SlotProof): Verification {
  const stored = proof.round
  if (stored.modelId !== model.id || stored.modelVersion !== model.version) {
    return { isValid: false, reason: 'wrong-model' }
  }
  const round = replay(model, proof)
  if (!round) return { isValid: false, reason: 'malformed' }
  if (!isSameJson(round, stored)) return { isValid: false, reason: 'different-result', round }
  return { isValid: true, round }
}

function replay(model: SlotModel, proof: SlotProof): SlotRound | undefined {
  try {
    const isBought = proof.round.events[0]?.type === 'feature-bought'
    const stakeMinor = BigInt(proof.round.stakeMinor) / BigInt(isBought ? (model.buy?.costX ?? 1) : 1)
    const stream = createStream(proof)
    const unitMinor = unitOf(proof.round)
    const jackpot = unitMinor === undefined ? undefined : { unitMinor, stream }
    return playRound(model, { stakeMinor, stream, isBought, jackpot })
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Bets for nothing and play money take no part in jackpots. */
function unitOf({ events }: SlotRound): bigint | undefined {
  const drawn = events.find(({ type }) => type === 'jackpot-drawn')
  if (drawn?.type !== 'jackpot-drawn') return undefined
  const unitMinor = BigInt(drawn.unitMinor)
  if (unitMinor < 1n) throw new RangeError('a unit is at least one minor unit')
  return unitMinor
}
