import type { LotteryDrawView } from '@fairground/contract/lottery'
import { findLottery, type Lottery, type Play } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { countedPlay, digitSums, marksOf, statisticsOf } from './statistics.ts'

const lao = findLottery('lao') as Lottery
const playOf = (id: string) => lao.plays.find((play) => play.id === id) as Play
const draws = (...results: unknown[]) => results.map((result) => ({ result }) as unknown as LotteryDrawView)

it('counts how often a number came, and the draws since', () => {
  const told = statisticsOf(lao, playOf('top2'), draws('1227', '9939', '4427', '8800'))
  const of = (wanted: string) => told?.facts.find(({ number }) => number === wanted)
  expect(of('27')).toEqual({ number: '27', hits30: 2, hits100: 2, since: 0 })
  expect(of('00')).toMatchObject({ hits30: 1, since: 3 })
  expect(of('55')).toMatchObject({ hits30: 0, since: 4 })
})

it('keeps the 30 last draws apart from older ones', () => {
  const told = statisticsOf(lao, playOf('top2'), draws(...Array.from({ length: 30 }, () => '1111'), '2222'))
  const twos = told?.facts.find(({ number }) => number === '22')
  expect(twos).toMatchObject({ hits30: 0, hits100: 1, since: 30 })
  expect(told && marksOf(told).get('11')).toBe('hot-3')
  expect(told && marksOf(told).get('22')).toBe('cold')
})

it('marks nothing as cold while too few draws are known', () => {
  const told = statisticsOf(lao, playOf('top2'), draws('1227'))
  expect(told && [...marksOf(told).keys()]).toEqual(['27'])
})

it('counts single numbers by a play of single numbers', () => {
  expect(countedPlay(lao, playOf('top4'))?.id).toBe('top2')
})

it('adds hits up by first and by last digit', () => {
  const told = statisticsOf(lao, playOf('top2'), draws('1227', '9929', '4427'))
  const { head, tail } = digitSums(told?.facts ?? [])
  expect(head).toEqual([0, 0, 3, 0, 0, 0, 0, 0, 0, 0])
  expect(tail).toEqual([0, 0, 0, 0, 0, 0, 0, 2, 0, 1])
})

it('counts sums of dice and balls where nobody bets on digits', () => {
  const k3 = findLottery('k3') as Lottery
  const told = statisticsOf(k3, k3.plays[0] as Play, draws([1, 2, 3], [6, 6, 6], [3, 2, 1]))
  expect(told?.play).toBe('sum')
  expect(told?.facts.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => `${at + 3}`))
  expect(told?.facts.find(({ number }) => number === '6')).toMatchObject({ hits30: 2, since: 0 })
  expect(told?.facts.find(({ number }) => number === '18')).toMatchObject({ hits30: 1, since: 1 })
})
