import type { PswCode } from '@fairground/contract/psw'
import type { PswOutcome } from '../protocol/psw-outcome.ts'
import type { AppliedCall, PswTransaction } from './transaction.ts'

/** Decision about a bet or win from its facts, before the ledger. */
export type MoneyDecision =
  /** Nothing moves and nothing is remembered: a repeat, or a call that may be right a moment later. */
  | { does: 'answer'; outcome: PswOutcome }
  /** Refused for ever. */
  | { does: 'refuse'; transaction: PswTransaction }
  /** Moves its money; a purse that is too small refuses it for ever. */
  | {
      does: 'move'
      applied: AppliedCall
      /** What is remembered when the purse is too small; a win asks no purse. */
      refusal?: PswTransaction
      slid?: { sessionToken: string; expiresAt: Date }
    }

export const answers = (code: PswCode): MoneyDecision => ({ does: 'answer', outcome: { code } })
