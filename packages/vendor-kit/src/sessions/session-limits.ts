import type { PswAnswer, PswPace } from '@fairground/contract/psw'
import type { VendorReader } from '../db/schema.ts'
import type { Session } from './session-store.ts'

type SessionLimits = Pick<Session, 'stakeMinorMin' | 'stakeMinorMax' | 'payoutMinorMax' | 'pace' | 'limitsAt'>
type Told = Pick<PswAnswer, 'betLimits' | 'pace'>

/** The greatest amount PSW/1 can write: no limit. */
const amountMinorMax = '9'.repeat(15)

/** Nothing is asked of the pace. */
export const anyPace: PswPace = { slotMsMin: 0, gameMsMin: 0, autoplay: true, turbo: true }

/** What an answer of the wallet allows; one that says nothing allows everything. */
export const limitsOf = ({ betLimits, pace }: Told, limitsAt: Date): SessionLimits => ({
  stakeMinorMin: BigInt(betLimits?.min ?? 0),
  stakeMinorMax: BigInt(betLimits?.max ?? amountMinorMax),
  payoutMinorMax: betLimits?.payoutMax === undefined ? undefined : BigInt(betLimits.payoutMax),
  pace: pace ?? anyPace,
  limitsAt,
})

export const limitColumns = ({ stakeMinorMin, stakeMinorMax, payoutMinorMax, pace, limitsAt }: SessionLimits) => ({
  stake_minor_min: stakeMinorMin,
  stake_minor_max: stakeMinorMax,
  payout_minor_max: payoutMinorMax ?? null,
  limits_at: limitsAt,
  slot_ms_min: pace.slotMsMin,
  game_ms_min: pace.gameMsMin,
  has_autoplay: pace.autoplay,
  has_turbo: pace.turbo,
})

/** Keeps what the wallet said last. Rounds under way have their own limits stored with them. */
export async function saveSessionLimits(reader: VendorReader, sessionId: string, limits: SessionLimits): Promise<void> {
  await reader
    .updateTable('sessions')
    .set(limitColumns(limits))
    .where('session_id', '=', sessionId)
    .where('limits_at', '<=', limits.limitsAt)
    .execute()
}
