import type { SlotModel } from '../slot-model.ts'
import { twentyLines } from './lines.ts'

/** A strip written from the top, one word per stop. */
const strip = (words: string) => words.trim().split(/\s+/)

/**
 * The house's first model: 20 lines, wilds on every reel, free spins at three times the pay on richer reels.
 * Two scatters never share a window of a reel, nor two wilds; the free reels can show the top symbol on every cell.
 * Stakes are multiples of 20 minor units, so that every win is exact and nothing is ever cut off.
 */
export const lantern20: SlotModel = {
  id: 'lantern-20',
  version: 1,
  name: 'Lantern 20',
  kind: 'lines',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'wild', kind: 'wild' },
    { id: 'scatter', kind: 'scatter' },
    { id: 'top', kind: 'pay' },
    { id: 'high1', kind: 'pay' },
    { id: 'high2', kind: 'pay' },
    { id: 'high3', kind: 'pay' },
    { id: 'ace', kind: 'pay' },
    { id: 'king', kind: 'pay' },
    { id: 'queen', kind: 'pay' },
    { id: 'jack', kind: 'pay' },
    { id: 'ten', kind: 'pay' },
  ],
  reelSets: [
    { id: 'base', strips: baseStrips() },
    { id: 'free', strips: freeStrips() },
  ],
  betUnits: 20,
  lines: twentyLines,
  pays: {
    wild: { 3: 100, 4: 500, 5: 5000 },
    top: { 3: 50, 4: 300, 5: 2000 },
    high1: { 3: 50, 4: 200, 5: 1000 },
    high2: { 3: 40, 4: 150, 5: 600 },
    high3: { 3: 30, 4: 120, 5: 400 },
    ace: { 3: 20, 4: 60, 5: 200 },
    king: { 3: 20, 4: 50, 5: 150 },
    queen: { 3: 15, 4: 40, 5: 125 },
    jack: { 3: 10, 4: 30, 5: 100 },
    ten: { 3: 10, 4: 25, 5: 100 },
  },
  scatter: { paysX: { 3: 2, 4: 10, 5: 100 }, triggerCount: 3 },
  freeSpins: { reelSet: 'free', count: 10, multiplier: 3, retriggerCount: 10 },
  winCapX: 5_000,
}

function baseStrips(): string[][] {
  return [
    strip(`
      queen jack wild high2 ace queen scatter ten king jack top top top jack high2 ten jack king ace high2
      high2 ace high3 king jack high1 high1 ace jack ten ace queen jack ten high2 high3 high3 king queen ace
      jack king
    `),
    strip(`
      ten jack king high1 queen ten ace king queen ace scatter jack ten high2 high2 queen ten high2 queen jack
      high2 queen scatter high1 ten high2 high3 high3 queen ten high1 high1 ten queen king high3 high2 wild
      ace high1 ten top top top
    `),
    strip(`
      ace queen jack high3 ace king high1 queen high2 high2 high3 jack ten king jack ten queen high3 king ace
      scatter high1 jack king ten high1 high1 high3 high3 ace ten jack king ace ten jack wild king jack top
      top top jack high3 king wild
    `),
    strip(`
      jack wild ten ace jack king ten ace scatter ten queen king ace high3 high2 high2 king ten queen ace king
      jack ace ten jack high3 high3 jack queen top top top jack wild ten king scatter ten queen king high1
      high1 queen ten
    `),
    strip(`
      king high2 high2 king jack ten high2 king jack high2 high1 high1 ace king jack queen wild ten high3 king
      high1 top top top scatter queen jack ten ace jack ten queen jack king high3 high3 ace king queen high2
      jack queen
    `),
  ]
}

function freeStrips(): string[][] {
  return [
    strip(`
      king ace ten high1 queen high2 high2 top top top top king ace queen king high1 wild ten high3 high3 jack
      ten high3 high1 high1 queen jack high3 scatter queen ace ten queen high2 jack king queen scatter high2
      jack ten queen
    `),
    strip(`
      high2 high2 high1 queen jack high1 ten high3 jack king ten queen wild high1 high1 jack top top top top
      queen ten king ace queen jack high2 high1 high3 high3 high2 jack high3 high2 king wild high2 jack king
      ace jack scatter high3 ace
    `),
    strip(`
      queen high3 king ace queen high2 high2 ten jack queen ten high2 king high3 high3 wild jack high3 king
      scatter high3 high1 ace ten high3 high1 ace high2 queen top top top top king high2 high1 high1 king wild
      ten king high2 jack ten scatter high1
    `),
    strip(`
      queen high2 ten jack ace high3 jack queen ten king high1 high3 high2 high2 ten jack high3 ten king queen
      high2 high1 high3 ace king ten high1 high1 scatter ten ace wild jack high1 top top top top high2 wild
      high3 high3 ten ace
    `),
    strip(`
      ten king high3 high3 king ten queen king high3 high1 high1 king jack queen high3 ace king ten wild queen
      jack high3 queen jack ace high3 scatter top top top top jack ace king jack ace wild queen high2 high2
      king scatter
    `),
  ]
}
