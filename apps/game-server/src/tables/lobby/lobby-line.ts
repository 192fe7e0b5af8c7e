import type { LobbyNews, LobbyView } from '@fairground/contract/studio'
import { type Session, Soon } from '@fairground/vendor-kit'
import type { Socket } from 'socket.io'
import { limitsOfTitle } from '../../catalogue/instant-limits.ts'
import type { AppContext } from '../../context.ts'
import type { FrameRooms } from '../frame-rooms.ts'
import { LobbyBoard, type LobbyEntry, seatsOf, toldOf } from './lobby-board.ts'

/** What changes at all tables goes out together at most this often. */
const newsPauseMs = 500
const room = 'lobby'

/**
 * All tables for frames that have the lobby open: everything once, then what changed, with a number each. Read from what is
 * committed, and only while somebody looks.
 */
export class LobbyLine {
  private readonly board: LobbyBoard
  private readonly changed = new Set<string>()
  private readonly soon: Soon
  private readonly context: AppContext
  private readonly frames: FrameRooms
  private number = 0
  private loading: Promise<void> | undefined

  constructor(context: AppContext, frames: FrameRooms) {
    this.context = context
    this.frames = frames
    this.board = new LobbyBoard(context)
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
    this.loading ??= this.board.load()
    await this.loading
    const serverMs = this.context.clock.now().getTime()
    return {
      number: this.number,
      serverMs,
      tables: [...this.board.entries.values()].map((entry) => viewOf(entry, session)),
    }
  }

  private async tellChanged(): Promise<void> {
    const tableIds = [...this.changed]
    this.changed.clear()
    try {
      await this.loading
      const changes = await this.board.readChanges(tableIds)
      if (changes === undefined) return this.reset()
      if (changes.length === 0) return
      this.number += 1
      this.frames.to(room).emit('lobby-news', [this.number, changes] satisfies LobbyNews)
    } catch (error) {
      this.context.log.error({ err: error }, 'the lobby could not be told')
      this.reset()
    }
  }

  private isWatched(): boolean {
    return this.frames.countIn(room) > 0
  }

  private forget(): void {
    this.loading = undefined
  }
}

function viewOf({ title, row, road }: LobbyEntry, { currency }: Session): LobbyView['tables'][number] {
  const { gameId: tableId, names, table } = title
  const { speed, tier, language, state } = table
  const limits = limitsOfTitle(currency, title)
  const [phase, closesMs, players] = toldOf(row)
  return {
    ...{ tableId, rulesId: title.rules.id, isLive: title.live !== undefined, dealer: title.theme },
    ...{ names, speed, tier, language, state, phase, closesMs, players, road },
    ...seatsOf(title, row),
    stakes: limits ? { minMinor: `${limits.stakeMinorMin}`, maxMinor: `${limits.stakeMinorMax}` } : null,
  }
}
