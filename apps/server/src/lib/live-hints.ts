import type { LiveEvents, LiveEventType } from '@fairground/contract'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { LiveMessage } from './live-events.ts'
import { tellPages } from './tell-pages.ts'

const pauseMs = 100

interface Hints {
  /** The newest of each member and type. */
  waiting: Map<string, LiveMessage>
  timer: NodeJS.Timeout | undefined
  sentAtMs: number
}

const hintsOf = new WeakMap<Db, Hints>()

/**
 * Tells a member's open pages of a change that is already committed, soon and at most every 100 ms. It may be lost with
 * the process: for what pages only show fresh a moment later. Hundreds of changes cost one notification's commit.
 */
export function hint<Type extends LiveEventType>(
  context: Pick<AppContext, 'db'>,
  memberId: string,
  type: Type,
  value: LiveEvents[Type],
): void {
  const hints = hintsOf.get(context.db) ?? { waiting: new Map(), timer: undefined, sentAtMs: 0 }
  hintsOf.set(context.db, hints)
  hints.waiting.set(`${memberId} ${type}`, { memberId, type, value })
  const waitMs = Math.max(0, hints.sentAtMs + pauseMs - performance.now())
  hints.timer ??= setTimeout(() => send(context.db, hints), waitMs).unref()
}

function send(db: Db, hints: Hints): void {
  const messages = [...hints.waiting.values()]
  Object.assign(hints, { waiting: new Map(), timer: undefined, sentAtMs: performance.now() })
  tellPages(db, messages)
}
