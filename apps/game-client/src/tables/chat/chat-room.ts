import {
  type TableChatMessage,
  TableChatNews,
  type TableChatRefusal,
  TableChatRight,
  TableChatSaid,
} from '@fairground/contract/studio'
import { createStore, type SafeStorage, type Store } from '@fairground/vendor-ui'
import type { Socket } from 'socket.io-client'
import * as z from 'zod'
import { mergeNews } from './merge-news.ts'

const answerMs = 8_000
const hiddenMax = 200
const Marks = z.array(z.string().max(16)).max(hiddenMax)
const Reported = z.object({ ok: z.boolean() })

/** `OFFLINE` is our own: no answer came. */
export type SayRefusal = TableChatRefusal | 'OFFLINE'

export interface ChatState {
  /** The oldest first, those of hidden players left out. */
  messages: readonly TableChatMessage[]
  /** Undefined until the studio has said. */
  right: TableChatRight | undefined
  isOnline: boolean
  isSending: boolean
  refusal: SayRefusal | undefined
  /** Of others, since the chat was looked at last. */
  unread: number
  /** Whose messages this player does not want to see. */
  hiddenMarks: readonly string[]
  reportedIds: readonly number[]
}

interface Parts {
  tableId: string
  device: SafeStorage
  /** A round behind glass: nobody is there to talk to. */
  isOff: boolean
}

/** What is said at the table of this frame. It only listens to the line of the game, which goes on without it. */
export class ChatRoom {
  readonly screen: Store<ChatState>
  readonly isOff: boolean
  private readonly device: SafeStorage
  private readonly hiddenKey: string
  private socket: Socket | undefined
  private all: readonly TableChatMessage[] = []
  /** Heard since the line is there; the newest messages as a whole may have been read before these. */
  private heard: readonly TableChatMessage[] = []
  private isSeen = false

  constructor({ tableId, device, isOff }: Parts) {
    this.isOff = isOff
    this.device = device
    this.hiddenKey = `chat-hidden-${tableId}`
    const none = { right: undefined, isOnline: false, isSending: false, refusal: undefined }
    this.screen = createStore<ChatState>({
      ...{ messages: [], unread: 0, hiddenMarks: this.readHidden(), reportedIds: [] },
      ...none,
    })
  }

  /** Listens to the line of the game. */
  attach(socket: Socket): void {
    this.socket = socket
    socket.on('connect', () => {
      this.heard = []
      this.screen.set({ isOnline: true })
    })
    socket.on('disconnect', () => this.screen.set({ isOnline: false }))
    socket.on('chat', (value: unknown) => {
      const news = TableChatNews.safeParse(value)
      if (news.success) this.hear(news.data)
    })
    socket.on('chatRight', (value: unknown) => this.keepRight(value))
  }

  /** Says something; true when the studio took it. */
  async say(text: string): Promise<boolean> {
    this.screen.set({ isSending: true, refusal: undefined })
    const said = await this.ask('say', { text }, TableChatSaid)
    const refusal = !said ? 'OFFLINE' : said.ok ? undefined : said.code
    this.screen.set({ isSending: false, refusal })
    if (said?.ok) this.hear({ isWhole: false, messages: [said.value], hiddenIds: [] })
    if (refusal === 'MUTED' || refusal === 'BET_FIRST') void this.askRight()
    return said?.ok === true
  }

  /** Whether this player may write changes with a bet, and with time. */
  async askRight(): Promise<void> {
    this.keepRight(await this.ask('chatRight', {}, z.unknown()))
  }

  /** Staff look at the message; the same twice counts once. True when the studio took it. */
  async report(messageId: number): Promise<boolean> {
    const told = await this.ask('report', { messageId }, Reported)
    if (told?.ok) this.screen.set({ reportedIds: [...this.screen.get().reportedIds, messageId] })
    return told?.ok === true
  }

  /** Leaves out what a player says, on this device. */
  hide(mark: string): void {
    this.keepHidden([...this.screen.get().hiddenMarks, mark].slice(-hiddenMax))
  }

  showAll(): void {
    this.keepHidden([])
  }

  /** The chat is looked at, or no more. */
  see(isSeen: boolean): void {
    this.isSeen = isSeen
    if (isSeen) this.screen.set({ unread: 0 })
  }

  private hear(news: TableChatNews): void {
    const known = new Set(this.all.map(({ messageId }) => messageId))
    const isFirst = this.all.length === 0 && news.isWhole
    this.all = mergeNews(news.isWhole ? this.heard : this.all, news)
    this.heard = news.isWhole ? [] : mergeNews(this.heard, news)
    const { right, hiddenMarks, unread } = this.screen.get()
    const others = this.all.filter(
      ({ messageId, mark }) => !known.has(messageId) && mark !== right?.mark && !hiddenMarks.includes(mark),
    )
    this.screen.set({
      messages: this.all.filter(({ mark }) => !hiddenMarks.includes(mark)),
      unread: this.isSeen || isFirst ? 0 : unread + others.length,
    })
  }

  private keepRight(value: unknown): void {
    const right = TableChatRight.safeParse(value)
    if (right.success) this.screen.set({ right: right.data })
  }

  private keepHidden(hiddenMarks: readonly string[]): void {
    this.device.write(this.hiddenKey, JSON.stringify(hiddenMarks))
    this.screen.set({ hiddenMarks, messages: this.all.filter(({ mark }) => !hiddenMarks.includes(mark)) })
  }

  private readHidden(): readonly string[] {
    try {
      return Marks.parse(JSON.parse(this.device.read(this.hiddenKey) ?? '[]'))
    } catch {
      return []
    }
  }

  private async ask<Value>(event: string, input: object, schema: z.ZodType<Value>): Promise<Value | undefined> {
    if (!this.socket?.connected) return undefined
    try {
      return schema.parse(await this.socket.timeout(answerMs).emitWithAck(event, input))
    } catch {
      return undefined
    }
  }
}
