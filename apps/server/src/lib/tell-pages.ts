import { sql } from 'kysely'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { Db } from '../db/db.ts'

export const liveChannel = 'fairground_live'

const lost = new Counter({
  name: 'fairground_live_lost_total',
  help: 'Messages to open pages that could not be handed to the database; pages read anew when their line is back',
})

/** What is lost within so much time is one line of the log. */
const burstMs = 5_000

interface Waiting {
  payloads: string[]
  /** Ends when nothing waits any more. */
  sending: Promise<void> | undefined
  log: Pick<Logger, 'warn'> | undefined
  lost: { count: number; cause: string; timer: NodeJS.Timeout } | undefined
}

const waitingOf = new WeakMap<Db, Waiting>()

function waitingAt(db: Db): Waiting {
  const waiting = waitingOf.get(db) ?? { payloads: [], sending: undefined, log: undefined, lost: undefined }
  waitingOf.set(db, waiting)
  return waiting
}

/** Where a burst of messages that could not be handed over is written down, by their number alone. */
export function logLostMessages(db: Db, log: Pick<Logger, 'warn'>): void {
  waitingAt(db).log = log
}

/**
 * Hands messages to every process with open pages, by a statement of its own: a transaction that notifies holds a lock of
 * the whole database while it commits, which money never may (decision 077). What comes while one is under way goes together
 * with the next.
 */
export function tellPages(db: Db, messages: readonly object[]): void {
  const waiting = waitingAt(db)
  waiting.payloads.push(...messages.map((message) => JSON.stringify(message)))
  waiting.sending ??= send(db, waiting)
}

/** Resolves when all that was told so far has been handed over, or written down as lost. */
export async function pagesTold(db: Db): Promise<void> {
  const waiting = waitingAt(db)
  await waiting.sending
  reportLost(waiting)
}

async function send(db: Db, waiting: Waiting): Promise<void> {
  while (waiting.payloads.length > 0) {
    const payloads = waiting.payloads.splice(0)
    try {
      await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
    } catch (error) {
      // The database is away, or the process is ending: whoever listens hears nothing either, and reads anew afterwards.
      noteLost(waiting, payloads.length, error)
    }
  }
  waiting.sending = undefined
}

function noteLost(waiting: Waiting, count: number, error: unknown): void {
  lost.inc(count)
  const cause = error instanceof Error ? String('code' in error ? error.code : error.name) : 'unknown'
  const timer = waiting.lost?.timer ?? setTimeout(() => reportLost(waiting), burstMs).unref()
  waiting.lost = { count: (waiting.lost?.count ?? 0) + count, cause, timer }
}

function reportLost(waiting: Waiting): void {
  if (!waiting.lost) return
  const { count, cause, timer } = waiting.lost
  clearTimeout(timer)
  waiting.lost = undefined
  waiting.log?.warn({ count, cause }, 'messages to open pages could not be handed to the database')
}
