import type { LiveConnection } from '@fairground/client'
import type { LiveTableNews, LiveTablesView } from '@fairground/contract'

/** Whoever shows live tables; one at a time. */
interface Follower {
  /** The line is there, for the first time or again. */
  onLine(): void
  onLost(): void
  onNews(news: LiveTableNews): void
  /** Everything has to be asked for again. */
  onAgain(): void
}

let line: LiveConnection | undefined
let follower: Follower | undefined

/** The live line of the page, as far as it is about tables: told by whoever holds it. */
export const tableLine = {
  joined(connection: LiveConnection) {
    line = connection
    follower?.onLine()
  },
  left() {
    line = undefined
    follower?.onLost()
  },
  news: (news: LiveTableNews) => follower?.onNews(news),
  again: () => follower?.onAgain(),
}

/** Hears of tables until the answer is called; `onLine` comes at once where the line is there. */
export function followTables(next: Follower): () => void {
  follower = next
  if (line) next.onLine()
  return () => {
    if (follower !== next) return
    follower = undefined
    line?.send('tables-off')
  }
}

/** All tables as they stand, and news from here on; undefined where the line has no answer. */
export const askTables = async (language: string): Promise<LiveTablesView | undefined> =>
  ((await line?.ask('tables', language)) as LiveTablesView | null | undefined) ?? undefined
