import { type LobbyChange, type LobbyNews, type LobbyView, sessionRounds } from '@fairground/contract/studio'
import { type Session, Soon } from '@fairground/vendor-kit'
import type { Socket } from 'socket.io'
import type { SharedTitle } from '../../catalogue/game.ts'
import { limitsOfTitle } from '../../catalogue/instant-limits.ts'
import type { AppContext } from '../../context.ts'
import type { FrameRooms } from '../frame-rooms.ts'
import { type LobbyRow, readLobbyRows, readSessions } from './lobby-store.ts'

/** What changes at all tables goes out together at most this often. */
const newsPauseMs = 500
const room = 'lobby'

interface Entry {
  title: SharedTitle
  row: LobbyRow
  road: string
}

/**
 * All tables for frames that have the lobby open: everything once, then what changed, with a number each. Read from what is
 * committed, and only while somebody looks.
 */
export class LobbyLine {
  private readonly entries = new Map<string, Entry>()
  private readonly changed = new Set<string>()
  private readonly soon: Soon
  private readonly context: AppContext
  private readonly frames: FrameRooms
  private number = 0
  private loading: Promise<void> | undefined

  constructor(context: AppContext, frames: FrameRooms) {
    this.context = context
    this.frames = frames
    this.soon = new Soon(newsPauseMs, () => this.tellChanged())
  }

  /** `lobby` is answered with the view, and news follow until `lobby-off`. */
  serve(socket: Pick<Socket, 'on' | 'join' | 'leave'>, session: Session): void {
    socket.on('lobby', (reply: unknown) => {
      if (typeof reply !== 'function') return
      void this.open(socket, session)
        .catch((error: unknown) => {
          this.context.log.error({ err: error }, 'the lobby could not be read')
          this.forget()
          return null
        })
        .then((view) => reply(view))
    })
    socket.on('lobby-off', () => void socket.leave(room))
  }

  hear(tableId: string): void {
    if (this.isWatched()) {
      this.changed.add(tableId)
      this.soon.ask()
    } else this.forget()
  }

  /** Tables were opened or closed, or news may have been lost: frames ask again. */
  reset(): void {
    this.forget()
    this.frames.to(room).emit('lobby-again')
  }

  stop(): void {
    this.soon.stop()
  }

  private async open(socket: Pick<Socket, 'join'>, session: Session): Promise<LobbyView> {
    await socket.join(room)
    this.loading ??= this.load()
    await this.loading
    const serverMs = this.context.clock.now().getTime()
    return { number: this.number, serverMs, tables: [...this.entries.values()].map((entry) => viewOf(entry, session)) }
  }

  private async load(): Promise<void> {
    const titles = this.context.catalogue.list().filter((title) => title.kind === 'shared')
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

  private async tellChanged(): Promise<void> {
    const tableIds = [...this.changed]
    this.changed.clear()
    try {
      await this.loading
      const changes = this.changesOf(await readLobbyRows(this.context.db, tableIds))
      if (changes === undefined) return this.reset()
      if (changes.length === 0) return
      this.number += 1
      this.frames.to(room).emit('lobby-news', [this.number, changes] satisfies LobbyNews)
    } catch (error) {
      this.context.log.error({ err: error }, 'the lobby could not be told')
      this.reset()
    }
  }

  /** Undefined where a result was missed. */
  private changesOf(rows: readonly LobbyRow[]): LobbyChange[] | undefined {
    const places = new Map([...this.entries.keys()].map((tableId, place) => [tableId, place]))
    const changes: LobbyChange[] = []
    for (const row of rows) {
      const entry = this.entries.get(row.tableId)
      const place = places.get(row.tableId)
      if (!entry || place === undefined) continue
      const added = addedBy(entry, row)
      if (added === undefined) return undefined
      const isSame = added === '' && JSON.stringify(toldOf(entry.row)) === JSON.stringify(toldOf(row))
      entry.row = row
      entry.road = added.startsWith('|') ? added.slice(1) : entry.road + added
      if (!isSame) changes.push([place, ...toldOf(row), added])
    }
    return changes
  }

  private isWatched(): boolean {
    return this.frames.countIn(room) > 0
  }

  private forget(): void {
    this.loading = undefined
  }
}

/** The result that a row has more than the entry; undefined where there are several. */
function addedBy({ title, row: before }: Entry, { ended }: LobbyRow): string | undefined {
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

function toldOf({ state, closesAt, players }: LobbyRow): [LobbyChange[1], LobbyChange[2], LobbyChange[3]] {
  const phase = state === 'settled' ? 'result' : (state ?? 'idle')
  return [phase, state === 'betting' ? (closesAt?.getTime() ?? null) : null, players]
}

function viewOf({ title, row, road }: Entry, { currency }: Session): LobbyView['tables'][number] {
  const { gameId: tableId, names, table } = title
  const { speed, tier, language, state } = table
  const limits = limitsOfTitle(currency, title)
  const [phase, closesMs, players] = toldOf(row)
  return {
    ...{ tableId, rulesId: title.rules.id, isLive: title.live !== undefined, dealer: title.theme },
    ...{ names, speed, tier, language, state, phase, closesMs, players, road },
    stakes: limits ? { minMinor: `${limits.stakeMinorMin}`, maxMinor: `${limits.stakeMinorMax}` } : null,
  }
}
