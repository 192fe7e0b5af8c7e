import {
  type GameFilePreview,
  type GameTerms,
  gameClasses,
  gameFileColumns,
  type StaffGame,
} from '@fairground/contract'
import { csvLine, csvStart } from '@fairground/contract/csv'
import { parseCsv } from '../../../lib/parse-csv.ts'

type Column = (typeof gameFileColumns)[number]
type Fault = GameFilePreview['faults'][number]['fault']
type Cells = Record<Column, string>

interface GameChange {
  line: number
  game: StaffGame
  terms: GameTerms
  fields: { column: Column; from: string; to: string }[]
}

export interface GamesPlan {
  lineCount: number
  changes: GameChange[]
  faults: { line: number; fault: Fault }[]
}

const nameLengthMax = 80
const sortMax = 1_000_000_000
/** In a cell: what the vendor says. */
const vendorsWord = '*'

/** What the operator says of these games, as a file. */
export const gamesFile = (games: readonly StaffGame[]): string =>
  csvStart + [gameFileColumns, ...games.map((game) => Object.values(cellsOf(game)))].map(csvLine).join('')

/** What a file would change of these games, line by line; nothing is changed. */
export function planGames(text: string, games: readonly StaffGame[]): GamesPlan {
  const isHead = (cells: readonly string[]) =>
    cells.length === gameFileColumns.length && cells.join() === gameFileColumns.join()
  const [head, ...rows] = parseCsv(text, isHead)
  const plan: GamesPlan = { lineCount: rows.length, changes: [], faults: [] }
  if (!head || !isHead(head.cells)) return { ...plan, faults: [{ line: 1, fault: 'header' }] }
  const byCode = new Map(games.map((game) => [`${game.vendorId} ${game.gameCode}`, game]))
  const seen = new Set<StaffGame>()
  for (const { line, cells } of rows) {
    const game = byCode.get(`${cells[0]} ${cells[1]}`)
    const read = readLine(cells, game, seen)
    if (typeof read === 'string') plan.faults.push({ line, fault: read })
    else {
      seen.add(read.game)
      if (read.fields.length > 0) plan.changes.push({ line, ...read })
    }
  }
  return plan
}

function readLine(
  cells: readonly string[],
  game: StaffGame | undefined,
  seen: ReadonlySet<StaffGame>,
): Omit<GameChange, 'line'> | Fault {
  if (cells.length !== gameFileColumns.length) return 'cells'
  if (!game) return 'unknownGame'
  if (seen.has(game)) return 'twice'
  const before = cellsOf(game)
  const said = gameFileColumns.map((column, index): [Column, string] => [
    column,
    plainCell(cells[index]) || before[column],
  ])
  const after = Object.fromEntries(said) as Cells
  const fault = faultOf(after)
  if (fault) return fault
  const changed = gameFileColumns.filter((column) => before[column] !== after[column])
  return {
    game,
    terms: termsOf(after, game),
    fields: changed.map((column) => ({ column, from: before[column], to: after[column] })),
  }
}

/** Undoes the apostrophe that keeps a spreadsheet from calculating. */
const plainCell = (cell = ''): string => cell.replace(/^'(?=[=+\-@])/, '')

function faultOf({ enabled, sort, classify, trial, nameVi, nameEn }: Cells): Fault | undefined {
  if (!['yes', 'no'].includes(enabled)) return 'enabled'
  if (!/^\d{1,10}$/.test(sort) || Number(sort) > sortMax) return 'sort'
  if (![vendorsWord, ...gameClasses].includes(classify)) return 'classify'
  if (![vendorsWord, 'off'].includes(trial)) return 'trial'
  return nameVi.length > nameLengthMax || nameEn.length > nameLengthMax ? 'name' : undefined
}

const termsOf = ({ enabled, sort, classify, trial, nameVi, nameEn }: Cells, { opensIn }: StaffGame): GameTerms => ({
  isEnabled: enabled === 'yes',
  sort: Number(sort),
  classify: gameClasses.find((name) => name === classify) ?? null,
  trial: trial === 'off' ? 'off' : 'vendor',
  opensIn,
  names: { vi: nameVi === vendorsWord ? '' : nameVi, en: nameEn === vendorsWord ? '' : nameEn },
})

const cellsOf = (game: StaffGame): Cells => ({
  vendor: game.vendorId,
  gameCode: game.gameCode,
  enabled: game.isEnabled ? 'yes' : 'no',
  sort: String(game.sort),
  classify: game.classify ?? vendorsWord,
  trial: game.trial === 'off' ? 'off' : vendorsWord,
  nameVi: game.names.vi || vendorsWord,
  nameEn: game.names.en || vendorsWord,
})
