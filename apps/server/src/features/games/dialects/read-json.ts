import type { z } from 'zod'
import { parseStrictJson } from '../../../lib/strict-json.ts'

/** The verified body in the schema's type; undefined when it does not fit. */
export function readJson<Value>(schema: z.ZodType<Value>, body: Uint8Array): Value | undefined {
  try {
    return schema.safeParse(parseStrictJson(new TextDecoder().decode(body))).data
  } catch {
    return undefined
  }
}
