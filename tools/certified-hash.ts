import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles, root } from './workspace.ts'

const record = path.join(root, 'certificates/proofs/certificates.json')
const computing = /^(packages\/(game-rules|lottery-rules|fairness)\/|tools\/(certif|long-play))/
const isInput = (name: string) =>
  name.startsWith('certificates/')
    ? name.endsWith('.json') && !name.startsWith('certificates/proofs/')
    : computing.test(name) && !/(\.test\.ts|\.md)$/.test(name)

/** Changes with any certificate of the tree, and with the code that computes them. */
export function certifiedHash(tree = root): string {
  const hash = createHash('sha256')
  for (const name of listSourceFiles(tree).filter(isInput).sort())
    hash.update(name).update(readFileSync(path.join(tree, name)))
  return hash.digest('hex')
}

/** Whether code and certificates are those that last agreed. */
export const isCertified = (): boolean =>
  existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).hash === certifiedHash()

export const recordCertified = (): void =>
  writeFileSync(record, `${JSON.stringify({ hash: certifiedHash() }, null, 2)}\n`)
