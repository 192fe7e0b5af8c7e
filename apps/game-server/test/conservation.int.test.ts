import { runDueCalls } from '@fairground/vendor-kit'
import type { Fault } from '@fairground/vendor-kit/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n

type Step = { call: 'bet' | 'win' | 'rollback'; fault: Fault; times: number }

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('drop' as const, 'html-page' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc
    .constantFrom('INSUFFICIENT_FUNDS' as const, 'IN_PROGRESS' as const, 'TEMPORARY' as const)
    .map((code) => ({ kind: 'refuse' as const, code })),
)
const step: fc.Arbitrary<Step | null> = fc.option(
  fc.record({
    call: fc.constantFrom('bet' as const, 'win' as const, 'rollback' as const),
    fault,
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { freq: 2 },
)

/** Lets every owed call come to its end. */
async function drain(): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    studio.clock.advance(5 * 60_000)
    await runDueCalls(studio.context, endsOf(studio.context))
  }
}

test('whatever the wallet does, it is asked for exactly the totals of the rounds that stand, and keeps all other stakes', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      studio.wallet.calm()
      const frame = await openFrame(studio)
      for (const wrong of steps) {
        if (wrong) studio.wallet.disturb(wrong.call, wrong.fault, wrong.times)
        const { status, body } = await frame.spin()
        if (status === 200) await frame.collect(body.round.roundId)
      }
      studio.wallet.calm()
      await drain()
      const rounds = await studio.context.db
        .selectFrom('rounds')
        .selectAll()
        .where('player_id', '=', frame.playerId)
        .execute()
      expect(rounds).toHaveLength(steps.length)
      const standing = rounds.filter((round) => round.state === 'collected')
      const stakesMinor = standing.reduce((sum, round) => sum + BigInt(round.stake_minor), 0n)
      const totalsMinor = standing.reduce((sum, round) => sum + BigInt(round.total_minor), 0n)
      const asked = new Map(
        studio.wallet
          .bodiesOf('win')
          .filter((win) => win.playerId === frame.playerId)
          .map((win) => [win.transactionId, BigInt(String(win.amount))]),
      )
      expect([...asked.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(totalsMinor)
      expect(studio.wallet.book.moved(frame.playerId)).toEqual({
        betsMinor: stakesMinor,
        winsMinor: totalsMinor,
        wins: standing.length,
      })
      expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor - stakesMinor + totalsMinor)
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
