import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositFee } from './deposit-fee.ts'

const around = (middle: bigint) => fc.bigInt({ min: middle > 500n ? middle - 500n : 0n, max: middle + 500n })
const amounts = fc.oneof(around(0n), around(2n ** 53n), around(2n ** 63n), fc.bigInt({ min: 0n, max: 10n ** 18n }))

test('[T-15] a fee is the share of the rate, cut to the minor unit, at every rate and near every bound of numbers', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 10_000 }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      (amount, rateBp, fixed) => {
        const fee = depositFee(amount, { rateBp, fixedMinor: fixed })
        const lost = amount * BigInt(rateBp) - (fee - fixed) * 10_000n
        expect(lost >= 0n && lost < 10_000n).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})
