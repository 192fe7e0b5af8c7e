import type { SeedTriple } from '@fairground/fairness'
import type { Fields } from './played.ts'

/** The seeds that a proof tells; undefined where one of them is missing. */
export function seedsOf({ serverSeed, clientSeed, nonce }: Fields): SeedTriple | undefined {
  const isWhole = typeof serverSeed === 'string' && typeof clientSeed === 'string' && typeof nonce === 'number'
  return isWhole ? { serverSeed, clientSeed, nonce } : undefined
}
