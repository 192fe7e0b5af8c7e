import { createStream, type SeedTriple } from '@fairground/fairness'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { bulletsOf, killPays, killThreshold, rollRange, type Weapon } from './shot.ts'

/** Bullets of one seat that were paid for together, and what became of them so far. */
export type Magazine = {
  /** Of the next roll. */
  readonly seeds: SeedTriple
  readonly bullets: number
  readonly bulletMinor: bigint
  readonly spent: number
  /** Shots at fish that were dead by then: their bullets came back. */
  readonly returned: number
  readonly killsMinor: bigint
}

/** What became of one shot. `refused`: there were not enough bullets. `returned`: the fish was dead; no nonce was used. */
export type ShotEnd =
  | { readonly outcome: 'kill'; readonly roll: number; readonly paidMinor: bigint }
  | { readonly outcome: 'miss'; readonly roll: number }
  | { readonly outcome: 'returned' }
  | { readonly outcome: 'refused' }

type Aim = {
  readonly rtp: Fraction
  readonly weapon: Weapon
  /** Of the fish that was hit; undefined for one that is dead. */
  readonly multiplier: number | undefined
}

export const loadMagazine = (seeds: SeedTriple, bullets: number, bulletMinor: bigint): Magazine => ({
  ...{ seeds, bullets, bulletMinor },
  ...{ spent: 0, returned: 0, killsMinor: 0n },
})

/** One shot of a magazine that hit something. */
export function fire(magazine: Magazine, { rtp, weapon, multiplier }: Aim): { magazine: Magazine; end: ShotEnd } {
  const used = bulletsOf[weapon]
  if (magazine.bullets - magazine.spent < used) return { magazine, end: { outcome: 'refused' } }
  if (multiplier === undefined)
    return { magazine: { ...magazine, returned: magazine.returned + 1 }, end: { outcome: 'returned' } }
  const roll = createStream(magazine.seeds).int(rollRange)
  const isKill = roll < killThreshold(rtp, fraction(multiplier))
  const paidMinor = isKill ? killPays(magazine.bulletMinor * BigInt(used), multiplier) : 0n
  return {
    magazine: {
      ...magazine,
      seeds: { ...magazine.seeds, nonce: magazine.seeds.nonce + 1 },
      spent: magazine.spent + used,
      killsMinor: magazine.killsMinor + paidMinor,
    },
    end: isKill ? { outcome: 'kill', roll, paidMinor } : { outcome: 'miss', roll },
  }
}

/** What the wallet is told when a magazine ends: kills and unspent bullets are won, only spent ones are turnover. */
export function endOfMagazine({ bullets, bulletMinor, spent, killsMinor }: Magazine) {
  const turnoverMinor = BigInt(spent) * bulletMinor
  const betMinor = BigInt(bullets) * bulletMinor
  return { betMinor, winMinor: killsMinor + betMinor - turnoverMinor, turnoverMinor }
}
