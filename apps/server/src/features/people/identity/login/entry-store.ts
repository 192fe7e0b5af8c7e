import { prepareStatement } from '@fairground/postgres'
import type { Reader } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'

// A log-in commits asynchronously; a crash may lose the last few. Nothing later can survive without it, because every
// synchronous commit flushes all earlier ones.
const selectEntered = prepareStatement<{ entered: boolean }>(`
  select enter_member($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) as entered,
    case when $14::text is not null then set_config('synchronous_commit', 'off', true) end`)

/** State the account must still have, because its row is not locked. */
export interface Proven {
  /** The hash that the password fitted. */
  passwordHash: string
  /** Of the browser whose trust stood for the second step. */
  trustedHash: Buffer | undefined
  /** Wrong tries that are forgotten now. */
  tryKey: string
}

interface Entry {
  memberId: string
  now: Date
  ip: string
  userAgent: string
  requestId: string
  tokenHash: Buffer
  expiresAt: Date
  isPasswordDue: boolean
  /** The remembered log-in that the session belongs to. */
  rememberedBy: Buffer | undefined
  /** It came by that alone. */
  isLowTrust: boolean
  /** The account was never entered before. */
  isFirst: boolean
  sessionCountMax: number
  /** Of the session that the page gives up. */
  oldTokenHash: Buffer | undefined
  isInHistory: boolean
  proven: Proven | undefined
}

/**
 * The old session's end, the new one, the time of the login, history and audit: one statement, which is whole without a
 * transaction around it. False when the account is no longer what was proven.
 */
export async function saveEntry(executor: Reader, entry: Entry): Promise<boolean> {
  const { memberId, now, ip, userAgent, requestId, proven } = entry
  const nowMs = now.getTime()
  const { rows } = await selectEntered(executor, [
    ...[memberId, now, ip, userAgent, requestId],
    ...[newId('ses', nowMs), entry.tokenHash, entry.expiresAt, entry.isPasswordDue, entry.sessionCountMax],
    ...[entry.oldTokenHash ?? null, entry.isInHistory ? newId('lgn', nowMs) : null, newId('aud')],
    ...[proven?.passwordHash ?? null, proven?.trustedHash ?? null, proven?.tryKey ?? null],
    ...[entry.rememberedBy ?? null, entry.isLowTrust, entry.isFirst],
  ])
  return rows[0]?.entered === true
}
