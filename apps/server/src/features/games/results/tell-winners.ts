import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../db/db.ts'
import type { LiveMessage } from '../../../lib/live-events.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { tellPages } from '../../../lib/tell-pages.ts'
import { listTopRounds, winnersMax } from './list-winners.ts'

/** Pages refetch some seconds after an event, so changes within that time need no further event. */
const restMs = 5_000
const toldAtMs = new WeakMap<Db, number>()

/** A win below this is on no board; 0 while there is room. Half a minute old at most. */
const leastShownMinor = rememberBriefly({ lifeMs: 30_000, entriesMax: 1 }, async (context: AppContext) =>
  BigInt((await listTopRounds(context))[winnersMax - 1]?.payouts_minor ?? 0),
)

/** Tells open pages that a win, which has been paid, is large enough for the winner board: at most every five seconds. */
export async function tellWinners(
  context: AppContext,
  { currency, amountMinor }: { currency: string; amountMinor: bigint },
): Promise<void> {
  const nowMs = context.clock.now().getTime()
  if (currency === 'FUN' || Math.abs(nowMs - (toldAtMs.get(context.db) ?? 0)) < restMs) return
  if (amountMinor <= (await leastShownMinor(context))) return
  toldAtMs.set(context.db, nowMs)
  const message: LiveMessage = { type: 'winners.changed', value: {} }
  tellPages(context.db, [message])
}
