import type * as z from 'zod'
import { type Outcome, ok, refuse } from './outcome.ts'

/** Input in the schema's type, or BAD_REQUEST that names the first wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Outcome<z.output<Schema>, 'BAD_REQUEST'> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  return refuse('BAD_REQUEST', messageOf(parsed.error))
}

/** `stakeMinor: Invalid input: expected string, received number` */
export function messageOf(error: z.ZodError): string {
  const [issue] = error.issues
  const field = issue?.path.map(String).join('.') || 'body'
  return `${field}: ${issue?.message ?? 'invalid'}`
}
