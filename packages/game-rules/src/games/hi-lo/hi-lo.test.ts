import { describe, expect, it } from 'vitest'
import type { Draws } from '../../instant/instant-game.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { workedExample } from '../../instant/test/worked-example.ts'
import { hiLo, hiLoChance, hiLoRank, hiLoX10000 } from './hi-lo.ts'
import { hiLoSheet } from './hi-lo-sheet.ts'

const [two, three, nine, king, ace] = [0, 4, 28, 44, 48] as const

function cards(...order: readonly number[]): Draws {
  const queue = [...order]
  return { ...workedExample(), int: () => queue.shift() ?? 0 }
}
const play = (order: readonly number[], ...types: readonly string[]) =>
  playWith(hiLo, cards(...order), { bet: {}, actions: types.map((type) => ({ type })) })

it('an ace is the lowest card and a king the highest', () => {
  expect([ace, 51, two, three, nine, king, 47].map(hiLoRank)).toEqual([1, 1, 2, 3, 9, 13, 13])
})

describe('a guess', () => {
  it('between ace and king includes the same rank; beside them the same rank is a guess of its own', () => {
    expect([1, 2, 7, 12, 13].map((rank) => hiLoChance(rank, 'higher'))).toEqual([12, 12, 7, 2, 0])
    expect([1, 2, 7, 12, 13].map((rank) => hiLoChance(rank, 'lower'))).toEqual([0, 2, 7, 12, 12])
    expect([1, 2, 7, 12, 13].map((rank) => hiLoChance(rank, 'same'))).toEqual([1, 0, 0, 0, 1])
  })

  it('wins with exactly the ranks that its chance counts', () => {
    for (let from = 1; from <= 13; from += 1) {
      for (const guess of ['higher', 'lower', 'same'] as const) {
        if (hiLoChance(from, guess) === 0) continue
        const wins = ranks().filter((to) => !play([cardOf(from), cardOf(to)], guess).isOver)
        expect(wins).toHaveLength(hiLoChance(from, guess))
      }
    }
  })

  it('is not offered where it cannot win, nor where it would pay more than a million stakes', () => {
    expect(play([ace]).allowed).toEqual(['higher', 'same', 'skip'])
    expect(play([nine]).allowed).toEqual(['higher', 'lower', 'skip'])
    expect(play([king]).allowed).toEqual(['lower', 'same', 'skip'])
    const sameKings = play([king, king, king, king, king, king], ...Array.from({ length: 5 }, () => 'same'))
    expect(sameKings.allowed).toEqual(['lower', 'skip', 'cash-out'])
  })
})

it('a skipped card changes nothing but the card', () => {
  const round = play([nine, two, king], 'skip', 'higher', 'cash-out')
  expect(round.payoutMinor).toBe((1000n * BigInt(hiLoX10000([12]))) / 10_000n)
})

it('allows fifty-two skips', () => {
  const skips = (count: number) => play([], ...Array.from({ length: count }, () => 'skip'))
  expect(skips(52).allowed).not.toContain('skip')
  expect(() => skips(53)).toThrow('actions.52')
})

it('no run of guesses returns more than 99 %', () => {
  const returns = hiLoSheet().map(({ decimal }) => Number(decimal))
  expect(Math.max(...returns)).toBe(0.99)
  expect(Math.min(...returns)).toBeGreaterThan(0.9899)
})

const ranks = () => Array.from({ length: 13 }, (_, index) => index + 1)
const cardOf = (rank: number) => (rank === 1 ? ace : (rank - 2) * 4)
