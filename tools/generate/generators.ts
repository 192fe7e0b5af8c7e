import { globSync } from 'node:fs'
import { root } from '../workspace.ts'
import { gameLists } from './game-lists.ts'

export interface Generator {
  script: string
  /** Committed files it writes, relative to the repository. */
  outputs(): string[]
}

/** Row types of the platform's database. */
export const rowTypes = 'apps/server/src/db/schema.gen.ts'

export const generators: Generator[] = [
  {
    script: 'packages/contract/generate-routes.ts',
    outputs: () => globSync('packages/contract/src/*-routes.json', { cwd: root }),
  },
  {
    script: 'tools/generate/write-game-lists.ts',
    outputs: () => [...gameLists(root).keys()],
  },
  { script: 'tools/generate/write-database-rows.ts', outputs: () => [rowTypes] },
]
