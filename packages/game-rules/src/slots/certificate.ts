import { modelHash } from './model-hash.ts'
import { slotModels } from './models/index.ts'
import type { SlotModel } from './slot-model.ts'

/** The certified facts of one model, as `npm run certify` writes them; shares are decimals cut off, not rounded. */
export type SlotCertificate = {
  readonly modelId: string
  readonly version: number
  /** sha256 of the canonical model. */
  readonly hash: string
  /** Return to player as played, with the win cap: "0.96514262". */
  readonly rtp: string
  /** Exact return before the win cap, "numerator/denominator", where every window was listed. */
  readonly rtpExact?: string
  /** Where the return was played: it lies within this of `rtp` with a confidence of 99 %. */
  readonly rtpHalfWidth?: string
  /** What the jackpot returns besides, in the long run, and what both return together. */
  readonly jackpot?: { readonly id: string; readonly rtp: string; readonly rtpExact: string; readonly rtpTotal: string }
  /** Of a closed model whose rounds are all counted: its return in closed form, before the win cap takes from it. */
  readonly rtpUncapped?: string
  /** Return of bought free spins on their price, with the win cap. */
  readonly rtpBought?: string
  /**
   * Standard deviation of a round in total bets: with the win cap where all rounds are counted, before it where sticky
   * wilds or changing heights leave only the moments, as played where symbols fall.
   */
  readonly sd: string
  /** Share of rounds that pay anything. */
  readonly hitFrequency: string
  readonly hitFrequencyExact?: string
  /** Share of rounds that bring the feature: free spins, hold and win or respins; 0 without one. */
  readonly triggerFrequency: string
  readonly triggerFrequencyExact?: string
  /** Announced largest win in whole total bets: reachable, and never above the cap. */
  readonly maxWinX: number
  /** It comes at least once in a thousand million rounds; or its chance is not known, but a round of the engine pays it. */
  readonly maxWinBy: 'chance' | 'round'
  /** Where the engine ends a round, in total bets. */
  readonly winCapX: number
  /** Chance of a round to pay at least so many total bets; the largest key is maxWinX. */
  readonly chanceAtLeast: Readonly<Record<string, string>>
  /** Listed to the last window; returned in closed form while its spread was played; or played altogether. */
  readonly method: 'exact' | 'closed' | 'played'
  /** Stop combinations listed, all reel sets together, or rounds played. */
  readonly n: number
  readonly simulation: SlotSimulation
  /** ISO day the numbers were computed. */
  readonly date: string
}

/** Rounds of the real engine on fixed seeds, nonce 0 … rounds − 1. */
export type SlotSimulation = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly rounds: number
  /** Mean payout in total bets. */
  readonly mean: string
  /** How many standard errors the mean lies from rtp; the certificate is refused at 4. */
  readonly deviation: string
  /** sha256 of the first rounds' events: it changes with any change of the engine. */
  readonly engineDigest: string
  /** How many rounds the digest is of; 2,000 where it is not said. */
  readonly digestRounds?: number
}

export type VolatilityClass = 'low' | 'medium' | 'high' | 'very-high'

/** What the game information shows, in whole units. */
export type SlotFacts = {
  /** With the jackpot, where there is one. */
  readonly rtpBp: number
  /** Of the game alone, where there is a jackpot. */
  readonly rtpBaseBp?: number
  readonly hitFrequencyBp: number
  /** The feature comes about once in this many rounds; absent without one. */
  readonly triggerEvery?: number
  readonly maxWinX: number
  /** Where the engine ends a round: what limits of a payout are held against. */
  readonly winCapX: number
  /** The largest win comes about once in this many rounds; absent where no played round has reached it. */
  readonly maxWinEvery?: number
  readonly volatility: VolatilityClass
  /** 1–5. */
  readonly volatilityBars: number
}

export type CertifiedModel = {
  readonly model: SlotModel
  readonly certificate: SlotCertificate
  readonly facts: SlotFacts
}

/**
 * The house's models with their certificates, by model id; the newest version of each.
 * `texts` are the contents of the files in `certificates/`. Throws when a model has no certificate or another hash,
 * so that a server with uncertified numbers does not start.
 */
export function certifiedModels(texts: Iterable<string>): ReadonlyMap<string, CertifiedModel> {
  const certificates = [...texts].map(readCertificate)
  return new Map(
    [...slotModels]
      .sort((a, b) => a.version - b.version)
      .map((model) => {
        const certificate = certificates.find(({ hash }) => hash === modelHash(model))
        if (!certificate) throw new Error(`Model ${model.id} version ${model.version} is not certified`)
        return [model.id, { model, certificate, facts: factsOf(certificate) }]
      }),
  )
}

/** Reads a certificate file. Throws SyntaxError when it is none. */
export function readCertificate(text: string): SlotCertificate {
  const value: unknown = JSON.parse(text)
  if (!isCertificate(value)) throw new SyntaxError('This is no slot certificate')
  return value
}

/** The facts for people: shares cut to basis points, frequencies rounded to whole rounds. */
export function factsOf(certificate: SlotCertificate): SlotFacts {
  const sd = Number(certificate.sd)
  const [trigger, max] = [Number(certificate.triggerFrequency), Number(certificate.chanceAtLeast[certificate.maxWinX])]
  return {
    rtpBp: basisPoints(certificate.jackpot?.rtpTotal ?? certificate.rtp),
    ...(certificate.jackpot ? { rtpBaseBp: basisPoints(certificate.rtp) } : {}),
    hitFrequencyBp: basisPoints(certificate.hitFrequency),
    ...(trigger > 0 ? { triggerEvery: Math.round(1 / trigger) } : {}),
    maxWinX: certificate.maxWinX,
    winCapX: certificate.winCapX,
    ...(max > 0 ? { maxWinEvery: Math.round(1 / max) } : {}),
    volatility: sd < 3 ? 'low' : sd < 7 ? 'medium' : sd <= 12 ? 'high' : 'very-high',
    volatilityBars: 1 + [3, 5, 7, 12].filter((bound) => sd >= bound).length,
  }
}

function basisPoints(share: string): number {
  const [whole = '0', decimals = ''] = share.split('.')
  return Number(whole + decimals.padEnd(4, '0').slice(0, 4))
}

function isCertificate(value: unknown): value is SlotCertificate {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['modelId', 'hash', 'rtp', 'sd', 'hitFrequency', 'triggerFrequency', 'date']
  const numbers = ['version', 'maxWinX', 'winCapX', 'n']
  const has = (type: string) => (key: string) => typeof Reflect.get(value, key) === type
  return texts.every(has('string')) && numbers.every(has('number')) && has('object')('chanceAtLeast')
}
