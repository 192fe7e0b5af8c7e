import { type FreeBet, RainNews, type RainState } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { RainRow } from '../db/schema.ts'
import { type FreeBetRow, findOpenRain, hasCaught, hasPaidBetSince, listFreeBets } from './rain-store.ts'

/** Who had a paid bet at the table within this may catch. */
export const playedWithinMs = 10 * 60_000

/** What every frame of the currency at the table is told. */
export async function viewRainNews(
  { db, clock }: AppContext,
  place: { tableId: string; currency: string },
): Promise<RainNews> {
  const rain = await findOpenRain(db, { ...place, now: clock.now() })
  return RainNews.parse({ rain: rain ? viewRain(rain) : null })
}

/** The same with what this player has and may. Nothing of it is for play money. */
export async function viewRainState(context: AppContext, session: Session): Promise<RainState> {
  if (session.mode !== 'real') return { rain: null, canCatch: false, freeBets: [] }
  const { db, clock } = context
  const now = clock.now()
  const [rain, freeBets] = await Promise.all([
    findOpenRain(db, { tableId: session.gameId, currency: session.currency, now }),
    listFreeBets(db, session, now),
  ])
  const canCatch =
    rain !== undefined &&
    !(await hasCaught(db, rain.rain_id, session.playerId)) &&
    (await hasPaidBetSince(db, session, new Date(now.getTime() - playedWithinMs)))
  return { rain: rain ? viewRain(rain) : null, canCatch, freeBets: freeBets.map(viewFreeBet) }
}

const viewRain = (rain: RainRow) => ({
  rainId: rain.rain_id,
  stakeMinor: rain.stake_minor,
  winMinorMax: rain.win_minor_max,
  quantity: rain.quantity,
  remaining: rain.remaining,
  openUntilMs: rain.open_until.getTime(),
})

const viewFreeBet = (bet: FreeBetRow): FreeBet => ({
  freeBetId: bet.free_bet_id,
  stakeMinor: bet.stake_minor,
  winMinorMax: bet.win_minor_max,
  expiresMs: bet.expires_at.getTime(),
})
