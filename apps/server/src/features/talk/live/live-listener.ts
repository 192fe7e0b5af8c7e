import pg from 'pg'
import type { AppContext } from '../../../context.ts'
import type { LiveMessage } from '../../../lib/live-events.ts'
import { liveChannel } from '../../../lib/tell-pages.ts'

const reconnectMs = 1_000

interface Listening {
  onMessage(message: LiveMessage): void
  /** The connection was lost and is back: what was said meanwhile is not known. */
  onGap?(): void
}

/** Holds one connection that hears what committed transactions announced; a lost one is opened again. */
export async function listenLive(
  context: AppContext,
  { onMessage, onGap }: Listening,
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined
  let isStopped = false
  const reopenLater = () => {
    if (isStopped) return
    setTimeout(() => {
      if (!isStopped) open().then(onGap, (error) => context.log.warn({ err: error }, 'live listener'))
    }, reconnectMs).unref()
  }
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: context.config.databaseUrl, application_name: 'fairground-live' })
    next.on('notification', ({ payload }) => onMessage(JSON.parse(payload ?? '{}') as LiveMessage))
    next.on('error', () => {})
    next.on('end', reopenLater)
    await next.connect()
    await next.query(`listen ${liveChannel}`)
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
