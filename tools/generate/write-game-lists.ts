import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import { gameRules, gameScreens, gameTexts, gameTextTypes } from './generators.ts'

// A game is two folders: whoever adds one writes nothing outside them. `npm run generate` lists the folders here.

interface List {
  name: string
  /** What the folders export, and in which file. */
  from: string
  file: string
  /** Of the whole list; a screen keeps its own. */
  type?: string
  isRecord?: true
}

const note = '// Written by `npm run generate`.\n'
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function write(folder: string, output: string, lists: readonly List[], head = ''): void {
  const base = path.join(root, folder)
  const exports = (id: string, { file, from }: List): boolean => {
    const source = path.join(base, id, file)
    return existsSync(source) && readFileSync(source, 'utf8').includes(`export const ${from}`)
  }
  const ids = globSync('*/', { cwd: base })
    .map((name) => path.basename(name))
    .sort()
  const imports: string[] = []
  const bodies = lists.map((list) => {
    const { name, from, file, type, isRecord } = list
    const alias = (id: string) => `${camel(id)}${from[0]?.toUpperCase()}${from.slice(1)}`
    const having = ids.filter((id) => exports(id, list))
    for (const id of having) imports.push(`import { ${from} as ${alias(id)} } from './${id}/${file}'`)
    const [open, close] = isRecord ? ['{', '}'] : ['[', ']']
    const rows = having.map((id) => `  ...${alias(id)},\n`).join('')
    return `export const ${name}${type ? `: ${type}` : ''} = ${open}\n${rows}${close}\n`
  })
  writeFileSync(path.join(base, output), `${note}${head}${imports.sort().join('\n')}\n\n${bodies.join('\n')}`)
}

const tableRules = 'readonly TableRules[]'
write(
  gameRules,
  'games.gen.ts',
  [
    { name: 'games', from: 'games', file: 'game.ts', type: 'readonly SoloGame<unknown, unknown>[]' },
    { name: 'tables', from: 'tables', file: 'game.ts', type: tableRules },
    { name: 'pastTables', from: 'pastTables', file: 'game.ts', type: tableRules },
  ],
  "import type { TableRules } from '../shared/shared-game.ts'\nimport type { SoloGame } from '../solo/solo-game.ts'\n",
)
write(
  gameRules,
  'titles.gen.ts',
  [{ name: 'gameTitles', from: 'titles', file: 'title.ts', type: 'GameTitles', isRecord: true }],
  "import type { GameTitles } from '../game-module.ts'\nexport type { GameTitle } from '../game-module.ts'\n",
)
const proofsOf = (type: string) => `Readonly<Record<string, ${type}>>`
write(
  gameRules,
  'proofs.gen.ts',
  [
    { name: 'gameProofs', from: 'proofs', file: 'proof.ts', type: proofsOf('GameProof'), isRecord: true },
    { name: 'tableProofs', from: 'tableProofs', file: 'proof.ts', type: proofsOf('TableProof'), isRecord: true },
  ],
  "import type { GameProof, TableProof } from '../game-module.ts'\n",
)
write(gameScreens, 'screens.gen.ts', [
  { name: 'screens', from: 'screens', file: 'screens.ts', isRecord: true },
  { name: 'tableScreens', from: 'tableScreens', file: 'screens.ts', isRecord: true },
])
writeScreenFolders()
writeTextTypes()

/** Which folder a game's words and screens are in, by the id of its rules. */
function writeScreenFolders(): void {
  const file = path.join(root, gameScreens, 'screens.gen.ts')
  const names = [...readFileSync(file, 'utf8').matchAll(/import \{ \w+ as (\w+) \} from '\.\/([\w-]+)\//g)]
  const rows = names.map(([, alias, folder]) => `  ${quoted(folder)}: ${alias},\n`).sort()
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const screenFolders = {\n${rows.join('')}}\n`)
}

function quoted(id = ''): string {
  return /^[a-z]+$/.test(id) ? id : `'${id}'`
}

/** The keys of every game's words, as one catalogue. */
function writeTextTypes(): void {
  const ids = globSync('*.json', { cwd: path.join(root, gameTexts) })
    .map((name) => path.basename(name, '.json'))
    .sort()
  const imports = ids.map((id) => `import type ${camel(id)} from '../locales/vi/games/${id}.json'\n`).join('')
  const all = ids.map((id) => `typeof ${camel(id)}`).join(' &\n  ')
  writeFileSync(path.join(root, gameTextTypes), `${note}${imports}\nexport type GameTexts = ${all}\n`)
}
