import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A ticket of a draw, as the house confirms it when it is bought. */
export type Receipt = { readonly gameId: string; readonly drawNo: string; readonly leafHash: string }

/** The draw stands in it too: a receipt cannot be said to belong to another one. */
const textOf = ({ gameId, drawNo, leafHash }: Receipt): Uint8Array =>
  utf8ToBytes(`fg-receipt/1${gameId}:${drawNo}:${leafHash}`)

/** Signs with the house's Ed25519 key, 32 bytes as hex. The signature has 128 lower-case hex characters. */
export const signReceipt = (receipt: Receipt, secretKey: string): string =>
  bytesToHex(ed25519.sign(textOf(receipt), hexToBytes(secretKey)))

export const receiptKeyOf = (secretKey: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)))

/** Whether the house has signed this receipt: with its root and no path to it, a ticket was taken out of the draw. */
export function isReceipt(receipt: Receipt, signature: string, publicKey: string): boolean {
  if (!/^[0-9a-f]{128}$/.test(signature) || !/^[0-9a-f]{64}$/.test(publicKey)) return false
  try {
    return ed25519.verify(hexToBytes(signature), textOf(receipt), hexToBytes(publicKey))
  } catch {
    return false
  }
}
