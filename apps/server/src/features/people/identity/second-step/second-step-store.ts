import { prepareStatement } from '@fairground/postgres'
import type { AppContext } from '../../../../context.ts'
import type { Reader } from '../../../../db/db.ts'
import { openBankName } from '../recovery/bank-name.ts'

/** Names on the payout accounts the member has bound. */
export async function listBankNames(app: AppContext, reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('payout_accounts')
    .select(['id', 'account_name_sealed as sealed'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ id, sealed }) => openBankName(app, id, sealed))
}

/** What is stored of a member's second step. */
export interface StoredStep {
  isDeviceTrusted: boolean
  hasAuthenticator: boolean
  hasPasskey: boolean
  hasRecoveryCode: boolean
  hasMobile: boolean
  hasEmail: boolean
  hasBankName: boolean
  /** Addresses of the newest entries, where they decide. */
  entryAddresses: readonly string[]
}

export const stepColumns =
  'is_trusted, has_authenticator, has_passkey, has_recovery_code, has_mobile, has_email, has_bank_name, entry_ips'

export interface StepFactsRow {
  is_trusted: boolean
  has_authenticator: boolean
  has_passkey: boolean
  has_recovery_code: boolean
  has_mobile: boolean
  has_email: boolean
  has_bank_name: boolean
  entry_ips: string[] | null
}

export const storedStep = (row: StepFactsRow): StoredStep => ({
  isDeviceTrusted: row.is_trusted,
  hasAuthenticator: row.has_authenticator,
  hasPasskey: row.has_passkey,
  hasRecoveryCode: row.has_recovery_code,
  hasMobile: row.has_mobile,
  hasEmail: row.has_email,
  hasBankName: row.has_bank_name,
  entryAddresses: row.entry_ips ?? [],
})

const selectFacts = prepareStatement<StepFactsRow>(`select ${stepColumns} from second_step_facts($1, $2, $3)`)

/** @param deviceHash of the caller's browser, if it is known by one */
export async function readStoredStep(
  reader: Reader,
  memberId: string,
  deviceHash: Buffer | undefined,
  now: Date,
): Promise<StoredStep> {
  const { rows } = await selectFacts(reader, [memberId, now, deviceHash ?? null])
  const [row] = rows
  if (!row) throw new Error('second_step_facts answered without a row')
  return storedStep(row)
}
