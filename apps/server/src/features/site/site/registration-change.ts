import { checkRule, type FieldError, type RegistrationField, type RegistrationRule } from '@fairground/contract'
import type { RegistrationRules } from './rule-defaults.ts'

export type RuleChanges = Partial<Record<RegistrationField, RegistrationRule>>

/** Every rule that cannot be the rule of its field. */
export const ruleFaults = (changes: RuleChanges): FieldError[] =>
  entriesOf(changes).flatMap(([field, rule]) => {
    const breach = checkRule(field, rule)
    return breach ? [{ field: `fields.${field}`, ...breach }] : []
  })

/** What changes, property by property, as `field.property: before → after`; nothing where all stays. */
export function describeChanges(before: RegistrationRules, changes: RuleChanges): Record<string, string> {
  const lines = entriesOf(changes).flatMap(([field, rule]) =>
    propertiesOf(rule)
      .filter((name) => before[field][name] !== rule[name])
      .map((name) => [`${field}.${name}`, `${shown(before[field][name])} → ${shown(rule[name])}`]),
  )
  return Object.fromEntries(lines)
}

const entriesOf = (changes: RuleChanges) => Object.entries(changes) as [RegistrationField, RegistrationRule][]
const propertiesOf = (rule: RegistrationRule) => Object.keys(rule) as (keyof RegistrationRule)[]
const shown = (value: string | number | boolean) => (value === '' ? '–' : String(value))
