import type { z } from 'zod'
import { parseStrictJson } from '../../../../lib/strict-json.ts'

const decoder = new TextDecoder()

export type Parsed<Request> = { ok: true; request: Request } | { ok: false; message: string }

/**
 * Reads the raw body of a call. Strict JSON, no name twice in one object, no name that reaches into prototypes;
 * unknown fields are ignored, unknown forms of known ones are refused.
 */
export function parseBody<Request>(schema: z.ZodType<Request>, body: Uint8Array): Parsed<Request> {
  let value: unknown
  try {
    value = parseStrictJson(decoder.decode(body))
  } catch (error) {
    return { ok: false, message: `the body is not strict JSON: ${(error as Error).message}` }
  }
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, request: result.data }
  const [issue] = result.error.issues
  return { ok: false, message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'does not fit'}` }
}
