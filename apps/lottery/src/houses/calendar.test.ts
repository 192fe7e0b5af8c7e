import { expect, test } from 'vitest'
import { plannedDraws } from './calendar.ts'

const at = (text: string): number => Date.parse(text)
const texts = (draws: ReturnType<typeof plannedDraws>) =>
  draws.map(({ drawNo, closesAtMs, drawsAtMs }) => [
    drawNo,
    new Date(closesAtMs).toISOString(),
    new Date(drawsAtMs).toISOString(),
  ])

test('a lottery of every five minutes is numbered through the day of Vietnam', () => {
  const draws = plannedDraws({ kind: 'every', minutes: 5 }, at('2026-11-20T16:58:00Z'), 2)
  expect(texts(draws)).toEqual([
    ['20261120-0288', '2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
    ['20261121-0001', '2026-11-20T17:05:00.000Z', '2026-11-20T17:05:00.000Z'],
  ])
  expect(draws[1]?.opensAtMs).toBe(draws[0]?.closesAtMs)
})

test('the moment of a close belongs to the next draw', () => {
  const [draw] = plannedDraws({ kind: 'every', minutes: 1 }, at('2026-11-20T10:01:00Z'), 1)
  expect(draw?.closesAtMs).toBe(at('2026-11-20T10:02:00Z'))
})

test('a daily lottery closes before it is drawn, and its day is that of Vietnam', () => {
  const north = { kind: 'daily', at: '18:15', closeMinutesBefore: 10 } as const
  expect(texts(plannedDraws(north, at('2026-11-20T11:04:59Z'), 1))).toEqual([
    ['20261120', '2026-11-20T11:05:00.000Z', '2026-11-20T11:15:00.000Z'],
  ])
  expect(texts(plannedDraws(north, at('2026-11-20T11:05:00Z'), 1))).toEqual([
    ['20261121', '2026-11-21T11:05:00.000Z', '2026-11-21T11:15:00.000Z'],
  ])
})

test('a lottery of some days of the week leaves the others out', () => {
  const mondays = { kind: 'daily', at: '16:15', closeMinutesBefore: 10, days: [1] } as const
  const numbers = plannedDraws(mondays, at('2026-11-20T00:00:00Z'), 3).map(({ drawNo }) => drawNo)
  expect(numbers).toEqual(['20261123', '20261130', '20261207'])
})

test('a lottery of two days a month goes on over the end of the year', () => {
  const thai = { kind: 'daily', at: '16:00', closeMinutesBefore: 10, dates: [1, 16] } as const
  const numbers = plannedDraws(thai, at('2026-12-16T10:00:00Z'), 3).map(({ drawNo }) => drawNo)
  expect(numbers).toEqual(['20270101', '20270116', '20270201'])
})

test('a world of tests draws more often, and its numbers do not meet', () => {
  const draws = plannedDraws({ kind: 'every', minutes: 1 }, at('2026-11-20T10:00:00Z'), 20, 10)
  expect(new Set(draws.map(({ drawNo }) => drawNo)).size).toBe(20)
  expect((draws[1]?.closesAtMs ?? 0) - (draws[0]?.closesAtMs ?? 0)).toBe(6_000)
})
