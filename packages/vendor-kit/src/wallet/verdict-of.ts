import type { PswCode } from '@fairground/contract/psw'

/** `done`: the money is where it should be. `retry`: same call later. `exception`: a person must look. */
export type Verdict = 'done' | 'retry' | 'exception'

/** Calls that are sent until they have reached an end. */
export type OwedCall =
  | 'win'
  | 'rollback'
  | 'free-round-win'
  | 'jackpot-win'
  | 'promo-win'
  | 'adjust'
  | 'escrow/hand'
  | 'escrow/close'

const doneCodes: Record<OwedCall, readonly PswCode[]> = {
  win: ['OK'],
  'free-round-win': ['OK'],
  'jackpot-win': ['OK'],
  'promo-win': ['OK'],
  adjust: ['OK'],
  'escrow/hand': ['OK'],
  'escrow/close': ['OK'],
  rollback: ['OK', 'ALREADY_ROLLED_BACK', 'NOTHING_TO_ROLL_BACK', 'TOMBSTONED'],
}

/** The wallet understood the call and will never carry it out as it is. */
const finalCodes: readonly PswCode[] = [
  'TRANSACTION_MISMATCH',
  'BET_CANCELLED',
  'BET_ALREADY_SETTLED',
  'ROUND_CLOSED',
  'BONUS_RESTRICTED',
  'CURRENCY_MISMATCH',
  'BAD_REQUEST',
  'BODY_TOO_LARGE',
  // Two people at the portal have said no to a correction.
  'ADJUST_REFUSED',
  // The table pauses: nothing was booked.
  'HAND_NOT_BALANCED',
  'ESCROW_EXCEEDED',
  'ESCROW_CLOSED',
  'ESCROW_AMOUNT_MISMATCH',
]

/**
 * What an answer means for a win or rollback. No answer, a busy wallet, a wrong key or clock and any code these calls
 * should never get are tried again: money that is owed is not given up because of a setting.
 */
export function verdictOf(call: OwedCall, code: PswCode | undefined): Verdict {
  if (code === undefined) return 'retry'
  if (doneCodes[call].includes(code)) return 'done'
  return finalCodes.includes(code) ? 'exception' : 'retry'
}
