import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from './hashes.ts'

/** Of the scheme bls-unchained-g1-rfc9380: the signed message is sha256 of the round as eight bytes. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** The point that a network of this scheme signs for a round. */
export function beaconPoint(round: number) {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bls12_381.shortSignatures.hash(sha256(bytes), domain)
}
