import { asciiDigits, mobileOf, nationalDigits, plainNumber } from '../base/mobile.ts'
import { checkField, normaliseField, type RuleBreach } from '../base/patterns.ts'
import { personNameBreach } from '../base/person-name.ts'
import { isReadable } from '../base/readable.ts'
import type { Country, RegistrationRule } from '../site/system.ts'
import { nationalities, type RegistrationField, registrationFields } from './registration-fields.ts'

/** Context of a rule. `today` is a day in the site's time zone, yyyy-MM-dd. */
export interface RegistrationFacts {
  minAge: number
  today: string
  countries: readonly Pick<Country, 'countryDialingCode' | 'minDigits' | 'maxDigits'>[]
}

export type RegistrationValues = Partial<Record<RegistrationField | 'countryDialingCode', string>>
export type RegistrationRules = Partial<Record<RegistrationField, RegistrationRule>>

/** Ways to open an account, in the specification's words: by a name, or by a mobile number; and by a provider that vouches for the visitor. */
export type RegisterMode = 'register' | 'registerMobile' | 'registerSocial'

/** Flags of the site that change the form. */
export interface RegisterFlags {
  REGMOBVERF3: boolean
  MOBILENUMPASSREG3: boolean
}

/** Whether the form asks for a code that is sent to the number. */
export const wantsCode = (mode: RegisterMode, { REGMOBVERF3 }: RegisterFlags): boolean =>
  mode === 'registerMobile' || REGMOBVERF3

/**
 * The rules as they are in one mode. Where a code is asked for, so is the number it goes to; an account of a number
 * has no other name, and a password only where the site wants one.
 */
export function rulesOfMode<Rules extends RegistrationRules>(
  rules: Rules,
  mode: RegisterMode,
  flags: RegisterFlags,
): Rules {
  const isMobile = mode === 'registerMobile'
  const changes: Partial<Record<string, Partial<RegistrationRule>>> = {
    ...(wantsCode(mode, flags) && { mobileNum: { enabled: true, required: true } }),
    ...(isMobile && { username: { enabled: false } }),
    ...((mode === 'registerSocial' || (isMobile && !flags.MOBILENUMPASSREG3)) && { password: { enabled: false } }),
  }
  const changed = Object.entries(rules).map(([field, rule]) => [field, { ...rule, ...changes[field] }])
  return Object.fromEntries(changed) as Rules
}

/** Fields that the form shows and the server reads, in order: those whose rule is on. */
export const shownFields = (rules: RegistrationRules): RegistrationField[] =>
  registrationFields.filter((field) => rules[field]?.enabled)

/** Nobody else ever sees them. */
const secretFields: readonly RegistrationField[] = ['password', 'paymentPassword']

/**
 * The first thing one field of the form breaks; undefined when it fits. The form asks while somebody types, the server
 * asks when the form arrives: what one lets through the other does too.
 */
export function checkRegistrationField(
  field: RegistrationField,
  rule: RegistrationRule,
  values: RegistrationValues,
  facts: RegistrationFacts,
): RuleBreach | undefined {
  const typed = plainValue(field, values, facts.countries)
  const breach = checkField(rule, typed)
  const value = normaliseField(typed)
  if (breach || value === '') return breach
  if (field === 'payeeName') return personNameBreach(value)
  if (!secretFields.includes(field) && !isReadable(value)) return { key: 'validation.hiddenSigns' }
  if (field === 'birthday' && ageOn(value, facts.today) < facts.minAge)
    return { key: 'validation.tooYoung', args: { age: facts.minAge } }
  if (field === 'nationality' && !nationalities.includes(value)) return { key: 'validation.nationality' }
  return field === 'mobileNum'
    ? mobileBreach(values[field] ?? '', values.countryDialingCode, facts.countries)
    : undefined
}

/** Typed values normalised for the rules: phone numbers in plain digits, without country. */
export function plainValue(
  field: RegistrationField,
  values: RegistrationValues,
  countries: RegistrationFacts['countries'],
): string {
  const typed = values[field] ?? ''
  if (field === 'whatsapp') return plainNumber(typed)?.replace('+', '') ?? typed
  if (field !== 'mobileNum') return typed
  const plain = plainNumber(typed)
  const code = values.countryDialingCode || countries[0]?.countryDialingCode || ''
  const isFromHome = plain?.startsWith('0') === true
  const digits = mobileOf(countries, code, typed)?.digits
  if (digits === undefined) return /^\D*00/.test(asciiDigits(typed)) ? onlyDigits(typed) : (plain ?? typed)
  return `${isFromHome ? '0' : ''}${digits}`
}

/** Full years at a day; the day is yyyy-MM-dd, the birthday that or MM-dd-yyyy. A day yet to come gives less than zero. */
export function ageOn(birthday: string, today: string): number {
  const born = isoDay(birthday)
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** The day as yyyy-MM-dd, in whichever of the two orders of family 12 it was typed. */
export const isoDay = (date: string): string =>
  /^\d{4}-/.test(date) ? date : `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`

const onlyDigits = (value: string): string => asciiDigits(value.normalize('NFKC')).replace(/\D/g, '')

/** A number's digit count depends on its country; without a dialling code, the site's first. */
function mobileBreach(
  value: string,
  dialingCode: string | undefined,
  countries: RegistrationFacts['countries'],
): RuleBreach | undefined {
  const chosen = dialingCode || countries[0]?.countryDialingCode
  const country = countries.find(({ countryDialingCode }) => countryDialingCode === chosen)
  if (!country) return { key: 'validation.dialingCode' }
  if (mobileOf(countries, country.countryDialingCode, value)) return undefined
  const { minDigits: min, maxDigits: max } = country
  const { length } = nationalDigits(onlyDigits(value))
  // Of the right length and no number all the same: what such a number is the server says.
  if (length >= min && length <= max) return undefined
  return { key: 'validation.mobile', args: { digits: min === max ? `${min}` : `${min}–${max}` } }
}
