import { quickDraws, toNumber } from '@fairground/game-rules/exact'
import { describe, expect, it } from 'vitest'
import { type Lottery, type OddsRow, type Play, payChance, randomSelection, returnOf } from '../base/index.ts'
import { lotteries } from './index.ts'

const drawCount = 2_000

describe.each(lotteries.map((lottery) => [lottery.id, lottery] as const))('%s', (_, lottery) => {
  const draws = quickDraws(2026)
  const drawn = Array.from({ length: drawCount }, () => lottery.draw(draws))

  it('reads back what it draws, and shows every group once', () => {
    for (const draw of drawn.slice(0, 50)) {
      expect(lottery.readDraw(JSON.parse(JSON.stringify(draw)))).toEqual({ ok: true, value: draw })
      const shown = lottery.board(draw).map(({ id }) => id)
      expect([...lottery.reveal].sort()).toEqual([...shown].sort())
    }
    expect(lottery.readDraw(null).ok).toBe(false)
    expect(lottery.readDraw({}).ok).toBe(false)
  })

  it('has no play twice, and no bet that returns what is staked or more', () => {
    const ids = lottery.plays.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const row of lottery.plays.flatMap(({ rows }) => rows)) {
      expect(toNumber(returnOf(row)), row.bet).toBeLessThanOrEqual(0.98)
      expect(toNumber(payChance(row)), row.bet).toBeLessThanOrEqual(1)
    }
  })

  it.each(lottery.plays.map((play) => [play.id, play] as const))('%s wins as often as its odds say', (_id, play) => {
    const { readCount, observed, refunds, expected, expectedRefunds, deviation } = played(play, lottery, drawn)
    expect(readCount).toBeGreaterThan(drawCount / 3)
    // Six deviations, and three events where hardly any is expected.
    expect(Math.abs(observed - expected)).toBeLessThan(6 * deviation + 3)
    expect(Math.abs(refunds - expectedRefunds)).toBeLessThan(6 * Math.sqrt(expectedRefunds) + 3)
  })
})

function played(play: Play, lottery: Lottery, drawn: readonly unknown[]) {
  const draws = quickDraws(7)
  const sum = { readCount: 0, observed: 0, refunds: 0, expected: 0, expectedRefunds: 0, variance: 0 }
  const facts = new Map(play.rows.map((row) => [row.bet, factsOf(row)]))
  for (const draw of drawn) {
    const read = play.read(randomSelection(play.shape, draws))
    // Numbers of a shape that are not sold, such as three digits alike.
    if (!read.ok) continue
    sum.readCount += 1
    const { wins, refunds } = play.tally(read.value, draw, () => 1000)
    const [key = ''] = play.keys(read.value)
    const row = facts.get(play.rowOf?.(key) ?? play.rows[0]?.bet ?? '')
    const bets = play.count(read.value)
    if (!row) throw new Error(`${lottery.id} ${play.id} has no odds of ${key}`)
    sum.observed += wins.reduce((all, { times }) => all + times, 0)
    sum.refunds += refunds
    sum.expected += bets * row.mean
    sum.expectedRefunds += bets * row.refund
    sum.variance += bets * bets * row.square
  }
  return { ...sum, deviation: Math.sqrt(sum.variance) }
}

function factsOf(row: OddsRow) {
  const facts = { mean: 0, square: 0, refund: 0 }
  for (const { chance, prizes, isRefund } of row.outcomes()) {
    const count = Object.values(prizes).reduce((all, one) => all + one, 0)
    const p = toNumber(chance)
    facts.mean += isRefund ? 0 : p * count
    facts.square += isRefund ? 0 : p * count * count
    facts.refund += isRefund ? p : 0
  }
  return facts
}
