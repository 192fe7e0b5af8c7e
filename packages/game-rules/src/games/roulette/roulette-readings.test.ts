import { expect, test } from 'vitest'
import { outcomeOfReadings } from '../../tables/readings.ts'
import { roulette } from './roulette.ts'
import { rouletteReadings as source } from './roulette-readings.ts'

test('every pocket is read to the number that the drawn wheel has, and then nothing more is asked', () => {
  for (let pocket = 0; pocket < 37; pocket += 1) {
    expect(outcomeOfReadings(source, [`${pocket}`])).toBe(pocket)
    expect(source.eventsOf([pocket])).toEqual(roulette.spotRules.eventsOf(pocket))
    expect(source.next([pocket])).toBeUndefined()
    expect(source.read([pocket], '1').ok).toBe(false)
  }
})

test('nothing is known before the ball has fallen', () => {
  expect(source.next([])).toEqual({ step: 0, what: 'ball', kind: 'pocket' })
  expect([source.outcome([]), source.eventsOf([])]).toEqual([undefined, []])
})

test.each(['37', '-1', '07', '1.5', '', 7, null])('%s is no pocket', (told) => {
  expect(source.read([], told).ok).toBe(false)
})
