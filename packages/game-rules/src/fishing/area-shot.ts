import { createStream, type SeedTriple } from '@fairground/fairness'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { killPays, killThreshold, rollRange } from './shot.ts'

/** A fish within reach of an area weapon; the shares of all victims add up to 1. */
export type Victim = {
  readonly fish: string
  readonly multiplier: number
  readonly share: Fraction
  readonly distance: number
}

export type AreaRoll = {
  readonly fish: string
  readonly nonce: number
  readonly roll: number
  readonly isKill: boolean
  readonly paidMinor: bigint
}

type AreaShot = {
  readonly rtp: Fraction
  readonly costMinor: bigint
  /** Of the first roll; the others take the nonces that follow. */
  readonly seeds: SeedTriple
  readonly victims: readonly Victim[]
}

/** Below which roll each victim is killed, in their order. */
export const areaThresholds = (rtp: Fraction, victims: readonly Pick<Victim, 'multiplier' | 'share'>[]): number[] =>
  victims.map(({ multiplier, share }) => killThreshold(rtp, fraction(multiplier), share))

/** One roll per victim in order of distance, of equal distance by the ids of the fish. */
export function areaShot({ rtp, costMinor, seeds, victims }: AreaShot) {
  const rolls = [...victims].sort(byDistance).map(({ fish, multiplier, share }, at): AreaRoll => {
    const nonce = seeds.nonce + at
    const roll = createStream({ ...seeds, nonce }).int(rollRange)
    const isKill = roll < killThreshold(rtp, fraction(multiplier), share)
    return { fish, nonce, roll, isKill, paidMinor: isKill ? killPays(costMinor, multiplier) : 0n }
  })
  return {
    rolls,
    paidMinor: rolls.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
    nextNonce: seeds.nonce + victims.length,
  }
}

const byDistance = (a: Victim, b: Victim): number => a.distance - b.distance || (a.fish < b.fish ? -1 : 1)
