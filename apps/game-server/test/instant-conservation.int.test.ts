import { createStream } from '@fairground/fairness'
import { openServerSeed, runDueCalls } from '@fairground/vendor-kit'
import type { Fault } from '@fairground/vendor-kit/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abandonRounds } from '../src/instant/abandon-rounds.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import { type InstantFrame, openInstantFrame } from './instant-frame.ts'
import { catalogueWithSmallGame, smallGame } from './small-game.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithSmallGame)
const startMinor = 100_000_000n

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('drop' as const, 'html-page' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc
    .constantFrom('INSUFFICIENT_FUNDS' as const, 'TEMPORARY' as const)
    .map((code) => ({ kind: 'refuse' as const, code })),
)
const wrong = fc.record({
  call: fc.constantFrom('bet' as const, 'win' as const, 'rollback' as const),
  fault,
  times: fc.integer({ min: 1, max: 3 }),
})
/** What the player does next, and what goes wrong meanwhile; `resume` comes back in a new session. */
const step = fc.record({
  does: fc.constantFrom('bet' as const, 'draw' as const, 'double' as const, 'stop' as const, 'resume' as const),
  wrong: fc.option(wrong, { freq: 4 }),
})

async function take(frame: InstantFrame, does: 'bet' | 'draw' | 'double' | 'stop' | 'resume'): Promise<InstantFrame> {
  if (does === 'resume') return openInstantFrame(studio, { playerId: frame.playerId })
  if (does === 'bet') await frame.bet()
  const open = does === 'bet' ? null : await frame.open()
  if (open) await frame.act(open, does)
  return frame
}

async function drain(): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    studio.clock.advance(5 * 60_000)
    await runDueCalls(studio.context, endsOf(studio.context))
  }
}

/** Ends what is open, and lets every owed call come to its end. */
async function settleAll(): Promise<void> {
  studio.wallet.calm()
  await drain()
  studio.clock.advance(25 * 3_600_000)
  await abandonRounds(studio.context)
  await drain()
}

test('whatever the wallet and the player do: the wallet holds exactly the rounds that stand, and each plays again to the same end', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      let frame = await openInstantFrame(studio)
      for (const { does, wrong: fails } of [{ does: 'bet' as const, wrong: null }, ...steps]) {
        if (fails) studio.wallet.disturb(fails.call, fails.fault, fails.times)
        frame = await take(frame, does)
        studio.wallet.calm()
        studio.clock.advance(2_000)
        await runDueCalls(studio.context, endsOf(studio.context))
      }
      await settleAll()
      const ended = await endedRounds(frame.playerId)
      const stakesMinor = ended.reduce((sum, round) => sum + round.stakeMinor, 0n)
      const payoutsMinor = ended.reduce((sum, round) => sum + round.payoutMinor, 0n)
      expect(studio.wallet.book.moved(frame.playerId)).toEqual({
        betsMinor: stakesMinor,
        winsMinor: payoutsMinor,
        wins: ended.length,
      })
      expect(studio.wallet.book.balanceOf(frame.playerId)).toBe(startMinor - stakesMinor + payoutsMinor)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

/** Plays each settled round again, from its bet, its actions and its seeds, and holds it against what was stored. */
async function endedRounds(playerId: string): Promise<{ stakeMinor: bigint; payoutMinor: bigint }[]> {
  const heads = await studio.context.db
    .selectFrom('rounds')
    .innerJoin('seed_pairs', 'seed_pairs.pair_id', 'rounds.pair_id')
    .selectAll('rounds')
    .select(['commitment', 'client_seed', 'server_seed_sealed'])
    .where('rounds.player_id', '=', playerId)
    .execute()
  expect(heads.every(({ state }) => ['collected', 'void', 'refused'].includes(state))).toBe(true)
  const settled = heads.filter(({ state }) => state === 'collected')
  return Promise.all(
    settled.map(async (head) => {
      const moves = await studio.context.db
        .selectFrom('instant_moves')
        .selectAll()
        .where('round_id', '=', head.round_id)
        .where('state', '=', 'taken')
        .orderBy('move')
        .execute()
      const last = moves.at(-1)!
      const draws = createStream({
        serverSeed: openServerSeed(studio.context, head),
        clientSeed: head.client_seed ?? '',
        nonce: head.nonce,
      })
      const actions = moves.slice(1).map(({ input }) => input as { type: 'draw' | 'double' | 'stop' })
      const again = smallGame.play({ stakeMinor: BigInt(head.stake_minor) }, actions, draws)
      expect(again).toMatchObject({
        ok: true,
        round: { events: last.events, stakeMinor: BigInt(last.stake_minor), payoutMinor: BigInt(last.payout_minor) },
      })
      return { stakeMinor: BigInt(last.stake_minor), payoutMinor: BigInt(last.payout_minor) }
    }),
  )
}
