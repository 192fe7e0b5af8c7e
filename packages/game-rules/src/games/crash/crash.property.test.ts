import fc from 'fast-check'
import { expect } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { crash, crashTickMs, crashX100Max, crashX100Min } from './crash.ts'
import { crashMsOf, crashX100At } from './curve.ts'

const numRuns = 100_000
const bustX100 = fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 10 * crashX100Max }))
const autoX100 = fc.oneof(fc.constant(0), fc.integer({ min: crashX100Min, max: crashX100Max }))
const stakeMinor = fc.bigInt({ min: 1n, max: 5_000_000_000n })
const limitMinor = fc.bigInt({ min: 10_000_000_000n, max: 10n ** 12n })

longIt(import.meta.url)('the moment of a multiplier is the first at which it is shown', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 10 * crashX100Max }), (x100) => {
      const ms = crashMsOf(x100)
      return crashX100At(ms) >= x100 && crashX100At(ms - 1) < x100
    }),
    { numRuns },
  )
})

longIt(import.meta.url)(
  'no bet is paid more than its target, its limit and the bust allow, and none below nothing',
  {
    timeout: 300_000,
  },
  () => {
    fc.assert(
      fc.property(stakeMinor, autoX100, bustX100, limitMinor, (stake, auto, bust, limit) => {
        const bet = { stakeMinor: stake, autoX100: auto }
        const { payoutMinor } = crash.settle(bet, { bustX100: bust }, limit)
        expect(payoutMinor >= 0n && payoutMinor <= limit).toBe(true)
        expect(payoutMinor <= crash.payoutMinorMax(bet, limit)).toBe(true)
        expect(payoutMinor * 100n <= stake * BigInt(bust)).toBe(true)
        expect(payoutMinor > 0n).toBe(crash.settlesAt!(bet, { bustX100: bust }, limit) !== undefined)
      }),
      { numRuns },
    )
  },
)

longIt(import.meta.url)(
  'a wish is paid only before the bust, never more than the multiplier at its receipt, and alike within a tick',
  {
    timeout: 300_000,
  },
  () => {
    fc.assert(
      fc.property(stakeMinor, bustX100, fc.nat(400_000), limitMinor, (stake, bust, atMs, limit) => {
        const act = (ms: number) =>
          crash.act!({ stakeMinor: stake, autoX100: 0 }, { outcome: { bustX100: bust }, atMs: ms }, limit)
        const acted = act(atMs)
        expect(acted.ok && atMs >= crashMsOf(bust)).toBe(false)
        if (!acted.ok) return
        expect(acted.end.payoutMinor * 100n <= stake * BigInt(crashX100At(atMs))).toBe(true)
        expect(acted).toEqual(act(atMs - (atMs % crashTickMs)))
      }),
      { numRuns },
    )
  },
)
