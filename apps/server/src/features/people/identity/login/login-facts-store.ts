import { prepareStatement } from '@fairground/postgres'
import type { Db } from '../../../../db/db.ts'
import { type AttemptLimit, type AttemptRow, limitValues, waitOf } from '../../../../lib/attempts.ts'
import { type StepFactsRow, type StoredStep, stepColumns, storedStep } from '../second-step/second-step-store.ts'
import type { Credentials } from './credentials-store.ts'

// A lost try costs nobody anything: its commit need not wait for the disk, the one that lets the member in does.
const selectOpened = prepareStatement<OpenedRow>(`
  select try_key, failure_count, locked_until, member_id, account, type, status, password_hash, must_change_password,
    initial_password_until, last_login_at, has_payment_password, password_changed_at, ${stepColumns},
    set_config('synchronous_commit', 'off', true)
  from open_login($1, $2, $3, $4, $5, $6, $7)`)

interface OpenedRow extends AttemptRow, StepFactsRow {
  try_key: string
  member_id: string | null
  account: string
  type: number
  status: string
  password_hash: string | null
  must_change_password: boolean
  initial_password_until: Date | null
  last_login_at: Date | null
  has_payment_password: boolean
  password_changed_at: Date
}

interface Asked {
  /** What the typed text may be the name of; the account of the first that somebody has. */
  names: readonly string[]
  /** Counts the tries, but for those from a browser that the member trusts. */
  tryKey: string
  deviceHash: Buffer | undefined
}

/** All that a password is compared for. */
export interface LoginFacts {
  tryKey: string
  /** Seconds to wait; this try is one too many. */
  retryAfter: number | undefined
  member: (Credentials & { step: StoredStep }) | undefined
}

/** Takes a try of the account, known or not, and reads what stands there: one round trip, the same for every name. */
export async function openLogin(
  db: Db,
  { names, tryKey, deviceHash }: Asked,
  limit: AttemptLimit,
  now: Date,
): Promise<LoginFacts> {
  const wanted = names.map((name) => name.toLowerCase())
  const { rows } = await selectOpened(db, [wanted, tryKey, deviceHash ?? null, ...limitValues(limit, now)])
  const [row] = rows
  if (!row) throw new Error('open_login answered without a row')
  return { tryKey: row.try_key, retryAfter: waitOf(row, limit, now), member: memberOf(row) }
}

function memberOf(row: OpenedRow): LoginFacts['member'] {
  if (row.member_id === null) return undefined
  return {
    memberId: row.member_id,
    account: row.account,
    type: row.type,
    status: row.status,
    passwordHash: row.password_hash,
    mustChangePassword: row.must_change_password,
    initialPasswordUntil: row.initial_password_until,
    lastLoginAt: row.last_login_at,
    hasPaymentPassword: row.has_payment_password,
    passwordChangedAt: row.password_changed_at,
    step: storedStep(row),
  }
}
