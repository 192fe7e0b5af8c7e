import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fishingLevels } from '@fairground/game-rules/fishing'
import { instantGames } from '@fairground/game-rules/instant'
import { type CertifiedModel, certifiedModels } from '@fairground/game-rules/slots'
import { sharedGames } from '@fairground/game-rules/tables'
import { StartupError } from '@fairground/postgres'
import type { FishingTitle, InstantTitle, SharedTitle } from './game.ts'
import { listFishingTitles, listInstantTitles, listSharedTitles } from './game-titles.ts'

const folder = path.join(import.meta.dirname, '../../../../certificates')

/** The house's models with the certificates of this release. @throws StartupError when one is missing or does not fit */
export const readCertifiedModels = (): ReadonlyMap<string, CertifiedModel> => orStop(() => certifiedModels(textsIn('')))

/** The instant titles with the certificates of this release. @throws StartupError when one is missing */
export const readInstantTitles = (): InstantTitle[] => orStop(() => listInstantTitles(instantGames, textsIn('instant')))

/** The shared titles with the certificates of this release. @throws StartupError when one is missing */
export const readSharedTitles = (): SharedTitle[] => orStop(() => listSharedTitles(sharedGames, textsIn('shared')))

/** The levels of the fishing rooms with the certificates of this release. @throws StartupError when one is missing */
export const readFishingTitles = (): FishingTitle[] =>
  orStop(() => listFishingTitles(fishingLevels, textsIn('fishing')))

const textsIn = (subfolder: string): string[] =>
  readdirSync(path.join(folder, subfolder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(folder, subfolder, file), 'utf8'))

function orStop<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The games are not certified (${reason}); run \`npm run certify\` and look at what changed.`)
  }
}
