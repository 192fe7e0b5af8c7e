import { bingoGames, bingoPriceMinor } from '@fairground/game-rules/games/bingo'
import { sharedGames } from '@fairground/game-rules/tables'
import { describe, expect, it } from 'vitest'
import type { BingoState } from './bingo-state.ts'
import { voiceOf } from './call-voice.ts'
import { columnOf, letterOf, openPrizeOf, sortedTickets } from './hall.ts'
import { readRound } from './read-round.ts'

const [bingo75, bingo90] = bingoGames as [(typeof bingoGames)[0], (typeof bingoGames)[0]]
const rules = sharedGames.find(({ id }) => id === 'bingo-75')!
const priceMinor = bingoPriceMinor('VND') ?? 0n
const room = { game: bingo75, currency: 'VND', priceMinor }
const seeds = { serverSeed: 'c'.repeat(64), clientSeed: 'salt', nonce: 1 }
const entries = ['own', 'other'].map((id) => ({
  id,
  seed: id,
  currency: 'VND',
  bet: { tickets: 3, stakeMinor: 3n * priceMinor },
}))
const outcome = rules.source.draw(seeds, { entries, pots: { VND: { meterMinor: '700', reserveMinor: '5' } } })

function stateAt(atMs: number): Pick<BingoState, 'table' | 'list' | 'bets'> {
  const events = [...rules.shownAt({ outcome, atMs })]
  const own = [...(rules.pool?.shownToOwner?.('own', outcome, seeds) ?? [])]
  return {
    table: { phase: 'running', round: { events }, pots: {} },
    list: undefined,
    bets: [{ stakeMinor: '3000000', events: own }],
  } as unknown as Pick<BingoState, 'table' | 'list' | 'bets'>
}

describe('what the screen reads', () => {
  it('while the sale runs: the prizes of what is sold so far and the jackpot as it stands', () => {
    const now = readRound(
      {
        table: { round: { events: [] }, pots: { VND: { meterMinor: '9000', reserveMinor: '1' } } },
        list: { staked: [{ currency: 'VND', stakeMinor: '10000000' }] },
        bets: [{ stakeMinor: '2000000', events: [] }],
      } as unknown as BingoState,
      room,
    )
    expect(now).toMatchObject({ balls: [], wins: [], tickets: [], ownCount: 2, soldCount: 10 })
    expect(now.prizesMinor).toEqual({ line: 1_800_000n, 'two-lines': 2_250_000n, house: 4_950_000n })
    expect(now.jackpot).toEqual({ meterMinor: 9_000n, callsMax: 50 })
  })

  it('while numbers are called: the balls, the own tickets and the wins so far', () => {
    const early = readRound(stateAt(9_000), room)
    expect(early).toMatchObject({ ownCount: 3, soldCount: 6, jackpot: { meterMinor: 700n } })
    expect([early.balls.length, early.tickets.map(({ number }) => number)]).toEqual([3, [1, 2, 3]])
    const end = readRound(stateAt(10_000_000), room)
    expect(end.wins.map(({ prize }) => prize)).toEqual(['line', 'two-lines', 'house'])
    expect(end.balls).toHaveLength(end.wins.at(-1)?.call ?? 0)
  })
})

describe('tickets', () => {
  it('stand in the order of what they lack for the prize that is played for', () => {
    for (const atMs of [10_000, 60_000, 110_000]) {
      const { balls, wins, tickets } = readRound(stateAt(atMs), room)
      const sorted = sortedTickets(bingo75, tickets, { balls, wins })
      const lacks = sorted.map(({ waiting }) => waiting.length)
      expect(lacks).toEqual([...lacks].sort((a, b) => a - b))
      expect(sorted.map(({ number }) => number).sort()).toEqual([1, 2, 3])
    }
  })

  it('that won stand first when nothing more is to be won', () => {
    const { balls, wins, tickets } = readRound(stateAt(10_000_000), room)
    const winners = [{ ...wins[2]!, tickets: [3] }]
    const all = [{ ...wins[0]!, tickets: [9] }, { ...wins[1]!, tickets: [9] }, ...winners]
    expect(sortedTickets(bingo75, tickets, { balls, wins: all }).map(({ number }) => number)).toEqual([3, 1, 2])
  })

  it('the prize that is played for is the first that nobody has won', () => {
    const { wins } = readRound(stateAt(10_000_000), room)
    const open = [0, 1, 2, 3].map((won) => openPrizeOf(wins.slice(0, won)))
    expect(open).toEqual(['line', 'two-lines', 'house', undefined])
  })
})

it('a call sounds like what it brings: a ball, an own number, a win of others, an own one', () => {
  const { tickets, wins, balls } = readRound(stateAt(10_000_000), room)
  const house = wins.at(-1)!
  const mine = { ...house, tickets: [1] }
  const theirs = { ...house, tickets: [6] }
  const now = { ...readRound(stateAt(9_000), room), balls, tickets }
  expect(voiceOf({ ...now, wins: [mine] })).toBe('bigWin')
  expect(voiceOf({ ...now, wins: [{ ...mine, prize: 'line' }] })).toBe('win')
  expect(voiceOf({ ...now, wins: [theirs] })).toBe('bell')
  const own = tickets[0]?.cells.flat().find((number) => number > 0) ?? 0
  expect(voiceOf({ ...now, wins: [], balls: [own] })).toBe('stamp')
  expect(voiceOf({ ...now, wins: [], balls: [own], tickets: [] })).toBe('thud')
})

it('a ball has the letter of its column, and balls of 90 the colour of their tens', () => {
  expect([1, 15, 16, 45, 61, 75].map((ball) => letterOf(bingo75, ball))).toEqual(['B', 'B', 'I', 'N', 'O', 'O'])
  expect([1, 9, 10, 89, 90].map((ball) => columnOf(bingo90, ball))).toEqual([0, 0, 1, 8, 8])
  expect(letterOf(bingo90, 7)).toBe(undefined)
})
