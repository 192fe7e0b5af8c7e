import { createStream } from '@fairground/fairness'
import { describe, expect, it } from 'vitest'
import { longIt } from '../../long-it.ts'
import { quickDraws } from '../exact/quick-draws.ts'
import { assertConserved } from '../long-play/slot-bets.ts'
import { slotModels } from './models/index.ts'
import { playRound } from './play-round.ts'
import { verifyRound } from './verify-round.ts'

const rounds = 100_000
const boughtRounds = 2_000
const verifiedRounds = 100

describe.each(slotModels.map((model) => ({ name: `${model.id} v${model.version}`, model })))('$name', ({ model }) => {
  const stakeMinor = BigInt(model.betUnits)

  longIt(import.meta.url)(
    `adds up and stays within its disclosed most in ${rounds} random rounds`,
    { timeout: 300_000 },
    () => {
      const stream = quickDraws(rounds + model.version)
      for (let round = 0; round < rounds; round += 1) {
        const isBought = model.buy !== undefined && round < boughtRounds
        assertConserved(model, playRound(model, { stakeMinor, stream, isBought }))
      }
    },
  )

  it('a stored round is the played one, and the same seeds verify it and no other', () => {
    for (let nonce = 0; nonce < verifiedRounds; nonce += 1) {
      const seeds = { serverSeed: 'd'.repeat(64), clientSeed: model.id, nonce }
      const round = playRound(model, { stakeMinor, stream: createStream(seeds), isBought: nonce === 1 && !!model.buy })
      const stored = JSON.parse(JSON.stringify(round)) as typeof round
      expect(verifyRound(model, { ...seeds, round: stored })).toEqual({ isValid: true, round })
      const dearer = { ...stored, totalMinor: `${BigInt(stored.totalMinor) + 1n}` }
      expect(verifyRound(model, { ...seeds, round: dearer }).isValid).toBe(false)
    }
  })
})

it('a round that pays what it does not tell, or more than its most, is noticed', () => {
  const [model] = slotModels
  if (!model) throw new Error('There is no model')
  const round = playRound(model, { stakeMinor: BigInt(model.betUnits), stream: quickDraws(1) })
  const end = { type: 'round-ended', totalMinor: '7' } as const
  expect(() => assertConserved(model, { ...round, totalMinor: '7' })).toThrow('the end tells another total')
  expect(() => assertConserved(model, { ...round, totalMinor: '7', events: [end] })).toThrow('not what was won')
  const win = { type: 'scatter-win', cells: [], amountMinor: '9', roundMinor: '7' } as const
  expect(() => assertConserved(model, { ...round, totalMinor: '7', events: [win, end] })).toThrow('do not add up')
})
