import { expect, test } from 'vitest'
import { expectBooks, growTo, hitPointOf, isHitOf, mostMinor, readPool, richMinor, titleOf } from './jackpot-pools.ts'
import { plantPair } from './plant-pair.ts'
import { openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const playersCount = 12
const [minor, drop] = ['sky-lantern.minor.VND', 'hot-drop.drop.VND']

const openMany = (jackpotId: string) =>
  Promise.all(
    Array.from({ length: playersCount }, () =>
      openFrame(studio, { gameId: titleOf(studio.context, jackpotId), balanceMinor: richMinor }),
    ),
  )

test('[R-65] twelve players hit one pool at once: each hit is of a cycle of its own, and the books stay whole', async () => {
  const frames = await openMany('sky-lantern')
  for (const frame of frames) await plantPair(studio, frame, isHitOf('minor'), mostMinor)
  const answers = await Promise.all(frames.map((frame) => frame.spin({ stakeMinor: mostMinor })))
  const won = answers.map(({ body }) => BigInt(body.round.jackpotWins[0]?.amountMinor ?? 0))
  // The seed and the own share at least; what others brought before goes to who is first.
  expect(won.every((amountMinor) => amountMinor >= 20_300_000n)).toBe(true)
  const pool = await readPool(studio.context, minor)
  expect(pool.cycle).toBe(playersCount + 1)
  expect(won.reduce((sum, amountMinor) => sum + amountMinor, 0n)).toBe(BigInt(pool.paid_minor))
  await expectBooks(studio.context)
})

test('[R-65] of twelve bets at the edge of a bound one wins, and it is paid no more than the point', async () => {
  const frames = await openMany('hot-drop')
  const point = await hitPointOf(studio.context, drop)
  await growTo(studio.context, studio.databaseUrl, drop, point - 1n)
  const answers = await Promise.all(frames.map((frame) => frame.spin({ stakeMinor: mostMinor })))
  const won = answers.flatMap(({ body }) => body.round.jackpotWins)
  expect(won).toEqual([{ tier: 'drop', amountMinor: point.toString() }])
  const pool = await readPool(studio.context, drop)
  expect(BigInt(pool.increment_minor) + BigInt(pool.overflow_minor)).toBe(12n * 800_000n - 1n)
  await expectBooks(studio.context)
})
