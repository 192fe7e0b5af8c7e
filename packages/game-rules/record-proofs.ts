// Notes what every long test has passed with; run by `npm test` after all tests have passed.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { proofHash, proofName, proofsFile, readProofs } from './proof-hash.ts'

const tests = globSync('src/**/*.test.ts', { cwd: import.meta.dirname })
  .map((name) => path.join(import.meta.dirname, name))
  .filter((file) => readFileSync(file, 'utf8').includes('longIt(import.meta.url)'))
  .sort()
const hashes = Object.fromEntries(tests.map((file) => [proofName(file), proofHash(file)]))
if (!isDeepStrictEqual(hashes, readProofs()))
  console.log(`${path.basename(proofsFile)} has changed: until it is committed, every run plays the long tests again`)
writeFileSync(proofsFile, `${JSON.stringify(hashes, null, 2)}\n`)
