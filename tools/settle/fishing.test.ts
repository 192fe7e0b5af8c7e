import { createStream } from '@fairground/fairness'
import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, rtp: '0.96', ...request })))
  return answer
}
const pair = { serverSeed: 'ed'.repeat(32), clientSeed: 'hello' }
const rollOf = (nonce: number) => createStream({ ...pair, nonce }).int(1_000_000_000)

it('fishing-shot: a roll below the threshold kills; a torpedo costs and pays six bullets', () => {
  const shot = { bulletMinor: '1000', multiplier: 20, roll: 47_999_999 }
  expect(told('fishing-shot', shot)).toEqual({ threshold: 48_000_000, isKill: true, payoutMinor: '20000' })
  expect(told('fishing-shot', { ...shot, roll: 48_000_000 })).toMatchObject({ isKill: false, payoutMinor: '0' })
  expect(told('fishing-shot', { ...shot, weapon: 'torpedo' })).toEqual({
    ...{ threshold: 48_000_000, isKill: true, payoutMinor: '120000', costMinor: '6000' },
  })
  expect(told('fishing-shot', { ...shot, roll: 1_000_000_000 }).error.field).toBe('roll')
})

it('fishing-area and fishing-boss: each target by its share, a boss by its mean', () => {
  const area = { costMinor: '1', targets: [5, 10, 20], shares: ['1/3', '1/3', '1/3'] }
  expect(told('fishing-area', area)).toEqual({ thresholds: [64_000_000, 32_000_000, 16_000_000] })
  expect(told('fishing-area', { ...area, shares: ['1/3', '1/3', '1/4'] }).error.field).toBe('shares')
  const list = [
    [100, 3],
    [300, 1],
  ]
  expect(told('fishing-boss', { list })).toEqual({ mean: '150/1', threshold: 6_400_000 })
})

it('fishing-area-shot rolls its victims by distance, with nonces in a row', () => {
  const victim = (fish: string, distance: number) => ({ fish, multiplier: 1, share: '1/2', distance })
  const request = { ...pair, costMinor: '600', nonce: 7, victims: [victim('f1', 80), victim('f0', 10)] }
  const answer = told('fishing-area-shot', request)
  const rolls = [7, 8].map((nonce, at) => {
    const isKill = rollOf(nonce) < 480_000_000
    return { fish: `f${at}`, nonce, roll: rollOf(nonce), isKill, paidMinor: isKill ? '600' : '0' }
  })
  const paidMinor = `${rolls.reduce((sum, roll) => sum + Number(roll.paidMinor), 0)}`
  expect(answer).toEqual({ rolls, paidMinor, nextNonce: 9 })
})

it('fishing-magazine: a fish that is sure to die is killed once, what was not written was never fired', () => {
  const seats = [0, 1].map((seat) => ({ seat, ...pair, nonce: 5, bullets: 2, bulletMinor: '1000' }))
  const shots = [0, 1, 1, 0, 1, 1].map((seat, at) => ({ seat, fish: at < 2 ? 'f0' : `f${at}` }))
  const fish = { f0: 1, f2: 1, f3: 1, f4: 1, f5: 1 }
  const whole = told('fishing-magazine', { rtp: '1', seats, fish, shots })
  expect(whole.shots.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'kill',
    'returned',
    'kill',
    'kill',
    'kill',
    'refused',
  ])
  expect(whole.shots[0]).toEqual({ outcome: 'kill', roll: rollOf(5), paidMinor: '1000' })
  expect(whole.seats[1]).toEqual({
    ...{ seat: 1, spent: 2, returned: 1, killsMinor: '2000', betMinor: '2000' },
    ...{ winMinor: '2000', turnoverMinor: '2000', nextNonce: 7 },
  })
  const crashed = told('fishing-magazine', { rtp: '1', seats, fish, shots, writtenShots: 2 })
  expect(crashed.shots).toEqual(whole.shots.slice(0, 2))
  expect(crashed.seats[1]).toMatchObject({ spent: 0, returned: 1, winMinor: '2000', turnoverMinor: '0', nextNonce: 5 })
  const torpedo = [{ seat: 0, fish: 'f0', weapon: 'torpedo' }]
  expect(told('fishing-magazine', { seats, fish, shots: torpedo }).shots).toEqual([{ outcome: 'refused' }])
  expect(told('fishing-magazine', { seats, fish, shots: [{ seat: 0, fish: 'f9' }] }).error.field).toBe('shots.0')
})
