import type { PswCode } from '@fairground/contract/psw'
import { type Refused, refuse, type VendorCode } from '../lib/outcome.ts'

const vendorCodes: Partial<Record<PswCode, VendorCode>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_STAKE: 'STAKE_NOT_ALLOWED',
  BONUS_RESTRICTED: 'BONUS_MONEY',
  GAME_DISABLED: 'GAME_DISABLED',
  CURRENCY_MISMATCH: 'GAME_DISABLED',
  MAINTENANCE_BETS_ONLY: 'GAME_DISABLED',
  VENDOR_DISABLED: 'GAME_DISABLED',
  GEO_BLOCKED: 'PLAYER_BLOCKED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  PLAYER_EXCLUDED: 'PLAY_STOPPED',
  LIMIT_LOSS: 'OWN_LIMIT',
  LIMIT_WAGER: 'OWN_LIMIT',
  LIMIT_SESSION_TIME: 'OWN_TIME',
  REALITY_CHECK_PENDING: 'REALITY_CHECK',
  SESSION_INVALID: 'SESSION_EXPIRED',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  LAUNCH_TOKEN_INVALID: 'LAUNCH_LINK_USED',
  BET_CANCELLED: 'WALLET_UNREACHABLE',
  IN_PROGRESS: 'WALLET_UNREACHABLE',
  TEMPORARY: 'WALLET_UNREACHABLE',
  RATE_LIMITED: 'WALLET_UNREACHABLE',
}

/** What the player is told when the wallet says no. Codes that only a fault of ours explains are SYSTEM_ERROR. */
export const refusalOf = (code: PswCode): Refused =>
  refuse(vendorCodes[code] ?? 'SYSTEM_ERROR', `the wallet answered ${code}`)

/** After these the wallet's session cannot place another bet. */
export const endsSession = (code: PswCode): boolean =>
  code === 'SESSION_INVALID' || code === 'SESSION_EXPIRED' || code === 'PLAYER_BLOCKED'
