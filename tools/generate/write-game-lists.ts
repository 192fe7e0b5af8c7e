import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import { gameLists } from './generators.ts'

// A game is a folder: whoever adds one writes nothing outside it. `npm run generate` lists the folders here.
const folder = path.join(root, gameLists)
const games = globSync('*/game.ts', { cwd: folder })
  .map((file) => path.dirname(file))
  .sort()

const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const hasExport = (id: string, file: string, name: string): boolean => {
  const source = path.join(folder, id, file)
  return existsSync(source) && readFileSync(source, 'utf8').includes(`export const ${name}`)
}

interface List {
  name: string
  /** What the folders export under. */
  from: string
  file: string
  type: string
  isRecord?: true
}

function write(output: string, typeImports: string, lists: readonly List[]): void {
  const imports: string[] = []
  const bodies = lists.map(({ name, from, file, type, isRecord }) => {
    const having = games.filter((id) => hasExport(id, file, from))
    const alias = (id: string) => `${camel(id)}${from[0]?.toUpperCase()}${from.slice(1)}`
    for (const id of having) imports.push(`import { ${from} as ${alias(id)} } from './${id}/${file}'`)
    const [open, close] = isRecord ? ['{', '}'] : ['[', ']']
    return `export const ${name}: ${type} = ${open}\n${having.map((id) => `  ...${alias(id)},\n`).join('')}${close}\n`
  })
  const head = '// Written by `npm run generate` from the folders beside it.\n'
  writeFileSync(path.join(folder, output), `${head}${typeImports}${imports.sort().join('\n')}\n\n${bodies.join('\n')}`)
}

const soloType = "import type { SoloGame } from '../solo/solo-game.ts'\n"
const tableType = "import type { TableRules } from '../shared/shared-game.ts'\n"
const tableRules = 'readonly TableRules[]'
write('games.gen.ts', `${tableType}${soloType}`, [
  { name: 'games', from: 'games', file: 'game.ts', type: 'readonly SoloGame<unknown, unknown>[]' },
  { name: 'tables', from: 'tables', file: 'game.ts', type: tableRules },
  { name: 'pastTables', from: 'pastTables', file: 'game.ts', type: tableRules },
])
write(
  'titles.gen.ts',
  "import type { GameTitles } from '../game-module.ts'\nexport type { GameTitle } from '../game-module.ts'\n",
  [{ name: 'gameTitles', from: 'titles', file: 'title.ts', type: 'GameTitles', isRecord: true }],
)
const proofType = (name: string) => `Readonly<Record<string, ${name}>>`
write('proofs.gen.ts', "import type { GameProof, TableProof } from '../game-module.ts'\n", [
  { name: 'gameProofs', from: 'proofs', file: 'proof.ts', type: proofType('GameProof'), isRecord: true },
  { name: 'tableProofs', from: 'tableProofs', file: 'proof.ts', type: proofType('TableProof'), isRecord: true },
])
