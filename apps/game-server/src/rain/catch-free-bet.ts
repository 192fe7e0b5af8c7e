import type { RainState } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { transact } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { hasCaught, hasPaidBetSince, lockRain, saveFreeBet, saveRainLeft } from './rain-store.ts'
import { playedWithinMs, viewRainState } from './view-rain.ts'

/** One free bet of a rain for the player of a session, as long as there are any. Refusals: RAIN_OVER, RAIN_NOT_YOURS. */
export async function catchFreeBet(context: AppContext, session: Session, rainId: string): Promise<Outcome<RainState>> {
  const caught = await transact(context.db, (tx) => take(context, tx, session, rainId))
  return caught.ok ? ok(await viewRainState(context, session)) : caught
}

/** The lock on the rain puts everybody who wants one in a row: each free bet is given once. */
async function take({ clock }: AppContext, tx: Tx, session: Session, rainId: string): Promise<Outcome<undefined>> {
  const rain = await lockRain(tx, rainId)
  const now = clock.now()
  const isHere = session.mode === 'real' && rain?.table_id === session.gameId && rain.currency === session.currency
  if (!isHere) return refuse('RAIN_OVER', 'no such rain at this table')
  if (await hasCaught(tx, rainId, session.playerId)) return ok(undefined)
  if (rain.remaining === 0 || rain.open_until <= now) return refuse('RAIN_OVER', 'nothing of it is left')
  if (!(await hasPaidBetSince(tx, session, new Date(now.getTime() - playedWithinMs)))) {
    return refuse('RAIN_NOT_YOURS', 'only who had a bet here in the last ten minutes catches')
  }
  await saveFreeBet(tx, rainId, session.playerId, now)
  await saveRainLeft(tx, rainId, rain.remaining - 1)
  await tellTable(tx, { tableId: rain.table_id, what: 'rain' })
  return ok(undefined)
}
