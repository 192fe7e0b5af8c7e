import type { DeskView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { targetOf } from './camera.ts'
import { wordsOf } from './words-of.ts'

const deviceId = 'camera-1'
const expected = { roundId: 'shr_1', step: 2, what: 'player-2' }
const facts = { picture: 'on', deviceId, isOnline: true, expected, seen: { kind: 'none' } } as const

function viewOf(phase: string, wishes: { pausedFor?: string; state?: string } = {}): DeskView {
  const { pausedFor = null, state = 'ok' } = wishes
  return { devices: [{ deviceId, state }], round: { sharedRoundId: 'shr_1', phase, pausedFor } } as unknown as DeskView
}
const running = viewOf('running')

test('a card is told for the step that is expected, and for nothing else', () => {
  const table = { view: running, isOver: false }
  expect(targetOf(facts, table)).toEqual(expected)
  expect(targetOf({ ...facts, isOnline: false }, table)).toBeUndefined()
  expect(targetOf({ ...facts, expected: { ...expected, roundId: 'shr_0' } }, table)).toBeUndefined()
  expect(targetOf(facts, { ...table, isOver: true })).toBeUndefined()
  expect(targetOf(facts, { ...table, view: viewOf('running', { pausedFor: 'misread' }) })).toBeUndefined()
  expect(targetOf(facts, { ...table, view: viewOf('result') })).toEqual(expected)
})

test('a card that shows while bets are taken is told as what it is', () => {
  for (const phase of ['betting', 'locked'])
    expect(targetOf({ ...facts, expected: undefined }, { view: viewOf(phase), isOver: false })).toEqual({
      roundId: 'shr_1',
      step: 0,
    })
})

test('what is wrong is said before what is expected', () => {
  expect(wordsOf(facts, running)).toBe('show')
  expect(wordsOf({ ...facts, picture: 'refused' }, running)).toBe('refused')
  expect(wordsOf({ ...facts, picture: 'lost' }, running)).toBe('lost')
  expect(wordsOf({ ...facts, deviceId: 'camera-2' }, running)).toBe('not-added')
  expect(wordsOf(facts, viewOf('running', { state: 'unconfirmed' }))).toBe('unconfirmed')
  expect(wordsOf({ ...facts, isOnline: false }, running)).toBe('offline')
  expect(wordsOf(facts, viewOf('running', { pausedFor: 'misread' }))).toBe('stopped')
  expect(wordsOf({ ...facts, seen: { kind: 'several' } }, running)).toBe('several')
  expect(wordsOf({ ...facts, seen: { kind: 'told', id: '0' } }, running)).toBe('take-away')
  expect(wordsOf({ ...facts, expected: undefined }, running)).toBe('wait')
})
