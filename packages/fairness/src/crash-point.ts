import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isServerSeed } from './commit.ts'
import { hmacSha256 } from './hashes.ts'

const range = 1n << 52n
/** 52 bits as hex. */
const hexDigits = 13
const lowestX100 = 100

/**
 * Where a shared crash round ends, in hundredths of the stake: at least 100. h = HMAC-SHA256(seed, salt) as hex, r its
 * first 13 digits, max(100, floor(99 · 2^52 / (2^52 − r))). Source: bustabit's published conversion, as an exact integer
 * with the seed's text as key; the return of any target is 99 % before the cut to hundredths.
 */
export function crashPointX100(seed: string, salt: string): number {
  if (!isServerSeed(seed)) throw new RangeError('The seed of a round is 64 lower-case hex characters')
  const hash = bytesToHex(hmacSha256(utf8ToBytes(seed), utf8ToBytes(salt)))
  return pointOf(BigInt(`0x${hash.slice(0, hexDigits)}`))
}

/** The end of a round whose 52 bits are `r`. */
export function pointOf(r: bigint): number {
  const bustX100 = Number((99n * range) / (range - r))
  return Math.max(lowestX100, bustX100)
}
