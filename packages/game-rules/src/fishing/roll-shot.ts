import { createStream, type SeedTriple } from '@fairground/fairness'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { type Arm, arms } from './arms.ts'
import { bossMultiplier } from './boss.ts'
import { killPays, killThreshold, rollRange } from './shot.ts'
import { findSpecies, priceOf } from './species.ts'

export type RolledVictim = {
  readonly fishId: string
  readonly species: string
  readonly multiplier: number
  readonly share: readonly [number, number]
  readonly nonce: number
  readonly roll: number
  readonly isKill: boolean
  readonly paidMultiplier: number
  readonly paidMinor: bigint
}

type Rolling = {
  readonly rtp: Fraction
  readonly weapon: Arm
  readonly bulletMinor: bigint
  /** Of the first roll; the others take the nonces that follow. */
  readonly seeds: SeedTriple
  /** In the order in which they are rolled. */
  readonly victims: readonly { readonly fishId: string; readonly species: string }[]
}

/** One roll for each victim, on a stream of its own; what a boss pays is drawn from the stream that killed it. */
export function rollShot({ rtp, weapon, bulletMinor, seeds, victims }: Rolling): RolledVictim[] {
  const valueMinor = bulletMinor * BigInt(arms[weapon].bullets)
  return victims.map(({ fishId, species: name }, at) => {
    const species = findSpecies(name)
    if (!species) throw new RangeError(`there is no fish ${name}`)
    const nonce = seeds.nonce + at
    const stream = createStream({ ...seeds, nonce })
    const roll = stream.int(rollRange)
    const isKill = roll < killThreshold(rtp, priceOf(species), fraction(1, victims.length))
    const paidMultiplier = isKill ? prizeOf(species.prizes, (weights) => stream.weighted(weights)) : 0
    return {
      ...{ fishId, species: name, multiplier: species.multiplier, share: [1, victims.length] },
      ...{ nonce, roll, isKill, paidMultiplier, paidMinor: killPays(valueMinor, paidMultiplier) },
    }
  })
}

/** Nothing is drawn where there is one prize only. */
const prizeOf: typeof bossMultiplier = (prizes, weighted) =>
  prizes.length === 1 ? (prizes[0]?.[0] ?? 0) : bossMultiplier(prizes, weighted)
