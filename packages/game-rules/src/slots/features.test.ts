import { expect, it } from 'vitest'
import { judgeRound } from './exact/judge-round.ts'
import { playRound } from './play-round.ts'
import type { SlotModel } from './slot-model.ts'
import { scriptedDraws } from './test/scripted-draws.ts'
import { threeReels } from './test/small-model.ts'

const strips = (...reels: string[]) => reels.map((reel) => [...reel])
const noFreeSpins = { reelSet: 'base', count: 0, multiplier: 1, retriggerCount: 0 } as const
const bare: SlotModel = {
  ...threeReels,
  scatter: { paysX: {}, triggerCount: 3 },
  freeSpins: noFreeSpins,
  pays: { a: { 3: 50 }, b: { 3: 20 }, c: { 3: 10 } },
}

/** Plays with these draws only; the referee must agree, and nothing may be left. */
function play(model: SlotModel, draws: readonly number[], isBought = false) {
  const stream = scriptedDraws(draws)
  const round = playRound(model, { stakeMinor: BigInt(model.betUnits), stream, isBought })
  expect(stream.left()).toBe(0)
  judgeRound(model, round)
  return round
}
const types = (round: ReturnType<typeof play>) => round.events.map(({ type }) => type)

it('falls: what has paid vanishes, the strip goes on upwards, and the next fall is multiplied', () => {
  const model: SlotModel = {
    ...bare,
    kind: 'scatter-pays',
    grid: { reels: 3, rows: 2 },
    lines: [],
    reelSets: [{ id: 'base', strips: strips('bbaac', 'bcaac', 'cbaac') }],
    pays: { a: { 6: 10 }, b: { 3: 2 } },
    cascade: { multipliers: [1, 3], freeMultipliers: [1] },
  }
  const round = play(model, [2, 2, 2])
  expect(round.events).toMatchObject([
    {
      type: 'spin',
      window: [
        ['a', 'a'],
        ['a', 'a'],
        ['a', 'a'],
      ],
    },
    { type: 'symbol-wins', amountMinor: '10' },
    {
      type: 'cascade',
      step: 1,
      multiplier: 3,
      window: [
        ['b', 'b'],
        ['b', 'c'],
        ['c', 'b'],
      ],
    },
    { type: 'symbol-wins', amountMinor: '6', roundMinor: '16' },
    {
      type: 'cascade',
      step: 2,
      multiplier: 3,
      window: [
        ['a', 'c'],
        ['c', 'c'],
        ['c', 'c'],
      ],
    },
    { type: 'round-ended', totalMinor: '16' },
  ])
})

it('the book: the drawn symbol covers its reels and pays on every line, neighbours or not', () => {
  const model: SlotModel = {
    ...threeReels,
    reelSets: [
      { id: 'base', strips: strips('Scc', 'Scc', 'Scc') },
      { id: 'free', strips: strips('abc', 'bcc', 'acb') },
    ],
    pays: { a: { 2: 5, 3: 50 }, b: { 3: 20 }, c: { 3: 10 } },
    freeSpins: {
      reelSet: 'free',
      count: 1,
      multiplier: 1,
      retriggerCount: 0,
      expanding: [
        ['b', 1],
        ['a', 3],
      ],
    },
  }
  const round = play(model, [0, 0, 0, 1, 0, 0, 0])
  expect(types(round).slice(3)).toEqual([
    ...['free-spins-awarded', 'symbol-chosen', 'spin'],
    ...['reels-covered', 'line-wins', 'free-spins-ended', 'round-ended'],
  ])
  const covered = round.events.find((event) => event.type === 'reels-covered')
  expect(covered).toMatchObject({
    symbol: 'a',
    reels: [0, 2],
    window: [
      ['a', 'a', 'a'],
      ['b', 'c', 'c'],
      ['a', 'a', 'a'],
    ],
  })
  expect(round.events.at(-2)).toMatchObject({ amountMinor: '25' })
})

