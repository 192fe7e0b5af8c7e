import { expect, it } from 'vitest'
import { slotModels } from '../index.ts'
import { handModel } from '../test/small-model.ts'
import { canReachWinCap } from './can-reach-win-cap.ts'

const reached = (id: string): boolean => canReachWinCap(slotModels.find((model) => model.id === id)!)

it('a cap is reached where a round of the engine, or a way of three reels, pays it', () => {
  expect(['kite-5', 'honey-wild', 'bell-5', 'seven-1'].map(reached)).toEqual([true, true, true, true])
})

it('a cap that no filled grid of coins and no respin pays is not', () => {
  expect(['market-hold', 'harbour-hold', 'star-respin'].map(reached)).toEqual([false, false, false])
})

it('follows the cap of a model', () => {
  expect(canReachWinCap({ ...handModel, winCapX: 50 })).toBe(true)
  const { freeSpins } = handModel
  expect(canReachWinCap({ ...handModel, winCapX: 50, freeSpins: { ...freeSpins, count: 0 } })).toBe(false)
})
