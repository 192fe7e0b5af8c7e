import { globSync } from 'node:fs'
import { root } from '../workspace.ts'

export interface Generator {
  script: string
  /** Committed files it writes, relative to the repository. */
  outputs(): string[]
}

/** Row types of the platform's database. */
export const rowTypes = 'apps/server/src/db/schema.gen.ts'

/** Where every game has its folders. */
export const gameRules = 'packages/game-rules/src/games'
export const gameScreens = 'apps/game-client/src/games'
export const gameTexts = 'packages/i18n/locales/vi/games'
export const gameTextTypes = 'packages/i18n/src/game-texts.gen.ts'

export const generators: Generator[] = [
  {
    script: 'packages/contract/generate-routes.ts',
    outputs: () => globSync('packages/contract/src/*-routes.json', { cwd: root }),
  },
  {
    script: 'tools/generate/write-game-lists.ts',
    outputs: () => [
      ...['games', 'titles', 'proofs'].map((name) => `${gameRules}/${name}.gen.ts`),
      `${gameScreens}/screens.gen.ts`,
      gameTextTypes,
    ],
  },
  { script: 'tools/generate/write-database-rows.ts', outputs: () => [rowTypes] },
]
