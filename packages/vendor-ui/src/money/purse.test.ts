import type { FrameMessage } from '@fairground/contract/frame'
import { describe, expect, it } from 'vitest'
import { createStore } from '../lib/store.ts'
import { Purse } from './purse.ts'

const round = { balanceAfterBetMinor: '90000', balanceAfterMinor: '590000' }

function purseWith(balanceMinor: bigint, value = { balanceMinor: '0', balanceVersion: 0 }) {
  const told: FrameMessage[] = []
  const screen = createStore({ balanceMinor, phase: 'idle' })
  const calls = { balance: async () => ({ ok: true as const, value }) }
  const portal = { tell: (message: FrameMessage) => void told.push(message) }
  return { told, screen, purse: new Purse({ currency: 'VND', balanceVersion: 5, calls, portal, screen }) }
}

describe('the money on the screen', () => {
  it('tells the player and the portal the same: the stake at once, a result only when its show has ended', () => {
    const { purse, screen, told } = purseWith(100_000n)
    screen.set({ phase: 'showing' })
    purse.noteVersion(7)
    purse.showBet(round)
    purse.take({ balanceMinor: '590000', balanceVersion: 7 })
    expect(screen.get().balanceMinor).toBe(90_000n)
    const balance = { type: 'fairground.balance', currency: 'VND' }
    expect(told).toEqual([{ ...balance, balanceMinor: '90000' }])
    screen.set({ phase: 'idle' })
    purse.showResult(round)
    expect(screen.get().balanceMinor).toBe(590_000n)
    expect(told).toEqual([
      { ...balance, balanceMinor: '90000' },
      { ...balance, balanceMinor: '590000' },
    ])
  })

  it('ignores news that are older than what it knows, and repeats nothing to the portal', () => {
    const { purse, screen, told } = purseWith(100_000n)
    purse.take({ balanceMinor: '80000', balanceVersion: 6 })
    purse.take({ balanceMinor: '999999', balanceVersion: 4 })
    purse.take({ balanceMinor: '80000', balanceVersion: 6 })
    expect(screen.get().balanceMinor).toBe(80_000n)
    expect(told).toHaveLength(1)
  })

  it('asks once more before it says that the stake is not there', async () => {
    const deposited = purseWith(5_000n, { balanceMinor: '50000', balanceVersion: 6 })
    expect(await deposited.purse.canStake(10_000n)).toBe(true)
    const poor = purseWith(5_000n, { balanceMinor: '5000', balanceVersion: 6 })
    expect(await poor.purse.canStake(10_000n)).toBe(false)
  })
})
