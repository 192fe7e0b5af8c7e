import type { RegistrationRule } from '../site/system.ts'
import type { FieldError } from './envelope.ts'

type Rule = Pick<RegistrationRule, 'required' | 'minLength' | 'maxLength' | 'patternId' | 'acceptedPattern'>
export type RuleBreach = Omit<FieldError, 'field'>

/** The 21 pattern families; a rule's `patternId` is the key. ASCII where look-alike letters would confuse, Unicode elsewhere. */
const families: Readonly<Record<number, RegExp>> = {
  1: /^[\s\S]*$/u,
  2: /^[A-Za-z][A-Za-z0-9]*$/u,
  3: /^[\p{Script=Han}0-9]+$/u,
  4: /^(?![.])(?!.*[.]{2})[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?<![.])@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?[.])+[\p{L}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u,
  5: /^[A-Za-z0-9]+$/u,
  6: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/u,
  7: /^[0-9]+$/u,
  8: /^(?=.*[A-Z])[A-Za-z0-9]+$/u,
  9: /^[A-Za-z][A-Za-z ]*$/u,
  10: /^\S+$/u,
  11: /^[\p{Script=Han}\p{P}]+$/u,
  12: /^(?:(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-(?:19|20)[0-9]{2})$/u,
  13: /^\p{L}[\p{L}\p{M} ]*$/u,
  14: /^\p{Script=Hangul}+$/u,
  15: /^[\u0E01-\u0E3A\u0E40-\u0E4E]+$/u,
  16: /^[A-Za-z\u0E01-\u0E3A\u0E40-\u0E4E][A-Za-z\u0E01-\u0E3A\u0E40-\u0E4E ]*$/u,
  17: /^(?=.*[A-Z])[A-Z ]+$/u,
  18: /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u,
  19: /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})(?=.*[\p{P}\p{S}])[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u,
  20: /^[A-Za-z\p{Script=Han}]+$/u,
  21: /^[A-Za-z][A-Za-z0-9._-]*$/u,
}
const dateFamily = 12
/** UTF-16 units; no rule may allow a text so long. */
const inputLengthMax = 2_048

/** The value as every rule sees it, and as it is sent and stored: composed letters, no blanks around. */
export const normaliseField = (value: string): string => value.normalize('NFC').trim()

/**
 * The first thing a field's value breaks of its rule, as a text key of the `errors` catalogue with placeholders;
 * undefined when it fits. The registration form and the server both ask here, so they can never differ.
 */
export function checkField(rule: Rule, input: string): RuleBreach | undefined {
  // Composing letters never makes one of more than four: a text far too long need not be composed to be refused.
  if (input.length > inputLengthMax && input.trim().length > inputLengthMax) return patternBreach(rule)
  const value = normaliseField(input)
  if (value === '') return rule.required ? { key: 'validation.required' } : undefined
  // Length comes first: no expression ever runs over a longer text.
  if (!fitsLength(rule, value) || !fitsFamily(rule.patternId, value)) return patternBreach(rule)
  if (!fitsAccepted(rule.acceptedPattern, value)) return { key: 'validation.format' }
  return rule.patternId === dateFamily && !isCalendarDay(value) ? { key: 'validation.date' } : undefined
}

/** Text of a broken rule: template `reg_pattern_{patternId}` with its bounds, one number when they are equal. */
export function patternBreach({ patternId, minLength, maxLength }: Rule): RuleBreach {
  return {
    key: `reg_pattern_${patternId}`,
    args: { length: minLength === maxLength ? `${minLength}` : `${minLength}–${maxLength}` },
  }
}

/** Whether a text belongs to the family, length apart. @throws RangeError for a family that does not exist */
export function fitsFamily(patternId: number, value: string): boolean {
  const family = families[patternId]
  if (!family) throw new RangeError(`Pattern family ${patternId} does not exist`)
  return family.test(value)
}

function fitsLength({ minLength, maxLength }: Rule, value: string): boolean {
  const length = [...value].length
  return length >= minLength && length <= maxLength
}

/** The operator's own expression, in addition to the family; empty and `*` accept everything. */
function fitsAccepted(expression: string, value: string): boolean {
  if (expression === '' || expression === '*') return true
  return new RegExp(`^(?:${expression})$`, 'u').test(value)
}

function isCalendarDay(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split('-')
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, first, second]
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}
