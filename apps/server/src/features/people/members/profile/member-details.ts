import { type DetailField, detailFields, isoDay, normaliseField } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import { plainEmail, recipientKey } from '../../../talk/messages/index.ts'
import { idNumberKey } from '../../kyc/index.ts'
import { internationalNumber } from './mobile-number.ts'

type Sealing = Pick<AppContext, 'secrets'>
export type Details = Partial<Record<DetailField, string>>

/** One thing a member said of themselves, sealed; numbers and address also findable. */
export interface SealedDetail {
  field: DetailField
  sealed: string
  blind_index: Buffer | null
}

export const detailPurpose = (memberId: string, field: string): string => `member-detail:${memberId}:${field}`

/** What is kept of the form: given values only, in one writing each. */
export function keptDetails(values: Details & { countryDialingCode?: string }, dialingCode: string): Details {
  const given = detailFields.flatMap((field) => {
    const value = normaliseField(values[field] ?? '')
    return value === '' ? [] : [[field, inOneWriting(field, value, dialingCode)] as const]
  })
  return Object.fromEntries(given)
}

function inOneWriting(field: DetailField, value: string, dialingCode: string): string {
  if (field === 'mobileNum') return internationalNumber(dialingCode, value)
  if (field === 'birthday') return isoDay(value)
  return field === 'email' ? withPlainDomain(value) : value
}

/** Case matters before the at sign only. */
function withPlainDomain(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at) + email.slice(at).toLowerCase()
}

/** The same key as that of a bound number. */
export const mobileIndex = (app: Sealing, mobile: string): Buffer => recipientKey(app, 'sms', mobile)

/** Blind index of searchable details; others have none. */
export function detailIndex(app: Sealing, field: string, value: string): Buffer | null {
  if (field === 'mobileNum') return mobileIndex(app, value)
  if (field === 'idNumber') return idNumberKey(app, value)
  return field === 'email' ? emailIndex(app, value) : null
}

/** The same key as that of a bound address. */
export const emailIndex = (app: Sealing, email: string): Buffer => recipientKey(app, 'email', plainEmail(email))

/** Decrypted values by field. */
export function openDetails(
  { secrets }: AppContext,
  memberId: string,
  rows: readonly { field: string; sealed: string }[],
): Record<string, string> {
  return Object.fromEntries(
    rows.map(({ field, sealed }) => [field, secrets.open(detailPurpose(memberId, field), sealed)]),
  )
}

export function sealDetails(app: AppContext, memberId: string, details: Details): SealedDetail[] {
  return detailFields.flatMap((field) => {
    const value = details[field]
    if (value === undefined) return []
    const sealed = app.secrets.seal(detailPurpose(memberId, field), value)
    return [{ field, sealed, blind_index: detailIndex(app, field, value) }]
  })
}
