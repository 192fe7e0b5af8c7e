import { expect, it } from 'vitest'
import { crash, crashX100Max } from './crash.ts'
import { crashSheet } from './crash-sheet.ts'
import { crashMsOf, crashX100At } from './curve.ts'

const limit = 10n ** 12n
const stakeMinor = 1_000_000n
const bet = (autoX100: number) => ({ stakeMinor, autoX100 })
const endOf = (autoX100: number, bustX100: number, limitMinor = limit) =>
  crash.settle(bet(autoX100), { bustX100 }, limitMinor)
const actAt = (atMs: number, bustX100: number) => crash.act!(bet(0), { outcome: { bustX100 }, atMs }, limit)

it('follows the published curve', () => {
  expect([0, 1_000, 10_000, 60_000].map(crashX100At)).toEqual([100, 106, 182, 3659])
  expect([100, 101, 200, 1_000, crashX100Max].map(crashMsOf)).toEqual([0, 166, 11_553, 38_377, 153_506])
})

const settled: [autoX100: number, bustX100: number, payoutMinor: bigint][] = [
  [200, 199, 0n],
  [200, 200, 2_000_000n],
  [200, 5_000, 2_000_000n],
  [101, 100, 0n],
  [101, 101, 1_010_000n],
  [0, 5_000, 0n],
  [0, crashX100Max, 10_000_000_000n],
]
it.each(settled)('a bet with auto cash-out at %i in a round that busts at %i is paid %s', (auto, bust, payout) => {
  expect(endOf(auto, bust).payoutMinor).toBe(payout)
})

it('a bust at 1.00 takes every bet, at once', () => {
  expect(crash.runMs({ bustX100: 100 })).toBe(0)
  expect(actAt(0, 100)).toMatchObject({ ok: false })
  expect(endOf(101, 100)).toEqual({ payoutMinor: 0n, events: [{ type: 'bust', bustX100: 100 }] })
})

it('a player is paid the multiplier of the tick in which the wish came in, from 1.01 on and before the bust', () => {
  const bustMs = crashMsOf(250)
  expect(actAt(1_049, 250)).toEqual(actAt(1_000, 250))
  expect(actAt(1_000, 250)).toEqual({
    ok: true,
    end: { payoutMinor: 1_060_000n, events: [{ type: 'cashed-out', x100: 106, by: 'player' }] },
  })
  expect(actAt(199, 250)).toMatchObject({ ok: false, refusal: { expected: expect.stringContaining('1.01') } })
  expect([bustMs - 1, bustMs, bustMs + 5_000].map((atMs) => actAt(atMs, 250).ok)).toEqual([true, false, false])
})

it('a bet is cashed out by itself where the most that it may pay is reached, and says so', () => {
  expect(endOf(0, 10_000, 3_000_000n)).toEqual({
    payoutMinor: 3_000_000n,
    events: [{ type: 'cashed-out', x100: 300, by: 'limit' }],
  })
  expect(endOf(200, 10_000, 3_000_000n).events).toEqual([{ type: 'cashed-out', x100: 200, by: 'auto' }])
  expect(crash.settlesAt!(bet(0), { bustX100: 10_000 }, 3_000_000n)).toBe(crashMsOf(300))
  expect(crash.settlesAt!(bet(200), { bustX100: 199 }, limit)).toBeUndefined()
})

it('takes whole stakes and targets of 1.01 to 10,000.00, or none', () => {
  const isTaken = (autoX100: unknown) => crash.readBet({ stakeMinor: '1', autoX100 }).ok
  expect([0, 101, crashX100Max].map(isTaken)).toEqual([true, true, true])
  expect([100, 1, -1, 150.5, crashX100Max + 1, '200', undefined].map(isTaken)).toEqual(Array(7).fill(false))
  expect(crash.readBet({ stakeMinor: '0', autoX100: 0 }).ok).toBe(false)
})

it('nothing is shown before the bust, and the bust at its end', () => {
  const outcome = { bustX100: 250 }
  expect(crash.shownAt({ outcome, atMs: crashMsOf(250) - 1 })).toEqual([])
  expect(crash.shownAt({ outcome, atMs: crashMsOf(250) })).toEqual([{ type: 'bust', bustX100: 250 }])
})

it('every target returns 99 % but for what is cut at 2^-52', () => {
  for (const { decimal } of crashSheet()) expect(decimal).toMatch(/^0\.(98999999|99000000)$/)
})
