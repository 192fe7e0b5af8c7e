import { ageOn, type CheckState, type FieldError, type IdentityBody, type IdentityLevel } from '@fairground/contract'

export interface IdentityCheckRow {
  id: string
  memberId: string
  level: 1 | 2
  state: 'pending' | 'approved' | 'rejected'
  /** The last day on which an approved one holds. */
  validUntil: string | null
}

/** What a check is on a day. */
export const stateOn = (
  { state, validUntil }: Pick<IdentityCheckRow, 'state' | 'validUntil'>,
  day: string,
): CheckState => (state === 'approved' && (validUntil ?? '') < day ? 'expired' : state)

interface Known {
  level: IdentityLevel
  validUntil: string | undefined
}

/** What is known of a person on a day. The second level says nothing where the first has ended. */
export function knownOn(
  checks: readonly Pick<IdentityCheckRow, 'level' | 'state' | 'validUntil'>[],
  day: string,
): Known {
  const lastDay = (level: 1 | 2) =>
    checks
      .filter((check) => check.level === level && stateOn(check, day) === 'approved')
      .map(({ validUntil }) => validUntil ?? '')
      .toSorted()
      .at(-1)
  const [one, two] = [lastDay(1), lastDay(2)]
  if (one === undefined) return { level: 0, validUntil: undefined }
  if (two === undefined) return { level: 1, validUntil: one }
  return { level: 2, validUntil: [one, two].toSorted()[0] }
}

/** The level that can be asked for: none while a check waits. */
export function nextLevel(checks: readonly IdentityCheckRow[], day: string): 1 | 2 | undefined {
  if (checks.some(({ state }) => state === 'pending')) return undefined
  const { level } = knownOn(checks, day)
  return level === 2 ? undefined : level === 1 ? 2 : 1
}

/** What is wrong with a paper before anybody looks at it. */
export function bodyFaults(body: IdentityBody, { today, ageMin }: { today: string; ageMin: number }): FieldError[] {
  if (body.level === 2) return []
  const { birthday, expiresOn, document, back } = body
  return [
    ...(ageOn(birthday, today) < ageMin
      ? [{ field: 'birthday', key: 'validation.tooYoung', args: { age: ageMin } }]
      : []),
    ...(expiresOn !== undefined && expiresOn < today ? [{ field: 'expiresOn', key: 'validation.isPast' }] : []),
    ...(document !== 'passport' && !back ? [{ field: 'back', key: 'validation.required' }] : []),
  ]
}

/** The last day of an approval: so many months from a day on, or the last day of the paper where that comes first. */
export function validUntilOf(day: string, months: number, documentExpiresOn: string | null): string {
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== Number(day.slice(8))) end.setUTCDate(0)
  const last = end.toISOString().slice(0, 10)
  return documentExpiresOn !== null && documentExpiresOn < last ? documentExpiresOn : last
}
