import type { PswAnswer, PswCode } from '@fairground/contract/psw'

/** Result of a PSW/1 call, before its envelope. */
export type PswOutcome = { code: PswCode } & Partial<
  Omit<PswAnswer, 'requestId' | 'code' | 'retry' | 'message' | 'serverTime'>
>

/** The vendor that signed a call, and the key to sign the answer with. */
export interface SignedVendor {
  vendorId: string
  secret: Uint8Array
  nonce: string
  /** False while the vendor or the whole site is in maintenance: wins and rollbacks are still taken. */
  takesBets: boolean
}
