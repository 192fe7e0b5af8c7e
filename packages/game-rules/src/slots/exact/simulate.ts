import { createStream, sha256Hex } from '@fairground/fairness'
import { quickDraws } from '../../exact/quick-draws.ts'
import { canonicalJson } from '../model-hash.ts'
import { playRound } from '../play-round.ts'
import type { SlotModel } from '../slot-model.ts'
import type { SlotEvent } from '../slot-round.ts'
import { judgeRound } from './judge-round.ts'

export type SimulationInput = {
  readonly serverSeed: string
  readonly clientSeed: string
  /** Rounds played, one per nonce from 0. */
  readonly rounds: number
}

/** What the rounds paid, in total bets. */
export type Simulation = {
  readonly mean: number
  readonly sd: number
  readonly hits: number
  readonly features: number
}

/**
 * Plays rounds of the real engine on FS1 streams and lets the referee judge every window again.
 * Throws when the two judges differ in a single window.
 */
export function simulate(model: SlotModel, { serverSeed, clientSeed, rounds }: SimulationInput): Simulation {
  const stakeMinor = BigInt(model.betUnits)
  let [sum, squares, hits, features] = [0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const round = playRound(model, { stakeMinor, stream: createStream({ serverSeed, clientSeed, nonce }) })
    judgeRound(model, round)
    const x = Number(round.totalMinor) / model.betUnits
    sum += x
    squares += x * x
    if (x > 0) hits += 1
    if (round.events.some(isFeature)) features += 1
  }
  const mean = sum / rounds
  return { mean, sd: Math.sqrt(squares / rounds - mean * mean), hits, features }
}

export const isFeature = ({ type, mode }: { type: SlotEvent['type']; mode?: string }): boolean =>
  type === 'free-spins-awarded' || type === 'hold-started' || (type === 'spin' && mode === 'respin')

export type LongPlayInput = {
  readonly rounds: number
  readonly isBought?: boolean
  /** Of the quick chance: the version of the model where it is not said. */
  readonly seed?: number
}

/** Payouts of many rounds, and how many paid at least each number of total bets. */
export type LongPlay = Simulation & { readonly atLeast: ReadonlyMap<number, number>; readonly maxX: number }

/** Rounds that the referee judges again; the rest are played by the engine alone. */
const judgedMax = 2_000
const thresholdsX = [10, 100, 1_000]

/** Plays the real engine on quick chance for as long as it takes; the result is the same on every machine. */
export function playLong(
  model: SlotModel,
  { rounds, isBought = false, seed = model.version }: LongPlayInput,
): LongPlay {
  const stream = quickDraws(seed)
  const input = { stakeMinor: BigInt(model.betUnits), stream, isBought }
  const atLeast = new Map([...thresholdsX.filter((x) => x < model.winCapX), model.winCapX].map((x) => [x, 0]))
  let [sum, squares, hits, features, maxX] = [0, 0, 0, 0, 0]
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(model, input)
    if (played < judgedMax) judgeRound(model, round)
    const x = Number(round.totalMinor) / model.betUnits
    sum += x
    squares += x * x
    if (x > 0) hits += 1
    if (round.events.some(isFeature)) features += 1
    maxX = Math.max(maxX, x)
    for (const [least, count] of atLeast) if (x >= least) atLeast.set(least, count + 1)
  }
  const mean = sum / rounds
  return { mean, sd: Math.sqrt(squares / rounds - mean * mean), hits, features, atLeast, maxX }
}

/** sha256 over the whole rounds of the first nonces: any change of the engine or of FS1 changes it. */
export function engineDigest(model: SlotModel, { serverSeed, clientSeed, rounds }: SimulationInput): string {
  const texts = Array.from({ length: rounds }, (_, nonce) =>
    canonicalJson(
      playRound(model, {
        stakeMinor: BigInt(model.betUnits),
        stream: createStream({ serverSeed, clientSeed, nonce }),
      }),
    ),
  )
  return sha256Hex(texts.join('\n'))
}
