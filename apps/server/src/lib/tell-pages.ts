import { sql } from 'kysely'
import { Counter } from 'prom-client'
import type { Db } from '../db/db.ts'

export const liveChannel = 'fairground_live'

const lost = new Counter({
  name: 'fairground_live_lost_total',
  help: 'Messages to open pages that could not be handed to the database; pages read anew when their line is back',
})

interface Waiting {
  payloads: string[]
  /** Ends when nothing waits any more. */
  sending: Promise<void> | undefined
}

const waitingOf = new WeakMap<Db, Waiting>()

/**
 * Hands messages to every process with open pages, by a statement of its own: a transaction that notifies holds a lock of
 * the whole database while it commits, which money never may (decision 077). What comes while one is under way goes together
 * with the next.
 */
export function tellPages(db: Db, messages: readonly object[]): void {
  const waiting = waitingOf.get(db) ?? { payloads: [], sending: undefined }
  waitingOf.set(db, waiting)
  waiting.payloads.push(...messages.map((message) => JSON.stringify(message)))
  waiting.sending ??= send(db, waiting)
}

/** Resolves when all that was told so far has been handed over. */
export const pagesTold = async (db: Db): Promise<void> => waitingOf.get(db)?.sending

async function send(db: Db, waiting: Waiting): Promise<void> {
  while (waiting.payloads.length > 0) {
    const payloads = waiting.payloads.splice(0)
    try {
      await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
    } catch {
      // The database is away, or the process is ending: whoever listens hears nothing either, and reads anew afterwards.
      lost.inc(payloads.length)
    }
  }
  waiting.sending = undefined
}
