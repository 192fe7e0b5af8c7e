import { LobbyNews, type LobbyTable, LobbyView, withNews } from '@fairground/contract/studio'
import { createStore, type Store } from '@fairground/vendor-ui'
import type { Socket } from 'socket.io-client'

const answerMs = 8_000
/** Without an answer it is asked again so much later. */
const pauseMs = 3_000

interface LobbyScreen {
  /** Of the live casino, in the order of the studio; undefined until it has told them. */
  tables: readonly LobbyTable[] | undefined
}

/** The studio's lobby, followed while somebody looks at it. */
export class LobbyDesk {
  readonly screen: Store<LobbyScreen> = createStore<LobbyScreen>({ tables: undefined })
  private socket: Socket | undefined
  private view: LobbyView | undefined
  private lookers = 0
  private again: ReturnType<typeof setTimeout> | undefined

  /** Listens to the line of the frame. */
  attach(socket: Socket): void {
    this.socket = socket
    socket.on('connect', () => void this.ask())
    socket.on('lobby-again', () => void this.ask())
    socket.on('lobby-news', (value: unknown) => this.hear(value))
  }

  /** Follows it until the answer is called. */
  look(): () => void {
    this.lookers += 1
    if (this.lookers === 1) void this.ask()
    return () => {
      this.lookers -= 1
      if (this.lookers > 0) return
      clearTimeout(this.again)
      this.socket?.emit('lobby-off')
    }
  }

  private async ask(): Promise<void> {
    clearTimeout(this.again)
    if (this.lookers === 0 || !this.socket?.connected) return
    try {
      this.keep(LobbyView.parse(await this.socket.timeout(answerMs).emitWithAck('lobby')))
    } catch {
      // The view that stands goes on being shown; a new line asks by itself.
      clearTimeout(this.again)
      this.again = setTimeout(() => void this.ask(), pauseMs)
    }
  }

  private hear(value: unknown): void {
    const news = LobbyNews.safeParse(value)
    if (!news.success || !this.view) return
    const view = withNews(this.view, news.data)
    if (view) this.keep(view)
    else void this.ask()
  }

  private keep(view: LobbyView): void {
    this.view = view
    this.screen.set({ tables: view.tables.filter(({ isLive }) => isLive) })
  }
}
