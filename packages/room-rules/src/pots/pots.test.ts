import { fraction } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { liengFeePercent } from '../lieng/index.ts'
import { threeCardFeePercent } from '../three-card/index.ts'
import { claimsShare } from './claims-share.ts'
import { rakeOf, rakePots } from './rake.ts'
import { awardPots, sidePots } from './side-pots.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

it('what nobody called goes back, and each all-in makes a pot', () => {
  expect(sidePots([25n, 75n], [false, false])).toEqual([
    { amountMinor: 50n, eligible: [0, 1] },
    { amountMinor: 50n, eligible: [1] },
  ])
  expect(sidePots([10n, 40n, 40n, 20n], [false, false, false, true])).toEqual([
    { amountMinor: 40n, eligible: [0, 1, 2] },
    { amountMinor: 70n, eligible: [1, 2] },
  ])
  // Both who paid more have folded: it is the pot of who is left.
  expect(sidePots([10n, 40n, 40n], [false, true, true])).toEqual([{ amountMinor: 90n, eligible: [0] }])
})

it('odd units go one each to the first winners left of the button', () => {
  const { payoutMinor } = awardPots([{ amountMinor: 101n, eligible: [0, 1, 3] }], [5, 5, 9, 5], 0)
  expect(payoutMinor).toEqual([33n, 34n, 0n, 34n])
})

it('pots and payouts sum to the contributions, and nobody wins a pot that he did not pay for', () => {
  const seat = fc.record({ paid: fc.bigInt(0n, 60n), hasFolded: fc.boolean(), strength: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(seat, { minLength: 2, maxLength: 9 }), fc.nat(8), (seats, button) => {
      fc.pre(seats.some(({ paid, hasFolded }) => paid > 0n && !hasFolded))
      const least = seats.filter(({ paid }) => paid > 0n).sort((a, b) => (a.paid < b.paid ? -1 : 1))[0]
      fc.pre(least !== undefined && !least.hasFolded)
      const paid = seats.map((one) => one.paid)
      const pots = sidePots(
        paid,
        seats.map(({ hasFolded }) => hasFolded),
      )
      const won = awardPots(
        pots,
        seats.map(({ strength }) => strength),
        button % seats.length,
      )
      expect(sum(pots.map(({ amountMinor }) => amountMinor))).toBe(sum(paid))
      expect(sum(won.payoutMinor)).toBe(sum(paid))
      for (const { eligible, winners } of won.pots) {
        expect(winners.length).toBeGreaterThan(0)
        expect(winners.every((one) => eligible.includes(one))).toBe(true)
      }
      expect(seats.every(({ hasFolded }, at) => !hasFolded || won.payoutMinor[at] === 0n)).toBe(true)
      const rake = rakeOf(sum(paid), { share: fraction(5, 100), capMinor: 7n }, true)
      expect(sum(rakePots(pots, rake).map(({ amountMinor }) => amountMinor)) + rake).toBe(sum(paid))
    }),
  )
})

it('rake is floored, capped, and not taken without a flop', () => {
  const rule = { share: fraction(5, 100), capMinor: 300n }
  expect(rakeOf(5_999n, rule, true)).toBe(299n)
  expect(rakeOf(60_000n, rule, true)).toBe(300n)
  expect(rakeOf(60_000n, rule, false)).toBe(0n)
})

it('zha jin hua and liêng cost 3 % of the pot, liêng nothing without a call', () => {
  expect(rakeOf(999n, { share: fraction(threeCardFeePercent, 100) }, true)).toBe(29n)
  expect(rakeOf(999n, { share: fraction(liengFeePercent, 100) }, false)).toBe(0n)
})

it('claims are paid in full or in proportion, and never above', () => {
  const asked = {
    seatCount: 4,
    button: 0,
    claims: [9n, 6n].map((amountMinor, at) => ({ seat: at * 2 + 1, amountMinor })),
  }
  expect(claimsShare({ ...asked, chipsMinor: 10n })).toEqual([6n, 4n])
  expect(claimsShare({ ...asked, chipsMinor: 11n })).toEqual([7n, 4n])
  expect(claimsShare({ ...asked, button: 1, chipsMinor: 11n })).toEqual([6n, 5n])
  expect(claimsShare({ ...asked, chipsMinor: 15n })).toEqual([9n, 6n])
  const claims = fc.array(fc.bigInt(0n, 50n), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(claims, fc.bigInt(0n, 150n), fc.nat(4), (amounts, chipsMinor, button) => {
      const paid = claimsShare({
        ...{ seatCount: 5, button, chipsMinor },
        claims: amounts.map((amountMinor, seat) => ({ seat, amountMinor })),
      })
      const owed = sum(amounts)
      expect([chipsMinor, owed]).toContain(sum(paid))
      expect(sum(paid) <= chipsMinor && sum(paid) <= owed).toBe(true)
      expect(paid.every((one, seat) => one <= (amounts[seat] ?? 0n))).toBe(true)
    }),
  )
})
