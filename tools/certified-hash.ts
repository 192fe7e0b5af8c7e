import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles, root } from './workspace.ts'

const file = path.join(root, 'certificates/proofs/certificates.json')
const computing = /^(packages\/(game-rules|lottery-rules|fairness)\/|tools\/(certify|certified|long-play))/
const isInput = (name: string) =>
  name.startsWith('certificates/')
    ? name.endsWith('.json') && !name.startsWith('certificates/proofs/')
    : computing.test(name) && !/(\.test\.ts|\.md)$/.test(name)

/** Changes with any certificate, and with the code that computes them. */
export function certifiedHash(): string {
  const hash = createHash('sha256')
  for (const name of listSourceFiles(root).filter(isInput).sort())
    hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest('hex')
}

/** Whether code and certificates are those that last agreed. */
export const isCertified = (): boolean =>
  existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).hash === certifiedHash()

export const recordCertified = (): void =>
  writeFileSync(file, `${JSON.stringify({ hash: certifiedHash() }, null, 2)}\n`)
