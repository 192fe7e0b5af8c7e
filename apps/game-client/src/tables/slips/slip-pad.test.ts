import type { SharedBetView } from '@fairground/contract/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SlipOutcome, SlipPad } from './slip-pad.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const limits = {
  groups: { main: { minMinor: '10', maxMinor: '1000' }, side: { minMinor: '10', maxMinor: '50' } },
  ...{ roundMinorMax: '4000', payoutMinorMax: '100000' },
}
const purse = { balanceMinor: '0', balanceVersion: 1 }
const betOf = (place: number, spots: Record<string, string>): SharedBetView =>
  ({
    ...{ sharedRoundId: 'one', place, state: 'taken' },
    bet: { bets: Object.entries(spots).map(([spot, stakeMinor]) => ({ spot, stakeMinor })) },
  }) as unknown as SharedBetView

/** A pad whose slips are all taken, unless other answers are given for the first of them. */
const pad = (...answers: SlipOutcome[]) => padOf(undefined, ...answers)

function padOf(spotsMax: number | undefined, ...answers: SlipOutcome[]) {
  const sent: { slipNo: number; spots: Record<string, string>; atMs: number }[] = []
  const slips = new SlipPad({
    limits: () => limits,
    groupOf: (spot) => (spot === 'pair' ? 'side' : 'main'),
    spotsMax,
    async send({ slipNo, spots }) {
      sent.push({ slipNo, spots, atMs: Date.now() })
      return answers.shift() ?? { ok: true, value: { bet: betOf(slipNo - 1, spots), ...purse } }
    },
    nowMs: () => Date.now(),
  })
  slips.open('one', 20_000)
  return { slips, sent, state: () => slips.screen.get() }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('chips are sent together after a moment of rest, and undone one by one until then', async () => {
  const { slips, sent, state } = pad()
  slips.put('a', 10n)
  await pass(500)
  slips.put('b', 20n)
  slips.put('a', 10n)
  slips.undo()
  await pass(599)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([{ slipNo: 1, spots: { a: '10', b: '20' }, atMs: 1_100 }])
  expect(state()).toMatchObject({ slipsLeft: 1, canUndo: false, isSending: false })
  slips.undo()
  expect(state().wanted).toEqual(
    new Map([
      ['a', 10n],
      ['b', 20n],
    ]),
  )
})

test('what is added later waits for the player or the last moment, and is the whole that is wanted', async () => {
  const { slips, sent, state } = pad()
  slips.put('a', 10n)
  await pass(600)
  slips.put('b', 20n)
  await pass(5_000)
  expect(sent.length).toBe(1)
  await pass(20_000)
  expect(sent[1]).toEqual({ slipNo: 2, spots: { a: '10', b: '20' }, atMs: 18_500 })
  expect(state().slipsLeft).toBe(0)
  slips.put('c', 10n)
  expect(state().wanted.has('c')).toBe(false)
})

test('a player who is ready sends the second slip at once; clearing takes away only what was not sent', async () => {
  const { slips, sent, state } = pad()
  slips.put('a', 10n)
  await pass(600)
  slips.put('a', 30n)
  slips.put('b', 30n)
  slips.clear()
  expect(state().wanted).toEqual(new Map([['a', 10n]]))
  slips.double()
  await slips.ready()
  expect(sent.at(-1)).toMatchObject({ slipNo: 2, spots: { a: '20' } })
})

test('a refused slip changes nothing: its number is free, and it goes again when the player changes it', async () => {
  const fault = { rule: 'exposure', spot: 'a', limitMinor: '500', fitsMinor: '40' } as const
  const { slips, sent, state } = pad({ ok: false, code: 'TABLE_FULL', fault })
  slips.put('a', 900n)
  await pass(19_000)
  expect(sent.length).toBe(1)
  expect(state()).toMatchObject({ slipsLeft: 2, refusal: { code: 'TABLE_FULL', fault } })
  slips.undo()
  slips.clear()
  slips.put('a', 40n)
  await slips.ready()
  expect(sent[1]).toMatchObject({ slipNo: 1, spots: { a: '40' } })
  expect(state().refusal).toBeUndefined()
})

test('a place takes no more and no less than its group allows', () => {
  const { slips, state } = pad()
  slips.put('pair', 500n)
  slips.put('a', 3n)
  expect(state().wanted).toEqual(
    new Map([
      ['pair', 50n],
      ['a', 10n],
    ]),
  )
})

test('the next round begins empty, and what lay there can be laid again', async () => {
  const { slips, sent, state } = pad()
  slips.put('a', 10n)
  await pass(600)
  slips.close()
  slips.open('two', Date.now() + 20_000)
  expect(state()).toMatchObject({ wanted: new Map(), slipsLeft: 2, last: new Map([['a', 10n]]) })
  slips.rebet()
  await pass(600)
  expect(sent[1]).toMatchObject({ slipNo: 1, spots: { a: '10' } })
})

test('slips of another tab, and those from before a reload, are kept with what is wanted here', () => {
  const { slips, state } = pad()
  slips.keep([betOf(0, { a: '10' }), betOf(1, { a: '5', b: '20' })])
  expect(state()).toMatchObject({
    taken: new Map([
      ['a', 15n],
      ['b', 20n],
    ]),
    wanted: new Map([
      ['a', 15n],
      ['b', 20n],
    ]),
    slipsLeft: 0,
  })
})

test('a chip of the last moment goes at once, and what follows it while it is under way goes after it', async () => {
  const { slips, sent } = pad()
  await pass(19_700)
  slips.put('a', 10n)
  slips.put('b', 20n)
  await pass(0)
  expect(sent.map(({ slipNo, spots, atMs }) => [slipNo, spots, atMs])).toEqual([
    [1, { a: '10' }, 19_700],
    [2, { a: '10', b: '20' }, 19_700],
  ])
})

test('when the betting is over nothing more is laid or sent', async () => {
  const { slips, sent, state } = pad()
  slips.close()
  slips.put('a', 10n)
  await pass(30_000)
  expect([sent.length, state().wanted.size]).toEqual([0, 0])
})

test('where a player may have one place, another takes its place until the first was taken', async () => {
  const { slips, sent, state } = padOf(1)
  slips.put('a', 10n)
  slips.put('b', 20n)
  expect([...state().wanted]).toEqual([['b', 20n]])
  await pass(600)
  expect(sent).toEqual([{ slipNo: 1, spots: { b: '20' }, atMs: 600 }])
  slips.put('a', 10n)
  expect([...state().wanted]).toEqual([['b', 20n]])
})

test('a place that the round does not take gets no chip, and no empty one is sent', async () => {
  const { slips, sent, state } = pad()
  const shut = { ...limits.groups.side }
  slips.put('pair', 20n)
  await pass(600)
  slips.close()
  limits.groups.side.maxMinor = '0'
  slips.open('two', 40_000)
  slips.put('pair', 20n)
  slips.rebet()
  slips.put('a', 10n)
  await pass(600)
  expect(state().wanted).toEqual(new Map([['a', 10n]]))
  expect(sent.at(-1)).toMatchObject({ spots: { a: '10' } })
  limits.groups.side = shut
})
