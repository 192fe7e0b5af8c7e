import { expect, it } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import type { SlotModel } from '../slot-model.ts'
import { threeReels } from '../test/small-model.ts'
import { boughtReturn, closedReturn } from './closed-return.ts'
import { modelStatistics } from './model-statistics.ts'
import { playLong } from './simulate.ts'
import { spinTable } from './spin-table.ts'

const strips = (...reels: string[]) => reels.map((reel) => [...reel])
const ways: SlotModel = {
  ...threeReels,
  kind: 'ways',
  lines: [],
  reelSets: [
    { id: 'base', strips: strips('aabScbb', 'baWcSbc', 'cbaScWb') },
    { id: 'free', strips: strips('aaabScb', 'baaWbSc', 'cbaSWaa') },
  ],
  pays: { a: { 2: 1, 3: 3 }, b: { 3: 2 }, c: { 3: 1 } },
}
const noFreeSpins = { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 } as const
const [middleBase, middleFree] = [strips('aabbcc', 'aWbccb', 'abbcca'), strips('aabbcc', 'abbWcc', 'aabbcc')]

it.each([
  ['lines', threeReels],
  ['ways', ways],
])('%s: the closed form is the mean of the full listing, retriggers included', (_, model) => {
  const tables = [spinTable(model, 'base'), spinTable(model, 'free')] as const
  expect(closedReturn(model)?.rtp).toBeCloseTo(toNumber(modelStatistics(model, ...tables).rtp), 12)
})

/** Small features with large shares of the return, so that a wrong term shows in a short play. */
const features: readonly (readonly [string, SlotModel])[] = [
  [
    'ways of drawn heights',
    {
      ...ways,
      grid: {
        reels: 3,
        rows: 3,
        heights: [
          [2, 1],
          [3, 2],
        ],
      },
    },
  ],
  [
    'a book',
    {
      ...threeReels,
      freeSpins: {
        ...threeReels.freeSpins,
        retriggerCount: 1,
        expanding: [
          ['a', 1],
          ['c', 2],
        ],
      },
    },
  ],
  [
    'sticky wilds',
    {
      ...threeReels,
      reelSets: [threeReels.reelSets[0]!, { id: 'free', strips: middleFree }],
      freeSpins: { reelSet: 'free', count: 4, multiplier: 2, retriggerCount: 0, stickyWilds: true },
    },
  ],
  [
    'wild respins',
    { ...threeReels, reelSets: [{ id: 'base', strips: middleBase }], freeSpins: noFreeSpins, wildRespins: true },
  ],
  [
    'hold and win',
    {
      ...threeReels,
      symbols: [...threeReels.symbols, { id: 'C', kind: 'coin' }],
      reelSets: [{ id: 'base', strips: strips('CabCc', 'aCbcC', 'CcaCb') }],
      freeSpins: noFreeSpins,
      holdAndWin: {
        triggerCount: 4,
        respins: 2,
        coinOneIn: 5,
        values: [
          { x: 1, weight: 2 },
          { x: 4, weight: 1 },
        ],
        grandX: 30,
      },
    },
  ],
]

it.each(features)('%s: the real engine plays the closed form within 4 standard errors', (_, model) => {
  const rounds = 40_000
  const { mean, sd } = playLong(model, { rounds })
  const closed = closedReturn(model)!
  expect(Math.abs(mean - closed.rtp)).toBeLessThan((4 * sd) / Math.sqrt(rounds))
})

it('bought free spins return their closed form of their price', () => {
  const [rounds, model] = [20_000, { ...threeReels, buy: { costX: 20 } }]
  const { mean, sd } = playLong(model, { rounds, isBought: true })
  expect(Math.abs(mean / 20 - boughtReturn(model)!)).toBeLessThan((4 * sd) / 20 / Math.sqrt(rounds))
  expect(boughtReturn(threeReels)).toBeUndefined()
})
