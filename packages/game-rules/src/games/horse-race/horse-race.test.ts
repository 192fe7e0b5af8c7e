import { expect, it } from 'vitest'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { forecastX10000, winX10000 } from './horse-odds.ts'
import { horseRace } from './horse-race.ts'
import { horseRaceSheet } from './horse-race-sheet.ts'

it('odds are floor(9400 / weight) hundredths to win', () => {
  expect([0, 1, 2, 3, 4, 5].map(winX10000)).toEqual([31_300, 39_100, 52_200, 72_300, 104_400, 156_600])
})

it('a forecast pays by the chance of both, the second among those who are left', () => {
  expect(forecastX10000(0, 1)).toBe(91_300)
  expect(forecastX10000(5, 4)).toBe(1_636_200)
})

it('every runner arrives once, and the bet is paid by the first or the first two', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const play = (bet: object) => playWith(horseRace, fastDraws(seed), { bet })
    const event = play({ on: 'win', runner: 0 }).events[0]
    const order = event?.type === 'raced' ? event.order : []
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5])
    const [first = 0, second = 0, third = 0] = order
    expect(play({ on: 'win', runner: first }).payoutMinor).toBe(BigInt(winX10000(first)) / 10n)
    expect(play({ on: 'win', runner: second }).payoutMinor).toBe(0n)
    expect(play({ on: 'forecast', first, second }).payoutMinor).toBe(BigInt(forecastX10000(first, second)) / 10n)
    expect(play({ on: 'forecast', first, second: third }).payoutMinor).toBe(0n)
  }
})

it('refuses a runner twice, and one that does not run', () => {
  const field = (bet: object) => {
    const read = horseRace.readBet({ stakeMinor: '1', ...bet })
    return read.ok ? undefined : read.refusal.field
  }
  expect(field({ on: 'forecast', first: 2, second: 2 })).toBe('second')
  expect(field({ on: 'win', runner: 6 })).toBe('runner')
  expect(field({ on: 'place', runner: 1 })).toBe('on')
})

it('every bet returns between 93.8 % and 94 %', () => {
  for (const { decimal } of horseRaceSheet()) {
    expect(Number(decimal)).toBeGreaterThan(0.938)
    expect(Number(decimal)).toBeLessThanOrEqual(0.94)
  }
})
