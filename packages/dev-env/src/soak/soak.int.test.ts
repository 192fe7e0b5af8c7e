import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSound } from './history.ts'
import { runSoak } from './run-soak.ts'

const seed = randomInt(2 ** 31)

test(`[T-04] [T-06] [R7.3.02] W-42 W-43 under kill -9 of server, worker, studio and database no answered money is lost and none moved twice, and what goes to purses at a vendor arrives (seed ${seed})`, {
  timeout: 360_000,
}, async () => {
  const report = await runSoak({ seed, seconds: 10, bettors: 6, spinners: 2, movers: 2, killEveryMs: 1_800 })
  expect(report).toMatchObject({
    missing: [],
    lost: 0,
    doubled: 0,
    inTransitMinor: 0n,
    brokenRows: 0,
    resolved: report.unknown,
  })
  expect(isSound(report)).toBe(true)
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.moves).toBeGreaterThan(10)
  expect(new Set(report.kills).size).toBeGreaterThanOrEqual(3)
})
