import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const packages = path.dirname(import.meta.dirname)
const fairness = path.join(packages, 'fairness/src')
const localImport = /\bfrom '(\.{1,2}\/[^']+)'/g

/** By test file, from the folder of the packages: the hash of the code with which its long tests passed. */
export type ProvedHashes = Record<string, string>
export const proofsFile = path.join(packages, '../certificates/proofs/long-tests.json')

export const readProofs = (): ProvedHashes =>
  existsSync(proofsFile) ? JSON.parse(readFileSync(proofsFile, 'utf8')) : {}

/** As the file names a test. */
export const proofName = (testFile: string): string => path.relative(packages, testFile)

/** Changes with the test, with any file it loads from its own package, and with the source of chance. */
export function proofHash(testFile: string): string {
  const files = new Set<string>()
  addWithImports(testFile, files)
  for (const name of readdirSync(fairness))
    if (/(?<!\.test)\.ts$/.test(name)) addWithImports(path.join(fairness, name), files)
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(proofName(file)).update(readFileSync(file))
  return hash.digest('hex')
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(localImport))
    addWithImports(path.resolve(path.dirname(file), named), files)
}
