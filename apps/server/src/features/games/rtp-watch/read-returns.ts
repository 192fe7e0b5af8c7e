import type { ReturnFigures } from '@fairground/contract'
import type { CertifiedReturn } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { artUrl, findWatchedGame } from '../catalogue/index.ts'
import { listReturnAlarms } from './alarm-store.ts'
import { sumsOf } from './count-returns.ts'
import { bandOf, deviations, roundsMin } from './return-band.ts'
import { findCountedAt, listGameDays, listReturnDay, type ReturnFilter, type ReturnRow } from './return-store.ts'
import { viewFigures, viewGame, viewGameReturn } from './return-view.ts'

const method = { deviations, roundsMin }

/** A page of the games of a day. */
export async function readReturns({ db }: AppContext, filter: ReturnFilter, page: { limit: number; offset: number }) {
  const [{ rows, total }, countedAt] = await Promise.all([
    listReturnDay(db, filter, page),
    findCountedAt(db, filter.day),
  ])
  const list = rows.map((row) => viewGameReturn({ ...row, icon_url: artUrl(row.tile_key) }))
  return { list, total, method, countedAt: countedAt?.toISOString() ?? null }
}

/** One game day by day, and the days together. Refusal: NOT_FOUND. */
export async function readGameReturns(
  { db }: AppContext,
  { nodeId, from, to }: { nodeId: string; from: string; to: string },
) {
  const game = await findWatchedGame(db, nodeId)
  if (!game) return refuse('NOT_FOUND')
  const days = await listGameDays(db, { vendorId: game.vendor_id, gameCode: game.game_code, from, to })
  return ok({
    ...viewGame({ ...game, icon_url: artUrl(game.tile_key) }),
    ...{ gameCode: game.game_code, vendorId: game.vendor_id, modelId: game.model_id, jackpotIds: game.jackpot_ids },
    stoppedReason: game.stopped_reason ?? undefined,
    method,
    days: days.map((row) => ({ ...viewFigures(row), day: row.on_day })),
    together: togetherOf(days),
  })
}

/** Days of one kind, currency and model, as one long day: their rounds are independent too. */
function togetherOf(days: readonly ReturnRow[]): ReturnFigures[] {
  const alike = Map.groupBy(days, (row) => [row.kind, row.currency, row.model_id, row.model_version].join(' '))
  return [...alike.values()].flatMap((rows) => {
    const last = rows.at(-1)
    if (!last) return []
    const sum = (
      name: 'round_count' | 'stake_minor' | 'payout_minor' | 'stake_squares' | 'payout_squares' | 'products',
    ) => rows.reduce((total, row) => total + BigInt(row[name]), 0n).toString()
    const sums = {
      ...{ stake: sum('stake_minor'), payout: sum('payout_minor'), products: sum('products') },
      ...{ stakeSquares: sum('stake_squares'), payoutSquares: sum('payout_squares') },
      payoutMax: String(Math.max(...rows.map((row) => Number(row.payout_minor_max)))),
    }
    const { isMeasured, ...band } = bandOf(sumsOf(sums), certifiedOf(last))
    const counted = { round_count: sum('round_count'), stake_minor: sums.stake, payout_minor: sums.payout }
    return [viewFigures({ ...last, ...counted, ...band, is_measured: isMeasured })]
  })
}

const certifiedOf = ({ rtp_min, rtp_max, sd, has_choices }: ReturnRow): CertifiedReturn | null =>
  rtp_min === null || rtp_max === null ? null : { rtpMin: rtp_min, rtpMax: rtp_max, sd, hasChoices: has_choices }

/** Alarms that nobody has looked at yet. */
export async function readAlarms({ db }: AppContext) {
  const rows = await listReturnAlarms(db)
  return {
    list: rows.map((row) => ({
      ...viewGameReturn({ ...row, icon_url: artUrl(row.tile_key) }),
      ...{ alarmId: row.id, day: row.on_day, raisedAt: row.raised_at.toISOString() },
    })),
  }
}
