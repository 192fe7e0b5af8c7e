import type { AppContext } from '../../../context.ts'
import type { SignedVendor } from '../play/index.ts'

/** A call that its vendor has signed. */
export interface DialectCall {
  context: AppContext
  /** With a nonce of its own for each movement: these protocols have none, and their ids are used once. */
  newVendor(): SignedVendor
  body: Buffer
}

/** What is sent back, in the words of the dialect. */
export interface DialectAnswer {
  status: number
  body: object
}
