import { type TableChatNews, TableChatReport, TableChatSay, tableChatShown } from '@fairground/contract/studio'
import { isSessionClosed, type Session, Soon } from '@fairground/vendor-kit'
import type { Socket } from 'socket.io'
import type { AppContext } from '../context.ts'
import { keepWalletSession } from '../free-rounds/keep-session.ts'
import type { TableNews } from '../tables/shared-round-store.ts'
import { readRight } from './chat-right.ts'
import { listShown, readMessages } from './message-store.ts'
import { reportMessage } from './report-message.ts'
import { say } from './say.ts'

/** What is said at one table goes out together at most this often. */
const gatherMs = 250

type ChatSocket = Pick<Socket, 'emit' | 'on' | 'disconnect'>

interface Asking {
  socket: ChatSocket
  session: Session
  /** What comes of it is seen by others. */
  isWriting: boolean
}

interface Frames {
  /** To every frame at the table, a few at a time. */
  tellTable(tableId: string, news: TableChatNews): Promise<void>
  /** Every frame of a player at the table. */
  framesOf(tableId: string, playerId: string): readonly { socket: ChatSocket; session: Session }[]
}

/** Table chat of one process: serves its own frames from committed rows. No money depends on it. */
export class LiveChat {
  private readonly soons = new Map<string, Soon>()
  /** Numbers of messages that frames have not been told of. */
  private readonly changed = new Map<string, Set<number>>()
  private readonly context: AppContext
  private readonly frames: Frames

  constructor(context: AppContext, frames: Frames) {
    this.context = context
    this.frames = frames
  }

  /** A frame has come in. */
  serve(socket: ChatSocket, session: Session): void {
    let isBusy = false
    const answerOne =
      (work: (input: unknown) => Promise<unknown>, isWriting = true) =>
      (input: unknown, reply: unknown) => {
        if (typeof reply !== 'function') return
        if (isBusy) return void reply({ ok: false, code: 'TOO_FAST' })
        isBusy = true
        void this.inSession({ socket, session, isWriting }, () => work(input))
          .catch((error: unknown) => {
            this.context.log.error({ err: error }, 'a call of the chat failed')
            return { ok: false, code: 'SYSTEM_ERROR' }
          })
          .then((told) => {
            isBusy = false
            reply(told)
          })
      }
    socket.on(
      'say',
      answerOne(async (input) => {
        const wish = TableChatSay.safeParse(input)
        return wish.success ? say(this.context, session, wish.data.text) : { ok: false, code: 'BAD_REQUEST' }
      }),
    )
    socket.on(
      'report',
      answerOne(async (input) => {
        const wish = TableChatReport.safeParse(input)
        return { ok: wish.success && (await reportMessage(this.context, session, wish.data.messageId)) }
      }),
    )
    socket.on(
      'chatRight',
      answerOne(() => readRight(this.context, this.context.db, session), false),
    )
    void this.report(this.welcome(socket, session))
  }

  /**
   * A player who was locked or logged out writes no more: the line was let in before that. Whoever writes is asked after at the
   * wallet, which knows of the log-in behind the frame; while the wallet is out of reach the frame's own session counts.
   */
  private async inSession({ socket, session, isWriting }: Asking, work: () => Promise<unknown>): Promise<unknown> {
    if (isWriting) await keepWalletSession(this.context, session)
    if (!(await isSessionClosed(this.context.db, session.sessionId))) return work()
    setImmediate(() => socket.disconnect(true))
    return { ok: false, code: 'SYSTEM_ERROR' }
  }

  /** What a process committed; that of other parts of the table is none of the chat's. */
  hear(news: TableNews): void {
    if (news.what === 'chat') this.gather(news.tableId, news.messageId)
    if (news.what === 'chatRight') void this.report(this.tellRight(news.tableId, news.playerId))
  }

  /** Messages may have been missed: refreshes the frames of these tables. */
  tellAll(tableIds: Iterable<string>): void {
    for (const tableId of tableIds) {
      void this.report(this.readWhole(tableId).then((news) => this.frames.tellTable(tableId, news)))
    }
  }

  stop(): void {
    for (const soon of this.soons.values()) soon.stop()
  }

  private async welcome(socket: ChatSocket, session: Session): Promise<void> {
    socket.emit('chat', await this.readWhole(session.gameId))
    socket.emit('chatRight', await readRight(this.context, this.context.db, session))
  }

  private gather(tableId: string, messageId: number): void {
    const ids = this.changed.get(tableId) ?? new Set()
    this.changed.set(tableId, ids.add(messageId))
    let soon = this.soons.get(tableId)
    if (!soon) {
      soon = new Soon(gatherMs, () => this.report(this.tellChanged(tableId)))
      this.soons.set(tableId, soon)
    }
    soon.ask()
  }

  private async tellChanged(tableId: string): Promise<void> {
    const ids = this.changed.get(tableId)
    if (!ids) return
    this.changed.delete(tableId)
    const told = await readMessages(this.context.db, [...ids])
    await this.frames.tellTable(tableId, { isWhole: false, ...told })
  }

  private async tellRight(tableId: string, playerId: string): Promise<void> {
    for (const { socket, session } of this.frames.framesOf(tableId, playerId)) {
      socket.emit('chatRight', await readRight(this.context, this.context.db, session))
    }
  }

  private async readWhole(tableId: string): Promise<TableChatNews> {
    return { isWhole: true, messages: await listShown(this.context.db, tableId, tableChatShown), hiddenIds: [] }
  }

  private report(work: Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of the chat')
    return work.then(() => undefined, failed)
  }
}
