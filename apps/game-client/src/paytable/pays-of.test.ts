import { findSlotModel, playRound } from '@fairground/game-rules/slots'
import { expect, it } from 'vitest'
import { paysOf } from './pays-of.ts'

const model = findSlotModel('lantern-20')!
const stakeMinor = 2_000_000n
const symbol = (id: string) => model.symbols.find((candidate) => candidate.id === id)!

it('promises scatters in total bets and every other symbol in line bets', () => {
  expect(paysOf(model, symbol('scatter'), stakeMinor)[0]).toEqual({ count: 5, amountMinor: 100n * stakeMinor })
  expect(paysOf(model, symbol('wild'), stakeMinor)[0]).toEqual({ count: 5, amountMinor: 5_000n * (stakeMinor / 20n) })
})

it('promises exactly what the game pays: every line win of many rounds stands in the table', () => {
  let seed = 7
  const stream = {
    int: (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % n
    },
  }
  for (let round = 0; round < 300; round += 1) {
    for (const event of playRound(model, { stakeMinor, stream }).events) {
      if (event.type !== 'line-wins') continue
      for (const { symbol: id, count, amountMinor } of event.wins) {
        const promised = paysOf(model, symbol(id), stakeMinor).find((pay) => pay.count === count)!.amountMinor
        expect([promised, promised * BigInt(model.freeSpins.multiplier)]).toContain(BigInt(amountMinor))
      }
    }
  }
})
