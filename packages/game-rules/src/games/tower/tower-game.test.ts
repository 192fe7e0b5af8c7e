import { expect, it } from 'vitest'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { towerX10000 } from './tower-game.ts'
import { towerSheet } from './tower-sheet.ts'
import { chickenRoad, penaltyShootOut, tower, towerConfigs } from './towers.ts'

const losingRows = () => {
  const draws = workedExample()
  return Array.from({ length: 9 }, () => draws.deal(3, 1)[0] ?? 0)
}
const pick = (tile: number) => ({ type: 'pick', tile })
const play = (...actions: object[]) => playWith(tower, workedExample(), { bet: { difficulty: 'medium' }, actions })

it('rows are drawn in order with the bet, and shown only when the round is over', () => {
  const safe = losingRows().map((tile) => pick((tile + 1) % 3))
  const open = play(...safe.slice(0, 2))
  expect(open.events.map(({ type }) => type)).toEqual(['raised', 'climbed', 'climbed'])
  const over = play(...safe)
  expect(over.payoutMinor).toBe((1000n * BigInt(towerX10000({ rows: 9, tiles: 3, safe: 2 }, 9))) / 10_000n)
  expect(over.events.at(-2)).toEqual({ type: 'rows-shown', losing: losingRows().map((tile) => [tile]) })
})

it('a losing tile ends the round with nothing', () => {
  expect(play(pick(losingRows()[0] ?? 0))).toMatchObject({ isOver: true, payoutMinor: 0n })
})

it('refuses a tile that the row does not have', () => {
  expect(() => play(pick(3))).toThrow('actions.0.tile: a tile below 3')
})

it('pays 99 % of (tiles / safe) ^ rows, cut to ten-thousandths', () => {
  expect(towerX10000({ rows: 9, tiles: 4, safe: 3 }, 1)).toBe(13_200)
  expect(towerX10000({ rows: 9, tiles: 2, safe: 1 }, 9)).toBe(5_068_800)
  expect(towerX10000({ rows: 9, tiles: 4, safe: 1 }, 9)).toBe(2_595_225_600)
  expect(towerX10000(towerConfigs.penaltyShootOut.shapes.standard, 5)).toBe(75_178)
  expect(towerX10000(towerConfigs.chickenRoad.shapes.daring, 15)).toBe(21_055_542)
})

it.each([tower, penaltyShootOut, chickenRoad])('$id takes its own difficulties only', (game) => {
  expect(game.readBet({ stakeMinor: '1', difficulty: 'impossible' }).ok).toBe(false)
  expect(game.readBet({ stakeMinor: '1', difficulty: 'constructor' }).ok).toBe(false)
})

it('no row of any tower returns more than 99 %', () => {
  for (const config of Object.values(towerConfigs)) {
    const returns = towerSheet(config).map(({ decimal }) => Number(decimal))
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.99)
    expect(Math.min(...returns)).toBeGreaterThan(0.9899)
  }
})
