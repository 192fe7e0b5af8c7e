import { type PswCall, type PswRequest, pswRequests } from '@fairground/contract/psw'
import { type JSONVisitor, visit } from 'jsonc-parser'

const decoder = new TextDecoder()
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export type Parsed<Call extends PswCall> = { ok: true; request: PswRequest<Call> } | { ok: false; message: string }

/**
 * Reads the raw body of a call. Strict JSON, no name twice in one object, no name that reaches into prototypes;
 * unknown fields are ignored, unknown forms of known ones are refused.
 */
export function parseBody<Call extends PswCall>(call: Call, body: Uint8Array): Parsed<Call> {
  const text = decoder.decode(body)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, message: 'the body is not JSON' }
  }
  const name = findBadName(text)
  if (name) return { ok: false, message: `the name ${JSON.stringify(name)} appears twice or is not allowed` }
  const result = pswRequests[call].safeParse(value)
  if (result.success) return { ok: true, request: result.data as PswRequest<Call> }
  const [issue] = result.error.issues
  return { ok: false, message: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'does not fit'}` }
}

function findBadName(text: string): string | undefined {
  const open: Set<string>[] = []
  let bad: string | undefined
  const visitor: JSONVisitor = {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name) => {
      const names = open.at(-1)
      if (names?.has(name) || forbiddenNames.has(name)) bad ??= name
      names?.add(name)
    },
  }
  visit(text, visitor, { disallowComments: true })
  return bad
}
