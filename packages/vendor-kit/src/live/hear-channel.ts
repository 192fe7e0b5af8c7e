import pg from 'pg'
import type { VendorKit } from '../vendor-kit.ts'

const reopenMs = 1_000

interface Listening {
  /** Of PostgreSQL's `notify`. */
  channel: string
  /** What was said, as JSON. */
  onNews(news: unknown): void
  /** The connection was lost and is back: what was said meanwhile is not known. */
  onGap(): void
}

/** Holds one connection that hears what writers committed; a lost one is opened again. */
export async function hearChannel(
  context: VendorKit,
  { channel, onNews, onGap }: Listening,
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined
  let isStopped = false
  const reopenLater = () => {
    if (isStopped) return
    setTimeout(() => {
      if (isStopped) return
      open().then(onGap, (error: unknown) => context.log.warn({ err: error }, 'a channel is not heard'))
    }, reopenMs).unref()
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: context.config.databaseUrl,
      application_name: channel.replaceAll('_', '-'),
    })
    next.on('notification', ({ payload }) => onNews(JSON.parse(payload ?? '{}')))
    next.on('error', () => {})
    next.on('end', reopenLater)
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
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
