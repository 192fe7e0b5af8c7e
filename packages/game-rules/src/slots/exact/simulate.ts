import { createStream, sha256Hex } from '@fairground/fairness'
import { canonicalJson } from '../model-hash.ts'
import { playRound } from '../play-round.ts'
import type { SlotModel } from '../slot-model.ts'
import type { SlotRound } from '../slot-round.ts'
import { refereeUnits } from './referee.ts'

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
    judge(model, round)
    const x = Number(round.totalMinor) / model.betUnits
    sum += x
    squares += x * x
    if (x > 0) hits += 1
    if (round.events.some(({ type }) => type === 'free-spins-awarded')) features += 1
  }
  const mean = sum / rounds
  return { mean, sd: Math.sqrt(squares / rounds - mean * mean), hits, features }
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

/** At a stake of one minor unit per unit, every amount of the events is a number of units. */
function judge(model: SlotModel, round: SlotRound): void {
  let [expected, paid] = [0, 0]
  for (const event of round.events) {
    if (event.type === 'spin') expected += refereeUnits(model, event.window).units * event.multiplier
    if (event.type === 'line-wins' || event.type === 'scatter-win') paid += Number(event.amountMinor)
  }
  const total = Math.min(expected, model.winCapX * model.betUnits)
  if (expected !== paid || total !== Number(round.totalMinor)) {
    throw new Error(`The engine paid ${paid}, the referee ${expected}: ${JSON.stringify(round)}`)
  }
}
