import { randomUUID } from 'node:crypto'
import type { FishingBatch, FishingFired } from '@fairground/contract/studio'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'

export const fishingChannel = 'studio_fishing'

/** What one process tells the others of a room, once it is committed. */
export type FishingNews = { roomId: string } & (
  | { what: 'batch'; batch: FishingBatch }
  | { what: 'tide' | 'seats' | 'stale' }
  /** A seat is played by another line from here on. */
  | { what: 'moved'; playerId: string; lineId: string }
  /** A magazine ended, whoever ended it. */
  | { what: 'ended'; roundId: string }
  | { what: 'fired'; shots: FishingFired[] }
)

/** So much of one message at most: PostgreSQL takes 8,000 bytes. */
const bytesMax = 7_500
const pauseMs = 25

/**
 * Tells the other processes, a few times a second: never inside a transaction, so that no commit waits for another. A
 * message that is lost is noticed by the number of the next batch.
 */
export class NewsOut {
  private readonly waiting: FishingNews[] = []
  private timer: NodeJS.Timeout | undefined
  private readonly context: AppContext
  /** Of this process: it does not hear itself. */
  readonly sender = randomUUID()

  constructor(context: AppContext) {
    this.context = context
  }

  tell(news: FishingNews): void {
    this.waiting.push(news)
    this.timer ??= setTimeout(() => void this.send(), pauseMs)
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    await this.send()
  }

  private async send(): Promise<void> {
    this.timer = undefined
    const texts = packed(this.sender, this.waiting.splice(0))
    if (texts.length === 0) return
    await sql`select pg_notify(${fishingChannel}, text) from unnest(${texts}::text[]) as text`
      .execute(this.context.db)
      .catch((error: unknown) => this.context.log.warn({ err: error }, 'fishing rooms could not be told elsewhere'))
  }
}

function packed(sender: string, news: readonly FishingNews[]): string[] {
  const texts: string[] = []
  let pack: string[] = []
  const close = () => {
    if (pack.length > 0) texts.push(`{"sender":"${sender}","news":[${pack.join(',')}]}`)
    pack = []
  }
  for (const each of news) {
    const whole = JSON.stringify(each)
    const text = Buffer.byteLength(whole) < bytesMax ? whole : JSON.stringify({ roomId: each.roomId, what: 'stale' })
    if (Buffer.byteLength(pack.join(',')) + Buffer.byteLength(text) > bytesMax) close()
    pack.push(text)
  }
  close()
  return texts
}
