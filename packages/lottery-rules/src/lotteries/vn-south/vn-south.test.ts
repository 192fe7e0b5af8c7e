import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { ask } from '../../test/ask.ts'
import { drawTimes, provinces, provincesOn } from '../../vietnam/provinces.ts'
import { vnSouth } from './index.ts'

const south = ask(vnSouth)
const sevens = vnSouth.draw({ int: () => 7, deal: () => [] })

it('[games 12.9] returns what the table of exact returns says', () => {
  const told = Object.fromEntries(vnSouth.plays.map(({ id }) => [id, south.percent(id)]))
  expect(told).toEqual({
    ...{ lo2: '98.00', lo2_1k: '97.92', bao7: '98.00', dau_g8: '98.00', duoi2: '98.00', dauduoi: '98.00' },
    ...{ lo3: '96.00', xc: '96.00', xc_dau: '96.00', xc_duoi: '96.00', lo4: '88.00', cang4: '88.00' },
    ...{ dau: '97.00', duoi: '97.00', tai: '97.00', xiu: '97.00', chan: '97.00', le: '97.00' },
    ...{ xien2: '91.38', xien3: '90.01', xien4: '86.06' },
    ...{ truot4: '91.12', truot6: '88.65', truot8: '89.17', truot10: '88.56' },
  })
})

it('draws the eighth prize first and the special one last', () => {
  let next = 0
  const draw = vnSouth.draw({ int: () => next++ % 10, deal: () => [] })
  expect(draw.G8).toEqual(['01'])
  expect(draw.G7).toEqual(['234'])
  expect(draw.G6).toEqual(['5678', '9012', '3456'])
  expect(draw.DB?.[0]).toHaveLength(6)
})

it('charges a unit for each place that a bet is on, and pays each that comes', () => {
  const paid = (id: string, number: string) => {
    const { stakeMinor, hits } = south.settle(id, [number], sevens)
    return [Number(stakeMinor / 100n), hits]
  }
  expect(paid('lo2', '77')).toEqual([18, 18])
  expect(paid('lo3', '777')).toEqual([17, 17])
  expect(paid('lo4', '7777')).toEqual([16, 16])
  expect(paid('bao7', '77')).toEqual([7, 7])
  expect(paid('dauduoi', '77')).toEqual([2, 2])
  expect(paid('xc', '777')).toEqual([2, 2])
  expect(paid('lo2_1k', '77')).toEqual([1, 18])
})

it('agrees with a naive count over random draws', () => {
  const draws = quickDraws(5)
  for (let round = 0; round < 300; round += 1) {
    const draw = vnSouth.draw(draws)
    const of = (...ids: string[]) => ids.flatMap((id) => draw[id] ?? [])
    const number = `${draws.int(100)}`.padStart(2, '0')
    const ends = (texts: string[], ending: string) => texts.filter((text) => text.endsWith(ending)).length
    const hits = (id: string, selection: unknown) => south.settle(id, selection, draw).hits
    expect(hits('bao7', [number])).toBe(ends(of('G8', 'G7', 'G6', 'G5', 'DB'), number))
    expect(hits('dauduoi', [number])).toBe(ends(of('G8', 'DB'), number))
    const [db = ''] = of('DB')
    expect(hits('duoi', [number.slice(1)])).toBe(db.endsWith(number.slice(1)) ? 1 : 0)
    expect(hits('dau', [number.slice(1)])).toBe(db[4] === number.slice(1) ? 1 : 0)
    expect(hits('tai', null)).toBe(Number(db.slice(4)) >= 50 ? 1 : 0)
    expect(hits('le', null)).toBe('13579'.includes(db.slice(5)) ? 1 : 0)
    expect(hits('lo3', [`1${number}`])).toBe(ends(of('G7', 'G6', 'G5', 'G4', 'G3', 'G2', 'G1', 'DB'), `1${number}`))
  }
})

it('names the provinces of each day', () => {
  const names = (day: number) => provincesOn('south', day).map(({ name }) => name)
  expect(names(1)).toEqual(['TP.HCM', 'Đồng Tháp', 'Cà Mau'])
  expect(names(6)).toEqual(['TP.HCM', 'Long An', 'Bình Phước', 'Hậu Giang'])
  for (let day = 0; day < 7; day += 1) expect(provincesOn('central', day).length).toBeGreaterThanOrEqual(2)
  expect([drawTimes.north.hour, drawTimes.central.hour, drawTimes.south.hour]).toEqual([18, 17, 16])
  const prefixes = provinces.flatMap((province) => province.prefixes)
  expect(new Set(prefixes).size).toBe(prefixes.length)
})
