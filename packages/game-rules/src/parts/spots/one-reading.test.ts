import { describe, expect, test } from 'vitest'
import { everyThrow, sicBo } from '../../games/sic-bo/sic-bo.ts'
import { sicBoReadings } from '../../games/sic-bo/sic-bo-readings.ts'
import { xocDia } from '../../games/xoc-dia/xoc-dia.ts'
import { xocDiaReadings } from '../../games/xoc-dia/xoc-dia-readings.ts'
import { outcomeOfReadings } from '../../tables/readings.ts'

describe('dice that are read', () => {
  test('every throw is told in one way, and pays at every place what the drawn one pays', () => {
    for (const dice of everyThrow) {
      const read = outcomeOfReadings(sicBoReadings, [dice.toSorted().join(',')])
      expect(read).toEqual(dice.toSorted())
      for (const spot of sicBo.spotRules.spots) {
        expect(sicBo.spotRules.grossOf(spot, read ?? [1, 1, 1])).toEqual(sicBo.spotRules.grossOf(spot, dice))
      }
    }
  })

  test.each(['6,4,1', '1,4', '1,4,6,6', '0,1,2', '1,4,7', '146', '1, 4,6', '', 7, null])('%s is no throw', (told) => {
    expect(sicBoReadings.read([], told).ok).toBe(false)
  })

  test('nothing is known before, and nothing is asked after', () => {
    expect(sicBoReadings.next([])).toEqual({ step: 0, what: 'dice', kind: 'dice' })
    expect([sicBoReadings.outcome([]), sicBoReadings.eventsOf([])]).toEqual([undefined, []])
    expect(sicBoReadings.next([1, 4, 6])).toBeUndefined()
    expect(sicBoReadings.read([1, 4, 6], '1,4,6').ok).toBe(false)
    expect(sicBoReadings.eventsOf([1, 4, 6])).toEqual([{ type: 'dice', dice: [1, 4, 6], total: 11 }])
  })
})

describe('coins that are read', () => {
  test('however they lie, so many red ones pay alike', () => {
    for (let bits = 0; bits < 16; bits += 1) {
      const coins = [1, 2, 4, 8].map((bit) => (bits & bit) > 0)
      const read = outcomeOfReadings(xocDiaReadings, [`${coins.filter(Boolean).length}`]) ?? []
      for (const spot of xocDia.spotRules.spots) {
        expect(xocDia.spotRules.grossOf(spot, read)).toEqual(xocDia.spotRules.grossOf(spot, coins))
      }
    }
  })

  test.each(['5', '-1', '04', '', 'rrww', 2, null])('%s is no number of red coins', (told) => {
    expect(xocDiaReadings.read([], told).ok).toBe(false)
  })

  test('no coin is told before the bowl is lifted; none red is a result too', () => {
    expect([xocDiaReadings.outcome([]), xocDiaReadings.eventsOf([])]).toEqual([undefined, []])
    expect(xocDiaReadings.outcome([0])).toEqual([false, false, false, false])
  })
})
