import type { LiveEvents } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { liveTablesOf } from './live-tables.ts'

const room = 'tables'
const languageLengthMax = 10

interface Pages {
  local: { to(room: string): { emit(type: string, value: unknown): unknown } }
  sockets: { adapter: { rooms: ReadonlyMap<string, ReadonlySet<string>> } }
}

interface Page {
  on(event: string, listener: (...values: unknown[]) => void): unknown
  join(room: string): Promise<void> | void
  leave(room: string): Promise<void> | void
}

/** Serves live tables to the open pages of this process: `tables` is answered with all of them, and news follow. */
export function serveLiveTables(context: AppContext, pages: Pages): { welcome(page: Page): void; stop(): void } {
  const tables = liveTablesOf(context)
  const tell = <Type extends keyof LiveEvents>(type: Type, value: LiveEvents[Type]) =>
    void pages.local.to(room).emit(type, value)
  tables.listen({
    isWatched: () => (pages.sockets.adapter.rooms.get(room)?.size ?? 0) > 0,
    onNews: (news) => tell('tables.news', news),
    onAgain: () => tell('tables.again', {}),
  })
  const open = async (page: Page, language: string) => {
    await tables.wake()
    await page.join(room)
    return tables.view(language)
  }
  return {
    welcome(page) {
      page.on('tables', (language, reply) => {
        if (typeof language !== 'string' || language.length > languageLengthMax || typeof reply !== 'function') return
        open(page, language).then(
          (view) => reply(view),
          (error: unknown) => {
            context.log.error({ err: error }, 'live tables could not be read')
            reply(null)
          },
        )
      })
      page.on('tables-off', () => void page.leave(room))
    },
    stop: () => tables.stop(),
  }
}
