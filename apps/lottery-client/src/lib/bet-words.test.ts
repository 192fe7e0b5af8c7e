import { quickDraws } from '@fairground/game-rules/exact'
import texts from '@fairground/i18n/locales/en/lottery.json' with { type: 'json' }
import { lotteries } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { returnBpOf, topGross } from '../play/line.ts'
import { partsOf, wordsOf } from './bet-words.ts'
import { headlineOf } from './result.ts'

const known = new Map(Object.entries(texts))
const isSaid = (head: string, id: string) =>
  known.has(`${head}.${id}`) || partsOf(id).every((part) => 'sign' in part || known.has(part.key))

it('has a name for every bet of every lottery, and for the tab it stands in', () => {
  const plays = lotteries.flatMap((lottery) => lottery.plays)
  const unsaid = plays.flatMap(({ id, tab }) => [
    ...(isSaid('play', id) ? [] : [id]),
    ...(isSaid('tab', tab) ? [] : [tab]),
  ])
  expect(unsaid).toEqual([])
})

it('reads a code as phrases, signs and numbers', () => {
  const t = (key: string, args: Record<string, number> = {}) =>
    Object.entries(args).reduce((said, [name, value]) => said.replace(`{{${name}}}`, `${value}`), known.get(key) ?? key)
  const said = (id: string) => wordsOf(t, id)
  expect(said('star5_group120')).toBe('5★ · group 120')
  expect(said('first2_direct')).toBe('First 2 · direct')
  expect(said('last3_contains_1')).toBe('Last 3 · contains 1')
  expect(said('sum_big')).toBe('Sum · High')
  expect([said('any_6'), said('none_10'), said('two_of_six')]).toEqual(['Pick 6', 'None of 10', '2 of the six'])
  expect([said('three_different'), said('more_1_40'), said('bao7')]).toEqual([
    '3 different numbers',
    '1–40 > 41–80',
    'Bao 7',
  ])
})

it('tells price and return of every bet, and what every draw is known by', () => {
  for (const lottery of lotteries) {
    expect(headlineOf(lottery, { result: lottery.draw(quickDraws(1)) })?.numbers.length).toBeGreaterThan(0)
    for (const play of lottery.plays) expect([play.id, Number(topGross(play).num) > 0]).toEqual([play.id, true])
  }
  expect(returnBpOf(lotteries[0]?.plays[0] as never)).toBe(9_800)
})
