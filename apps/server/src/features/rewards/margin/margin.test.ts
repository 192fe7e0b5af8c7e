import { describe, expect, test } from 'vitest'
import { findBearing, type Given, heaviestOf, type Load, listBroken } from './margin.ts'

const slot = { nodeId: 'n1', name: 'Lantern', gameType: 'RNG', rtpBp: 9651, rebateWeight: 100 }
const jacks = { nodeId: 'n2', name: 'Jacks or Better', gameType: 'RNG', rtpBp: 9954, rebateWeight: 9 }
const span = (rateBp: number, from = '2000-01-01', until = '9999-12-31') => ({
  ...{ from, until, weights: [], rates: rateBp ? [{ rank: 0, gameType: 'RNG' as const, rateBp }] : [] },
})
const given = (change: Partial<Given> = {}): Given => ({
  games: [slot, jacks],
  rebates: [span(120)],
  cashbacks: [span(150)],
  pointBpOf: () => 10,
  ...change,
})
const aside = (rateBp: number) => [
  { kind: 'turnover' as const, gameType: 'RNG', rateBp },
  { kind: 'daily' as const, gameType: 'RNG', rateBp: 100 },
]
const names = (games: readonly { nodeId: string }[]) => games.map(({ nodeId }) => nodeId)
const load = (memberId: string, rateBp: number, kind: Load['kind'] = 'daily'): Load => ({
  ...{ memberId, kind, rateBp, contractId: `of ${memberId}` },
})

describe('return, rebate, points and salaries together', () => {
  test('leave two thousandths: exactly what is left may be set aside, and no more', () => {
    expect(names(findBearing(given(), aside(49)))).toEqual(['n1'])
    expect(names(findBearing(given(), aside(50)))).toEqual([])
    expect(names(findBearing(given(), aside(0)))).toEqual([])
    expect(names(findBearing(given({ pointBpOf: () => 0 }), aside(59)))).toEqual(['n1'])
  })

  test('count by the worst pair of versions that count on the same day', () => {
    const coming = [span(120, '2000-01-01', '2027-01-01'), span(130, '2027-01-01')]
    expect(names(findBearing(given({ rebates: coming }), aside(40)))).toEqual([])
    const apart = [span(150, '2000-01-01', '2027-01-01'), span(100, '2027-01-01')]
    expect(names(findBearing(given({ rebates: coming, cashbacks: apart }), aside(49)))).toEqual(['n1'])
  })
})

test('the heaviest is the sum of what is paid on one team, of the kinds that count the category', () => {
  const loads = [load('a', 30), load('b', 20), load('b', 15, 'hourly'), load('b', 16, 'daily')]
  expect(heaviestOf(loads, aside(50), 'RNG')).toEqual({ rateBp: 36, contractId: 'of b' })
  expect(heaviestOf(loads, aside(50), 'LIVE')).toBeUndefined()
})

test('a change breaks what counted before and bears no longer, and only where a contract is paid on it', () => {
  const before = { given: given(), ceilings: aside(40) }
  const after = { ...before, given: given({ rebates: [span(140)] }) }
  expect(listBroken([load('a', 30)], before, after)).toEqual([{ rateBp: 30, contractId: 'of a', game: slot }])
  expect(listBroken([], before, after)).toEqual([])
  expect(listBroken([load('a', 30)], before, before)).toEqual([])
})
