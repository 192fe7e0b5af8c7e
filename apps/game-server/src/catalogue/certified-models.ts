import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CertifiedModel, certifiedModels } from '@fairground/game-rules/slots'
import { StartupError } from '@fairground/postgres'

const folder = path.join(import.meta.dirname, '../../../../certificates')

/** The house's models with the certificates of this release. @throws StartupError when one is missing or does not fit */
export function readCertifiedModels(): ReadonlyMap<string, CertifiedModel> {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    return certifiedModels(files.map((file) => readFileSync(path.join(folder, file), 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The games are not certified (${reason}); run \`npm run certify\` and look at what changed.`)
  }
}
