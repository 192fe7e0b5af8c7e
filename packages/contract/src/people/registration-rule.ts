import { acceptedPatternBreach } from '../base/accepted-pattern.ts'
import type { RuleBreach } from '../base/patterns.ts'
import type { RegistrationRule } from '../site/system.ts'
import {
  familiesOfField,
  fixedLengths,
  lastingFields,
  provingFields,
  type RegistrationField,
  registrationFieldMax,
  typesOfField,
} from './registration-fields.ts'

/** Fewest characters of a password that a rule may ask for. */
export const passwordMinLengthMin = 8

/** Why a rule cannot be the rule of that field; undefined when it can. Editor and server both ask. */
export function checkRule(field: RegistrationField, rule: RegistrationRule): RuleBreach | undefined {
  const { minLength, maxLength } = rule
  if (lastingFields.includes(field) && !(rule.enabled && rule.required)) return { key: 'validation.fieldLasts' }
  if (provingFields.includes(field) && rule.enabled && !rule.required) return { key: 'validation.fieldProves' }
  if (!typesOfField(field).includes(rule.type)) return { key: 'validation.fieldType' }
  if (!familiesOfField(field).includes(rule.patternId)) return { key: 'validation.fieldFamily' }
  const fixed = fixedLengths[field]
  if (fixed !== undefined && (minLength !== fixed || maxLength !== fixed))
    return { key: 'validation.fieldLength', args: { length: fixed } }
  const shortest = field === 'password' ? passwordMinLengthMin : 1
  if (minLength < shortest) return { key: 'validation.tooSmall', args: { min: shortest } }
  if (minLength > maxLength) return { key: 'validation.boundsCrossed' }
  const longest = registrationFieldMax[field]
  if (maxLength > longest) return { key: 'validation.tooBig', args: { max: longest } }
  return acceptedPatternBreach(rule.acceptedPattern)
}
