import type { LotteryDeskNumbers } from '@fairground/contract/lottery-desk'
import { heatOf } from '@fairground/lottery-rules'
import type { LotteryContext } from '../context.ts'
import { capOf, listLimits } from '../liability/limit-store.ts'
import { keysOf } from './keys-of.ts'

interface Asked {
  gameId: string
  drawId: string
  play: string
  currency: string
}

/** Numbers of a pad that are looked at in one page. */
const numbersMax = 1_000

/**
 * Every number of a play in a draw with what it would pay, what was staked on it, and how warm it is: against its limit, or
 * against the warmest of them where there is none.
 */
export async function viewNumbers(context: LotteryContext, asked: Asked): Promise<LotteryDeskNumbers> {
  const { gameId, drawId, play, currency } = asked
  const rows = await context.db
    .selectFrom('liability')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('play', '=', play)
    .where('currency', '=', currency)
    .execute()
  const limits = await listLimits(context.db, gameId, currency)
  const held = new Map(rows.map((row) => [row.number, row]))
  const keys = keysOf(context, gameId, play)
  const shown = keys.length > 0 && keys.length <= numbersMax ? keys : rows.map(({ number }) => number)
  const lossOf = (number: string) => {
    const row = held.get(number)
    return row ? BigInt(row.payout_minor) - BigInt(row.stake_minor) : 0n
  }
  const losses = shown.map(lossOf).toSorted((one, other) => Number(other - one))
  const most = losses[0] ?? 0n
  return {
    numbers: shown.map((number) => {
      const row = held.get(number)
      const cap = capOf(limits, play, number)
      return {
        ...{ number, payoutMinor: String(row?.payout_minor ?? 0), stakeMinor: String(row?.stake_minor ?? 0) },
        ...{ maxMinor: cap?.toString() ?? null, step: heatOf(lossOf(number), cap ?? most) },
      }
    }),
  }
}
