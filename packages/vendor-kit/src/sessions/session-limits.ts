import type { PswAnswer } from '@fairground/contract/psw'
import type { VendorReader } from '../db/schema.ts'
import type { Session } from './session-store.ts'

type SessionLimits = Pick<Session, 'stakeMinorMin' | 'stakeMinorMax' | 'payoutMinorMax' | 'limitsAt'>

/** The greatest amount PSW/1 can write: no limit. */
const amountMinorMax = '9'.repeat(15)

/** What an answer of the wallet allows; one that says nothing allows everything. */
export const limitsOf = (told: PswAnswer['betLimits'], limitsAt: Date): SessionLimits => ({
  stakeMinorMin: BigInt(told?.min ?? 0),
  stakeMinorMax: BigInt(told?.max ?? amountMinorMax),
  payoutMinorMax: told?.payoutMax === undefined ? undefined : BigInt(told.payoutMax),
  limitsAt,
})

export const limitColumns = ({ stakeMinorMin, stakeMinorMax, payoutMinorMax, limitsAt }: SessionLimits) => ({
  stake_minor_min: stakeMinorMin,
  stake_minor_max: stakeMinorMax,
  payout_minor_max: payoutMinorMax ?? null,
  limits_at: limitsAt,
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
