import { expect, it } from 'vitest'
import { claw, clawTable, coinPusher, coinPusherTable } from '../../games/prize-machines/prize-tables.ts'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { prizeTableSheet } from './prize-table-sheet.ts'

it.each([
  { game: coinPusher, table: coinPusherTable, rtp: '47/50' },
  { game: claw, table: clawTable, rtp: '19/20' },
])('$game.id pays the prize that was drawn and returns $rtp', ({ game, table, rtp }) => {
  for (const [place, { x10000 }] of table.prizes.entries()) {
    const round = playWith(game, { ...fastDraws(1), weighted: () => place }, { bet: {} })
    expect(round.events[0]).toEqual({ type: 'prize-drawn', prize: place })
    expect(round.payoutMinor).toBe(BigInt(x10000) / 10n)
  }
  expect(table.prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
  expect(prizeTableSheet(table)[0]?.rtp).toBe(rtp)
})
