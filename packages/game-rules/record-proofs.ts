// Notes what every long test has passed with; run by `npm test` after all tests have passed.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { proofHash, proofName, proofsFile } from './proof-hash.ts'

const tests = globSync('src/**/*.test.ts', { cwd: import.meta.dirname })
  .map((name) => path.join(import.meta.dirname, name))
  .filter((file) => readFileSync(file, 'utf8').includes('longIt(import.meta.url)'))
  .sort()
const hashes = Object.fromEntries(tests.map((file) => [proofName(file), proofHash(file)]))
writeFileSync(proofsFile, `${JSON.stringify(hashes, null, 2)}\n`)
