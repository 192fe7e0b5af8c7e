import type { SlotModel } from '../slot-model.ts'

/**
 * One reel, one row, one line: a pays 2 units, the scatter S pays one bet (1 unit) and awards two free spins at ×3,
 * a scatter inside them one more. Small enough to compute every number by hand.
 */
export const handModel: SlotModel = {
  id: 'hand',
  version: 1,
  name: 'By hand',
  kind: 'lines',
  grid: { reels: 1, rows: 1 },
  symbols: [
    { id: 'a', kind: 'pay' },
    { id: 'b', kind: 'pay' },
    { id: 'S', kind: 'scatter' },
  ],
  reelSets: [
    { id: 'base', strips: [['a', 'b', 'S', 'b']] },
    { id: 'free', strips: [['a', 'b', 'S', 'b']] },
  ],
  betUnits: 1,
  lines: [[0]],
  pays: { a: { 1: 2 } },
  scatter: { paysX: { 1: 1 }, triggerCount: 1 },
  freeSpins: { reelSet: 'free', count: 2, multiplier: 3, retriggerCount: 1 },
  winCapX: 1_000,
}

/** Three reels of three rows with a wild: the stops of a spin choose the symbols of the middle line directly. */
export const threeReels: SlotModel = {
  id: 'three',
  version: 1,
  name: 'Three reels',
  kind: 'lines',
  grid: { reels: 3, rows: 3 },
  symbols: [
    { id: 'W', kind: 'wild' },
    { id: 'S', kind: 'scatter' },
    { id: 'a', kind: 'pay' },
    { id: 'b', kind: 'pay' },
    { id: 'c', kind: 'pay' },
  ],
  reelSets: [
    { id: 'base', strips: [[...'aWcbScb'], [...'bacWbSc'], [...'cbaSWbc']] },
    { id: 'free', strips: [[...'aaabScb'], [...'baaWbSc'], [...'cbaSWaa']] },
  ],
  betUnits: 5,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: { W: { 2: 5, 3: 100 }, a: { 2: 2, 3: 50 }, b: { 3: 20 }, c: { 3: 10 } },
  scatter: { paysX: { 3: 2 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 3, multiplier: 2, retriggerCount: 3 },
  winCapX: 500,
}
