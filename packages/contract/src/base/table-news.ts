// Plain words and one function: pages follow tables by them without schemas.

/** Where the round of a table stands. */
export const tablePhases = ['idle', 'betting', 'locked', 'running', 'result', 'void', 'suspended'] as const
export type TablePhase = (typeof tablePhases)[number]

/** What a letter of a road is drawn as, whatever it stands for. */
export const roadTones = ['red', 'blue', 'green', 'gold', 'black'] as const
export const roadSides = ['a', 'b', 'tie'] as const

/** What changes at a table in play. */
interface TableNow<Phase> {
  readonly phase: Phase
  /** When the betting ends, in epoch milliseconds of whoever tells; null while there is none. */
  readonly closesMs: number | null
  readonly players: number
  /** Results of the session, oldest first, one letter each. */
  readonly road: string
  /** How many of its seats are taken, where it has some. */
  readonly seated?: number | undefined
}

/**
 * Place in the list, phase, end of the betting, players; the results that are new, after `|` where a road begins anew; and
 * the seats that are taken, where there are some.
 */
export type TableChange<Phase = TablePhase> = [
  place: number,
  phase: Phase,
  closesMs: number | null,
  players: number,
  added: string,
  seated?: number | undefined,
]
/** With the number that follows that of the view or of the news before. */
export type TableNews<Phase = TablePhase> = [number: number, changes: TableChange<Phase>[]]

interface TableView<Table> {
  readonly number: number
  readonly tables: readonly Table[]
}

/** The view with what is new in it; undefined where something was missed. */
export function withTableNews<Phase, Table extends TableNow<Phase>, View extends TableView<Table>>(
  view: View & TableView<Table>,
  [number, changes]: TableNews<Phase>,
): View | undefined {
  const tables = number === view.number + 1 ? withTableChanges(view.tables, changes) : undefined
  return tables && { ...view, number, tables }
}

/** The tables with what changed, those without changes as they were; undefined where one of them is not there. */
export function withTableChanges<Phase, Table extends TableNow<Phase>>(
  before: readonly Table[],
  changes: readonly TableChange<Phase>[],
): Table[] | undefined {
  const tables = [...before]
  for (const [place, phase, closesMs, players, added, seated = before[place]?.seated] of changes) {
    const table = tables[place]
    if (!table) return undefined
    const road = roadWith(table.road, added)
    tables[place] = { ...table, phase, closesMs, players, road, ...(seated !== undefined && { seated }) }
  }
  return tables
}

const roadWith = (road: string, added: string): string => (added.startsWith('|') ? added.slice(1) : road + added)

/** What has to be told so that one road becomes the other. */
export const addedTo = (road: string, next: string): string =>
  next.startsWith(road) ? next.slice(road.length) : `|${next}`
