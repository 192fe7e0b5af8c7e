import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where every game has its folders. */
export const gameRules = 'packages/game-rules/src/games'
export const gameScreens = 'apps/game-client/src/games'
const gameTexts = 'packages/i18n/locales/vi/games'
const gameTextTypes = 'packages/i18n/src/game-texts.gen.ts'

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
const quoted = (id: string) => (/^[a-z]+$/.test(id) ? id : `'${id}'`)
const namesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => path.basename(name, '.json'))
    .sort()

const tableRules = 'readonly TableRules[]'
const gamesLists: readonly List[] = [
  { name: 'games', from: 'games', file: 'game.ts', type: 'readonly InstantGame<unknown, unknown>[]' },
  { name: 'tables', from: 'tables', file: 'game.ts', type: tableRules },
  { name: 'pastTables', from: 'pastTables', file: 'game.ts', type: tableRules },
]
const gamesHead =
  "import type { TableRules } from '../tables/table-rules.ts'\nimport type { InstantGame } from '../instant/instant-game.ts'\n"

const titleLists: readonly List[] = [
  { name: 'gameTitles', from: 'titles', file: 'title.ts', type: 'GameTitles', isRecord: true },
]
const titlesHead =
  "import type { GameTitles } from '../game-module.ts'\nexport type { GameTitle, HouseTable, LiveLook } from '../game-module.ts'\n"

const proofsOf = (type: string) => `Readonly<Record<string, ${type}>>`
const proofLists: readonly List[] = [
  { name: 'gameProofs', from: 'proofs', file: 'proof.ts', type: proofsOf('GameProof'), isRecord: true },
  { name: 'tableProofs', from: 'tableProofs', file: 'proof.ts', type: proofsOf('TableProof'), isRecord: true },
]
const proofsHead = "import type { GameProof, TableProof } from '../game-module.ts'\n"

const screenLists: readonly List[] = [
  { name: 'screens', from: 'screens', file: 'screens.ts', isRecord: true },
  { name: 'tableScreens', from: 'tableScreens', file: 'screens.ts', isRecord: true },
  { name: 'roomScreens', from: 'roomScreens', file: 'screens.ts', isRecord: true },
]

/**
 * The lists of all games, by the files they stand in, relative to the repository at `root`. A game is two folders and its
 * texts; whoever adds one writes nothing else.
 */
export function gameLists(root: string): ReadonlyMap<string, string> {
  const [rules, screens] = [path.join(root, gameRules), path.join(root, gameScreens)]
  return new Map([
    [`${gameRules}/games.gen.ts`, listText(rules, gamesLists, gamesHead)],
    [`${gameRules}/titles.gen.ts`, listText(rules, titleLists, titlesHead)],
    [`${gameRules}/proofs.gen.ts`, listText(rules, proofLists, proofsHead)],
    [`${gameScreens}/screens.gen.ts`, `${listText(screens, screenLists)}\n${screenFolders(screens)}`],
    [gameTextTypes, textTypes(path.join(root, gameTexts))],
  ])
}

const aliasOf = (id: string, from: string) => `${camel(id)}${from[0]?.toUpperCase()}${from.slice(1)}`

function exporting(folder: string, { file, from }: List): string[] {
  return namesIn(folder, '*/').filter((id) => {
    const source = path.join(folder, id, file)
    return existsSync(source) && readFileSync(source, 'utf8').includes(`export const ${from}`)
  })
}

function listText(folder: string, lists: readonly List[], head = ''): string {
  const imports: string[] = []
  const bodies = lists.map((list) => {
    const { name, from, file, type, isRecord } = list
    const having = exporting(folder, list)
    for (const id of having) imports.push(`import { ${from} as ${aliasOf(id, from)} } from './${id}/${file}'`)
    const [open, close] = isRecord ? ['{', '}'] : ['[', ']']
    const rows = having.map((id) => `  ...${aliasOf(id, from)},\n`).join('')
    return `export const ${name}${type ? `: ${type}` : ''} = ${open}\n${rows}${close}\n`
  })
  return `${note}${head}${imports.sort().join('\n')}\n\n${bodies.join('\n')}`
}

/** Which folder a game's screens and words are in, by the id of its rules. */
function screenFolders(folder: string): string {
  const named = screenLists.flatMap((list) =>
    exporting(folder, list).map((id) => ({ id, alias: aliasOf(id, list.from) })),
  )
  const rows = [...Map.groupBy(named, ({ id }) => id)].map(([id, lists]) => {
    const [first, ...more] = lists.map(({ alias }) => alias)
    return `  ${quoted(id)}: ${more.length > 0 ? `{ ...${[first, ...more].join(', ...')} }` : first},\n`
  })
  return `export const screenFolders = {\n${rows.sort().join('')}}\n`
}

/** The keys of every game's words, as one catalogue. */
function textTypes(folder: string): string {
  const ids = namesIn(folder, '*.json')
  const imports = ids.map((id) => `import type ${camel(id)} from '../locales/vi/games/${id}.json'\n`).join('')
  return `${note}${imports}\nexport type GameTexts = ${ids.map((id) => `typeof ${camel(id)}`).join(' &\n  ')}\n`
}
