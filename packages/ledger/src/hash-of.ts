import { hash } from 'node:crypto'

export type HashedValue = string | bigint | boolean | null

/**
 * SHA-256, in hex, over what a command means. The order of the fields does not matter, their types do:
 * the text "1" and the amount 1n differ.
 */
export function hashOf(fields: Record<string, HashedValue>): string {
  const canonical = Object.keys(fields)
    .sort()
    .map((name) => [name, typeof fields[name], String(fields[name])])
  return hash('sha256', JSON.stringify(canonical), 'hex')
}
