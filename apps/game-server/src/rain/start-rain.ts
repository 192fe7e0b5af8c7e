import { rainMs, type VendorRain, type VendorRainAnswer } from '@fairground/contract/psw'
import { transact } from '@fairground/vendor-kit'
import { limitsOfTitle } from '../catalogue/instant-limits.ts'
import type { AppContext } from '../context.ts'
import type { RainRow, Tx } from '../db/schema.ts'
import { findTable } from '../tables/open-tables.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import { answerRain } from './answer-rain.ts'
import { findRain, saveRain } from './rain-store.ts'

/** Lets free bets fall at a table from now on; the same id again answers the first outcome. */
export function startRain(context: AppContext, rain: VendorRain): Promise<VendorRainAnswer> {
  const wanted = rowOf(rain, context.clock.now())
  return transact(context.db, async (tx) => {
    const earlier = await findRain(tx, rain.rainId)
    if (earlier) return answerAgain(tx, earlier, wanted)
    if (!(await isPlayable(context, tx, rain))) return answerRain(tx, 'REFUSED', undefined)
    if (!(await saveRain(tx, wanted))) {
      const first = await findRain(tx, rain.rainId)
      if (!first) throw new Error(`rain ${rain.rainId} is gone`)
      return answerAgain(tx, first, wanted)
    }
    await tellTable(tx, { tableId: rain.tableId, what: 'rain' })
    return answerRain(tx, 'OK', wanted)
  })
}

/** A table that runs, of a game whose bets are each their own, and a bet that every player of it could place. */
async function isPlayable({ catalogue }: AppContext, tx: Tx, rain: VendorRain): Promise<boolean> {
  const game = catalogue.find(rain.tableId)
  const base = limitsOfTitle(rain.currency, game)
  if (game?.kind !== 'shared' || game.status !== 'live' || game.rules.pool || !base) return false
  const [stakeMinor, winMinorMax] = [BigInt(rain.stake), BigInt(rain.winMax)]
  if (stakeMinor < base.stakeMinorMin || stakeMinor > base.stakeMinorMax) return false
  if (winMinorMax < stakeMinor || stakeMinor + winMinorMax > base.payoutMinorMax) return false
  return (await findTable(tx, rain.tableId))?.state === 'open'
}

const rowOf = (rain: VendorRain, now: Date): RainRow => ({
  rain_id: rain.rainId,
  table_id: rain.tableId,
  currency: rain.currency,
  quantity: rain.quantity,
  remaining: rain.quantity,
  stake_minor: rain.stake,
  win_minor_max: rain.winMax,
  campaign_id: rain.campaignId,
  created_at: now,
  open_until: new Date(now.getTime() + rainMs),
  cancelled_at: null,
  cancelled_count: null,
})

const answerAgain = (tx: Tx, earlier: RainRow, wanted: RainRow): Promise<VendorRainAnswer> =>
  answerRain(tx, wishOf(earlier) === wishOf(wanted) ? 'OK' : 'RAIN_MISMATCH', earlier, { replayed: true })

const wishOf = (row: RainRow): string =>
  JSON.stringify([row.table_id, row.currency, row.quantity, row.stake_minor, row.win_minor_max, row.campaign_id])
