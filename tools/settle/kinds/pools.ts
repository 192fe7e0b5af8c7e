import { bingoPrizes, shareOut, splitSales } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { minor, whole } from '../fields.ts'
import { type Kind, kind } from '../kind.ts'

const winnersMax = 1_000_000
const winners = whole(1, winnersMax)
const share = z.object({ poolMinor: minor, winners })
const sales = z.object({
  salesMinor: minor,
  winners: z.object({ line: winners, 'two-lines': winners, house: winners }, 'winners of line, two-lines and house'),
})

export const poolKinds: readonly Kind[] = [
  kind('pool-share', share, ({ poolMinor, winners: count }) => shared(poolMinor, count)),
  kind('bingo-pool', sales, ({ salesMinor, winners: counts }) => {
    const { prizesMinor, meterMinor, reserveMinor, houseMinor } = splitSales(salesMinor)
    return {
      prizes: Object.fromEntries(bingoPrizes.map((prize) => [prize, shared(prizesMinor[prize], counts[prize])])),
      meterMinor: `${meterMinor}`,
      reserveMinor: `${reserveMinor}`,
      houseMinor: `${houseMinor}`,
    }
  }),
]

/** Equal shares, and what cannot be divided. */
function shared(poolMinor: bigint, count: number) {
  const eachMinor = shareOut(poolMinor, count)
  return { eachMinor: `${eachMinor}`, restMinor: `${poolMinor - eachMinor * BigInt(count)}` }
}
