import type { InstantGame } from './instant-game.ts'

/** The certified facts of an instant game, as `npm run certify` writes them; shares are decimals cut off, not rounded. */
export type InstantCertificate = {
  readonly gameId: string
  readonly version: number
  /** sha256 of the exact sheet. */
  readonly hash: string
  /** Exact fractions of every bet; or some of them enumerated in doubles, and cut to nine decimals. */
  readonly method: 'exact' | 'enumerated'
  /** Bets on the sheet. */
  readonly betCount: number
  /** Return of the poorest bet and of the richest, "numerator/denominator" beside each that is exact. */
  readonly rtpMin: string
  readonly rtpMinExact?: string
  readonly rtpMax: string
  readonly rtpMaxExact?: string
  /** Of everything staked by who plays best, raises included; what cannot be bet alone is not the richest bet. */
  readonly rtpBest: string
  readonly rtpBestExact?: string
  /** How often the rarest bet pays anything, and the most frequent. */
  readonly hitFrequencyMin: string
  readonly hitFrequencyMax: string
  /** Most a round pays in stakes, cut to a whole number. */
  readonly maxWinX: number
  /** ISO day the numbers were computed. */
  readonly date: string
}

/** What a player may be told of a game as a whole. */
export type InstantFacts = {
  /** Of the best play. */
  readonly rtpBp: number
  /** Of the poorest bet: no bet of the game returns less. */
  readonly rtpMinBp: number
  /** Null where it depends on what is bet on. */
  readonly hitFrequencyBp: number | null
  readonly maxWinX: number
}

/** Finds the newest certificate of a game. `texts` are the files in `certificates/instant`; throws when there is none. */
export function certificateOf(
  game: Pick<InstantGame<unknown, unknown>, 'id' | 'version'>,
  texts: Iterable<string>,
): InstantCertificate {
  const certificates = [...texts].map(readInstantCertificate)
  const found = certificates.find(({ gameId, version }) => gameId === game.id && version === game.version)
  if (!found) throw new Error(`Game ${game.id} version ${game.version} is not certified`)
  return found
}

/** Reads a certificate file. Throws SyntaxError when it is none. */
export function readInstantCertificate(text: string): InstantCertificate {
  const value: unknown = JSON.parse(text)
  if (!isCertificate(value)) throw new SyntaxError('This is no certificate of an instant game')
  return value
}

/** The facts for people: shares cut to basis points. */
export function instantFactsOf(certificate: InstantCertificate): InstantFacts {
  const { rtpBest, rtpMin, hitFrequencyMin, hitFrequencyMax, maxWinX } = certificate
  return {
    rtpBp: basisPoints(rtpBest),
    rtpMinBp: basisPoints(rtpMin),
    hitFrequencyBp: hitFrequencyMin === hitFrequencyMax ? basisPoints(hitFrequencyMin) : null,
    maxWinX,
  }
}

/** By the most that a round can pay: how far it swings below that is the player's choice. */
export function volatilityOf({ maxWinX }: Pick<InstantFacts, 'maxWinX'>): 'low' | 'medium' | 'high' | 'veryHigh' {
  if (maxWinX < 10) return 'low'
  if (maxWinX < 100) return 'medium'
  return maxWinX < 1_000 ? 'high' : 'veryHigh'
}

const basisPoints = (share: string): number => Math.trunc(Number(share) * 10_000 + 1e-9)

function isCertificate(value: unknown): value is InstantCertificate {
  if (typeof value !== 'object' || value === null) return false
  const texts = [
    'gameId',
    'hash',
    'method',
    'rtpMin',
    'rtpMax',
    'rtpBest',
    'hitFrequencyMin',
    'hitFrequencyMax',
    'date',
  ]
  const numbers = ['version', 'betCount', 'maxWinX']
  const has = (type: string) => (key: string) => typeof Reflect.get(value, key) === type
  return texts.every(has('string')) && numbers.every(has('number'))
}
