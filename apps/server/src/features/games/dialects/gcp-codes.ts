import { type PswCode, pswRetryable } from '@fairground/contract/psw'
import type { PswOutcome } from '../play/index.ts'
import type { DialectAnswer } from './dialect-call.ts'

const codes: Partial<Record<PswCode, number>> = {
  INSUFFICIENT_FUNDS: 100,
  SESSION_INVALID: 101,
  SESSION_EXPIRED: 101,
  LAUNCH_TOKEN_INVALID: 101,
  LIMIT_STAKE: 105,
  LIMIT_LOSS: 105,
  LIMIT_WAGER: 105,
  LIMIT_SESSION_TIME: 105,
  REALITY_CHECK_PENDING: 105,
  GAME_DISABLED: 107,
  MAINTENANCE_BETS_ONLY: 107,
  PLAYER_BLOCKED: 110,
  PLAYER_EXCLUDED: 110,
  GEO_BLOCKED: 110,
  CURRENCY_MISMATCH: 154,
}

/** What the game has to do with the refusal is 412, what may pass is 503, anything else is a call that cannot be right. */
export function gcpRefusal({ code, balance }: PswOutcome): DialectAnswer {
  const known = codes[code]
  const body = { message: code, ...(balance !== undefined && { balance: Number(balance) }) }
  if (known !== undefined) return { status: 412, body: { code: known, ...body } }
  const status = pswRetryable.includes(code) ? 503 : 400
  return { status, body: { code: status, ...body } }
}
