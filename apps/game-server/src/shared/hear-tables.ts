import pg from 'pg'
import type { AppContext } from '../context.ts'
import { type TableNews, tablesChannel } from './shared-round-store.ts'

const reopenMs = 1_000

interface Listening {
  onNews(news: TableNews): void
  /** The connection was lost and is back: what was said meanwhile is not known. */
  onGap(): void
}

/** Holds one connection that hears what writers of tables committed; a lost one is opened again. */
export async function hearTables(
  context: AppContext,
  { onNews, onGap }: Listening,
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined
  let isStopped = false
  const reopenLater = () => {
    if (isStopped) return
    setTimeout(() => {
      if (isStopped) return
      open().then(onGap, (error: unknown) => context.log.warn({ err: error }, 'tables are not heard'))
    }, reopenMs).unref()
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: context.config.databaseUrl, application_name: 'studio-tables' })
    next.on('notification', ({ payload }) => onNews(JSON.parse(payload ?? '{}') as TableNews))
    next.on('error', () => {})
    next.on('end', reopenLater)
    await next.connect()
    await next.query(`listen ${tablesChannel}`)
    client = next
    if (isStopped) await next.end()
  }
  await open()
  return {
    async stop() {
      isStopped = true
      await client?.end()
    },
  }
}
