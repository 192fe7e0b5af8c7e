import type { FieldError } from '@fairground/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Turns a schema's issue into a field, a text key of the errors catalogue, and the key's placeholders. */
export function fieldErrorOf(issue: Issue): FieldError {
  return { field: issue.path.map(String).join('.'), ...textOf(issue) }
}

function textOf(issue: Issue): { key: string; args?: Record<string, string | number> } {
  switch (issue.code) {
    case 'too_small':
      return {
        key: issue.origin === 'string' ? 'validation.tooShort' : 'validation.tooSmall',
        args: { min: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        key: issue.origin === 'string' ? 'validation.tooLong' : 'validation.tooBig',
        args: { max: Number(issue.maximum) },
      }
    case 'invalid_type':
      return issue.input === undefined
        ? { key: 'validation.required' }
        : { key: 'validation.type', args: { expected: issue.expected } }
    case 'invalid_value':
      return { key: 'validation.choice', args: { choices: issue.values.map(String).join(', ') } }
    default:
      return { key: 'validation.format' }
  }
}
