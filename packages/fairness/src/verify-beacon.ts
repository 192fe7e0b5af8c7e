import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { quicknet } from './beacon.ts'
import { beaconPoint } from './beacon-point.ts'

/** Whether the network has signed this round: no other signature fits its key. */
export function verifyBeacon(round: number, signature: string, publicKey: string = quicknet.publicKey): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false
  try {
    return bls12_381.shortSignatures.verify(hexToBytes(signature), beaconPoint(round), hexToBytes(publicKey))
  } catch {
    return false
  }
}
