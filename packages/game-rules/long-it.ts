import { fileURLToPath } from 'node:url'
import { it } from 'vitest'
import { proofHash, proofName, readProofs } from './proof-hash.ts'

/**
 * For tests of 100,000 bets or more. They are left out while the code that they cover is what they last passed with, as
 * `certificates/proofs/long-tests.json` has it; `npm test -- --all` plays them again. `testUrl` is `import.meta.url` of the test.
 */
export function longIt(testUrl: string) {
  const file = fileURLToPath(testUrl)
  const isProved = process.env.PROOFS !== 'all' && readProofs()[proofName(file)] === proofHash(file)
  return it.skipIf(isProved)
}
