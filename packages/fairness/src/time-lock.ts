import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { quicknet } from './beacon.ts'
import { beaconPoint } from './beacon-point.ts'
import { sha256 } from './hashes.ts'

// Identity-based encryption to a round of a beacon, as tlock does it for networks that sign in G1 (docs/FAIRNESS.md).
const secretBytes = 32
const pointBytes = 96
const { G1, G2, fields, pairing } = bls12_381
type Target = ReturnType<typeof pairing>

type Secret = {
  /** What is locked, as 64 lower-case hex characters. */
  readonly secret: string
  /** The beacon whose signature opens it. */
  readonly round: number
  /** 32 random bytes as 64 lower-case hex characters, never used twice: whoever knows them can open the lock. */
  readonly random: string
}

/** A secret that nobody but its maker can read before the network has signed the round: 320 lower-case hex characters. */
export function lockToRound({ secret, round, random }: Secret, publicKey: string = quicknet.publicKey): string {
  const [message, sigma] = [bytesOf(secret, secretBytes), bytesOf(random, secretBytes)]
  const r = scalarOf(sigma, message)
  const shared = pairing(beaconPoint(round), G2.Point.fromHex(publicKey))
  const parts = [
    G2.Point.BASE.multiply(r).toBytes(),
    mix(sigma, hashOfTarget(fields.Fp12.pow(shared, r))),
    mix(message, hashOf('IBE-H4', sigma)),
  ]
  return bytesToHex(concatBytes(...parts))
}

/** What was locked; undefined where the signature is of another round, or the lock was never a true one. */
export function openLock(lock: string, signature: string): string | undefined {
  try {
    const bytes = bytesOf(lock, pointBytes + 2 * secretBytes)
    const point = G2.Point.fromBytes(bytes.slice(0, pointBytes))
    const shared = pairing(G1.Point.fromHex(signature), point)
    const sigma = mix(bytes.slice(pointBytes, pointBytes + secretBytes), hashOfTarget(shared))
    const message = mix(bytes.slice(pointBytes + secretBytes), hashOf('IBE-H4', sigma))
    return G2.Point.BASE.multiply(scalarOf(sigma, message)).equals(point) ? bytesToHex(message) : undefined
  } catch {
    return undefined
  }
}

function bytesOf(hex: string, length: number): Uint8Array {
  if (hex.length !== 2 * length || !/^[0-9a-f]+$/.test(hex))
    throw new RangeError(`${2 * length} lower-case hex characters`)
  return hexToBytes(hex)
}

const mix = (one: Uint8Array, other: Uint8Array): Uint8Array => one.map((byte, at) => byte ^ (other[at] ?? 0))

const hashOf = (tag: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(tag), ...parts))

/** H3 of the scheme: hashed with a counter until the number, without its highest bit, is below the order of the group. */
function scalarOf(sigma: Uint8Array, message: Uint8Array): bigint {
  const seed = hashOf('IBE-H3', sigma, message)
  for (let count = 1; count < 2 ** 16; count += 1) {
    const bytes = sha256(concatBytes(Uint8Array.of(count & 255, count >> 8), seed))
    bytes[0] = (bytes[0] ?? 0) >> 1
    const number = BigInt(`0x${bytesToHex(bytes)}`)
    if (number > 0n && number < fields.Fr.ORDER) return number
  }
  throw new Error('No number below the order of the group was found')
}

/** H2: the twelve numbers of the target group, the highest coefficient first, 48 bytes each. */
function hashOfTarget({ c0, c1 }: Target): Uint8Array {
  const numbers = [c1, c0].flatMap((six) => [six.c2, six.c1, six.c0].flatMap((two) => [two.c1, two.c0]))
  return hashOf('IBE-H2', ...numbers.map((number) => fields.Fp.toBytes(number)))
}
