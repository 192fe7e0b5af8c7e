import { type LobbyChange, sessionRounds } from '@fairground/contract/studio'
import type { SharedTitle } from '../../catalogue/game.ts'
import type { AppContext } from '../../context.ts'
import { type LobbyRow, readLobbyRows, readSessions } from './lobby-store.ts'

export interface LobbyEntry {
  title: SharedTitle
  row: LobbyRow
  /** Results of the session, oldest first, one letter each. */
  road: string
}

/** All tables as they were last read, in the order of the catalogue: whoever tells of them says a table by its place. */
export class LobbyBoard {
  readonly entries = new Map<string, LobbyEntry>()
  private readonly context: AppContext

  constructor(context: AppContext) {
    this.context = context
  }

  async load(): Promise<void> {
    const titles = sharedTitlesOf(this.context)
    const rows = await readLobbyRows(
      this.context.db,
      titles.map(({ gameId }) => gameId),
    )
    const sessions = rows.flatMap(({ tableId, ended }) =>
      ended ? [{ tableId, chainId: ended.chainId, first: firstOf(ended.number) }] : [],
    )
    const rounds = await readSessions(this.context.db, sessions)
    this.entries.clear()
    for (const [place, title] of titles.entries()) {
      const row = rows[place]
      if (!row) continue
      const road = (rounds.get(title.gameId) ?? []).map(({ outcome }) => markOf(title, outcome)).join('')
      this.entries.set(title.gameId, { title, row, road })
    }
  }

  /** Reads these tables again and says what is new; undefined where a result was missed. */
  async readChanges(tableIds: readonly string[]): Promise<LobbyChange[] | undefined> {
    const rows = await readLobbyRows(this.context.db, tableIds)
    const places = new Map([...this.entries.keys()].map((tableId, place) => [tableId, place]))
    const changes: LobbyChange[] = []
    for (const row of rows) {
      const entry = this.entries.get(row.tableId)
      const place = places.get(row.tableId)
      if (!entry || place === undefined) continue
      const added = addedBy(entry, row)
      if (added === undefined) return undefined
      const isSame = added === '' && JSON.stringify(standOf(entry, entry.row)) === JSON.stringify(standOf(entry, row))
      entry.row = row
      entry.road = added.startsWith('|') ? added.slice(1) : entry.road + added
      if (!isSame) changes.push([place, ...toldOf(row), added, ...seatedOf(entry.title, row)])
    }
    return changes
  }
}

export const sharedTitlesOf = ({ catalogue }: AppContext): SharedTitle[] =>
  catalogue.list().filter((title) => title.kind === 'shared')

/** Phase, end of the betting, players. */
export function toldOf({ state, closesAt, players }: LobbyRow): [LobbyChange[1], LobbyChange[2], LobbyChange[3]] {
  const phase = state === 'settled' ? 'result' : (state ?? 'idle')
  return [phase, state === 'betting' ? (closesAt?.getTime() ?? null) : null, players]
}

/** Of a table with seats, how many are taken. */
const seatedOf = ({ table }: SharedTitle, { seated }: LobbyRow): [seated?: number] =>
  table.seats > 0 ? [Math.min(seated, table.seats)] : []

/** How many seats a table has, and how many are taken; nothing where it has none. */
export function seatsOf(title: SharedTitle, row: LobbyRow): { seats?: number; seated?: number } {
  const [seated] = seatedOf(title, row)
  return seated === undefined ? {} : { seats: title.table.seats, seated }
}

const standOf = ({ title }: LobbyEntry, row: LobbyRow) => [...toldOf(row), ...seatedOf(title, row)]

/** The result that a row has more than the entry; undefined where there are several. */
function addedBy({ title, row: before }: LobbyEntry, { ended }: LobbyRow): string | undefined {
  if (!ended) return ''
  const known = before.ended
  const isSameChain = known?.chainId === ended.chainId
  if (isSameChain && known.number === ended.number) return ''
  const mark = markOf(title, ended.outcome)
  if (firstOf(ended.number) === ended.number) return `|${mark}`
  return isSameChain && known.number === ended.number - 1 ? mark : undefined
}

const markOf = ({ rules }: SharedTitle, outcome: unknown): string => rules.markOf?.(outcome) ?? ''

/** The number of the first round of a session. */
const firstOf = (number: number): number => number - ((number - 1) % sessionRounds)