it('sticky wilds stay where they stopped until the free spins end', () => {
  const model: SlotModel = {
    ...threeReels,
    reelSets: [
      { id: 'base', strips: strips('Sccc', 'Sccc', 'Sccc') },
      { id: 'free', strips: strips('aaab', 'Wbcc', 'aaab') },
    ],
    freeSpins: { reelSet: 'free', count: 2, multiplier: 1, retriggerCount: 0, stickyWilds: true },
  }
  const round = play(model, [0, 0, 0, 0, 0, 0, 0, 1, 0])
  const free = round.events.filter((event) => event.type === 'spin' && event.mode === 'free')
  expect(free).toMatchObject([
    {
      held: [],
      window: [
        ['a', 'a', 'a'],
        ['W', 'b', 'c'],
        ['a', 'a', 'a'],
      ],
    },
    {
      held: [{ reel: 1, row: 0 }],
      window: [
        ['a', 'a', 'a'],
        ['W', 'c', 'c'],
        ['a', 'a', 'a'],
      ],
    },
  ])
})

it('a wild covers its reel and holds it while the others spin again, until no new one comes', () => {
  const model: SlotModel = {
    ...bare,
    wildRespins: true,
    reelSets: [{ id: 'base', strips: strips('abca', 'Wbcb', 'aacc') }],
  }
  const round = play(model, [0, 0, 0, 3, 0, 1])
  expect(types(round)).toEqual(['spin', 'reels-covered', 'line-wins', 'spin', 'line-wins', 'round-ended'])
  expect(round.events[3]).toMatchObject({ mode: 'respin', held: [0, 1, 2].map((row) => ({ reel: 1, row })) })
})

it('hold and win: coins stay, each new one sets the spins back, a full window pays the grand prize', () => {
  const model: SlotModel = {
    ...bare,
    grid: { reels: 3, rows: 1 },
    lines: [[0, 0, 0]],
    symbols: [...bare.symbols, { id: 'C', kind: 'coin' }],
    reelSets: [{ id: 'base', strips: strips('Ca', 'Cb', 'ac') }],
    holdAndWin: {
      triggerCount: 2,
      respins: 2,
      coinOneIn: 10,
      values: [
        { x: 1, weight: 9 },
        { x: 20, weight: 1, jackpot: 'mini' },
      ],
      grandX: 100,
    },
  }
  const round = play(model, [0, 0, 0, 0, 9, 5, 0, 3])
  expect(round.events.slice(1)).toEqual([
    {
      type: 'hold-started',
      coins: [
        { reel: 0, row: 0, amountMinor: '5' },
        { reel: 1, row: 0, amountMinor: '100', jackpot: 'mini' },
      ],
      remaining: 2,
    },
    { type: 'hold-spun', coins: [], remaining: 1 },
    { type: 'hold-spun', coins: [{ reel: 2, row: 0, amountMinor: '5' }], remaining: 2 },
    { type: 'hold-ended', coinCount: 3, grandMinor: '500', amountMinor: '610', roundMinor: '610' },
    { type: 'round-ended', totalMinor: '610' },
  ])
  expect(play(model, [0, 0, 0, 0, 0, 5, 5]).events.at(-2)).toMatchObject({ coinCount: 2, grandMinor: '0' })
})

it('bought free spins cost their price, have no base spin, and cannot be bought where none are sold', () => {
  const model: SlotModel = { ...threeReels, buy: { costX: 40 }, freeSpins: { ...threeReels.freeSpins, count: 1 } }
  const round = play(model, [0, 0, 0], true)
  expect(types(round).slice(0, 3)).toEqual(['feature-bought', 'free-spins-awarded', 'spin'])
  expect(round.stakeMinor).toBe('200')
  expect(round.events[0]).toMatchObject({ costX: 40, betMinor: '5' })
  expect(() => play(threeReels, [], true)).toThrow(RangeError)
})
