import { hash } from 'node:crypto'

type Field = string | boolean | undefined | readonly string[]

/** SHA-256 over the business fields of a call in a fixed order: two calls are the same call when their hashes are. */
export function requestHash(call: string, fields: Record<string, Field>): Buffer {
  const ordered = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name] ?? null])
  return hash('sha256', JSON.stringify([call, ordered]), 'buffer')
}
