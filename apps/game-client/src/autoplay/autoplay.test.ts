import { describe, expect, it } from 'vitest'
import { type AutoplayResult, type AutoplayRules, afterRound, startRun } from './autoplay.ts'

const stakeMinor = 1_000n
const rules: AutoplayRules = { rounds: 10, lossLimitMinor: 5_000n, singleWinMinor: undefined, stopsOnFreeSpins: false }
const round = (paidMinor: bigint, hasFreeSpins = false): AutoplayResult => ({ stakeMinor, paidMinor, hasFreeSpins })

function play(wishes: Partial<AutoplayRules>, results: AutoplayResult[]) {
  let run = startRun({ ...rules, ...wishes })
  for (const result of results) {
    const next = afterRound(run, result)
    run = next.run
    if (next.stop) return { stop: next.stop, played: run.played, lostMinor: run.lostMinor }
  }
  return { stop: undefined, played: run.played, lostMinor: run.lostMinor }
}

describe('autoplay stops', () => {
  it('after the chosen number of rounds', () => {
    const even = Array.from({ length: 20 }, () => round(stakeMinor))
    expect(play({ rounds: 10 }, even)).toEqual({ stop: 'done', played: 10, lostMinor: 0n })
  })

  it('before a stake would go beyond the loss limit', () => {
    const losing = Array.from({ length: 20 }, () => round(0n))
    expect(play({ lossLimitMinor: 5_000n }, losing)).toEqual({ stop: 'loss-limit', played: 5, lostMinor: 5_000n })
    expect(play({ lossLimitMinor: 4_999n }, losing)).toEqual({ stop: 'loss-limit', played: 4, lostMinor: 4_000n })
  })

  it('at a loss limit that counts wins back in', () => {
    const mixed = [round(0n), round(4_000n), ...Array.from({ length: 20 }, () => round(0n))]
    expect(play({ rounds: 50 }, mixed)).toEqual({ stop: 'loss-limit', played: 9, lostMinor: 5_000n })
  })

  it('after a single win of at least the chosen amount', () => {
    const wins = [round(9_999n), round(10_000n), round(0n)]
    expect(play({ singleWinMinor: 10_000n }, wins)).toMatchObject({ stop: 'single-win', played: 2 })
  })

  it('on free spins only when the player asked for it', () => {
    const free = [round(2_000n, true), round(0n)]
    expect(play({ stopsOnFreeSpins: true }, free)).toMatchObject({ stop: 'free-spins', played: 1 })
    expect(play({ stopsOnFreeSpins: false }, free)).toMatchObject({ stop: undefined, played: 2 })
  })
})
