import { type PswCall, type PswRequest, pswRequests } from '@fairground/contract/psw'
import { parseStrictJson } from '../../lib/strict-json.ts'

const decoder = new TextDecoder()

export type Parsed<Call extends PswCall> = { ok: true; request: PswRequest<Call> } | { ok: false; message: string }

/**
 * Reads the raw body of a call. Strict JSON, no name twice in one object, no name that reaches into prototypes;
 * unknown fields are ignored, unknown forms of known ones are refused.
 */
export function parseBody<Call extends PswCall>(call: Call, body: Uint8Array): Parsed<Call> {
  let value: unknown
  try {
    value = parseStrictJson(decoder.decode(body))
  } catch (error) {
    return { ok: false, message: `the body is not strict JSON: ${(error as Error).message}` }
  }
  const result = pswRequests[call].safeParse(value)
  if (result.success) return { ok: true, request: result.data as PswRequest<Call> }
  const [issue] = result.error.issues
  return { ok: false, message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'does not fit'}` }
}
