import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { quicknet } from './beacon.ts'

/** Of the scheme bls-unchained-g1-rfc9380: the signed message is sha256 of the round as eight bytes. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** Whether the network of quicknet has signed this round: no other signature fits its key. */
export function verifyBeacon(round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  const { shortSignatures: bls } = bls12_381
  try {
    return bls.verify(hexToBytes(signature), bls.hash(sha256(bytes), domain), hexToBytes(quicknet.publicKey))
  } catch {
    return false
  }
}
