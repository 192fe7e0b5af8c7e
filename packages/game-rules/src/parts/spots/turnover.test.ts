import { expect, test } from 'vitest'
import { andarBahar } from '../../games/andar-bahar/andar-bahar.ts'
import { baccarat, baccaratNoCommission } from '../../games/baccarat/baccarat.ts'
import { blackjack } from '../../games/blackjack/blackjack.ts'
import { craps } from '../../games/craps/craps.ts'
import { dragonTiger } from '../../games/dragon-tiger/dragon-tiger.ts'
import { sicBo } from '../../games/sic-bo/sic-bo.ts'
import type { InstantGame } from '../../instant/instant-game.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws } from '../../instant/test/seeded-draws.ts'
import { parseCards } from '../cards/test/parse-cards.ts'

type Table = InstantGame<never, never>

const packs = (text: string) => fixedDraws({ cards: parseCards(text).map((card, index) => card + 52 * index) })
const dice = (text: string) => fixedDraws({ ints: [...text].map((face) => Number(face) - 1) })
const bet = (stakes: Record<string, number>) => ({
  bets: Object.entries(stakes).map(([spot, stake]) => ({ spot, stakeMinor: String(stake) })),
})

function turnoverOf(game: unknown, draws: ReturnType<typeof fixedDraws>, stakes: Record<string, number>, actions = []) {
  return playWith(game as Table, draws, { bet: bet(stakes), actions }).turnoverMinor
}

const bankerWins = '2s 9s 3c Kd'
const tie = '9s 9c Kd Kc'

test.each([
  ['one side counts', { player: 1_000 }, 1_000n],
  ['both sides alike count nothing', { player: 1_000, banker: 1_000 }, 0n],
  ['of both sides the difference counts', { player: 1_000, banker: 1_300 }, 300n],
  ['a bet beside them counts', { player: 1_000, banker: 1_000, 'player-pair': 200 }, 200n],
  ['big and small are opposites', { big: 500, small: 700 }, 200n],
])('baccarat: %s', (_, stakes, counted) => {
  for (const game of [baccarat, baccaratNoCommission])
    expect(turnoverOf(game, packs(bankerWins), stakes as unknown as Record<string, number>)).toBe(counted)
})

test('baccarat: on a tie the sides are given back and count nothing', () => {
  expect(turnoverOf(baccarat, packs(tie), { player: 1_000, tie: 100 })).toBe(100n)
  expect(turnoverOf(baccarat, packs(tie), { player: 1_000, banker: 400 })).toBe(0n)
})

test('dragon tiger: sides, big and small, odd and even, colours, and all four suits are netted', () => {
  const draws = () => packs('Ks Qh')
  expect(turnoverOf(dragonTiger, draws(), { dragon: 500, tiger: 500 })).toBe(0n)
  expect(turnoverOf(dragonTiger, draws(), { 'dragon-big': 500, 'dragon-small': 400 })).toBe(100n)
  expect(turnoverOf(dragonTiger, draws(), { 'dragon-big': 500, 'tiger-small': 500 })).toBe(1_000n)
  const suits = { 'tiger-spades': 100, 'tiger-clubs': 100, 'tiger-diamonds': 100 }
  expect(turnoverOf(dragonTiger, draws(), suits)).toBe(300n)
  expect(turnoverOf(dragonTiger, draws(), { ...suits, 'tiger-hearts': 150 })).toBe(50n)
})

test('sic bo: small and big, odd and even are netted', () => {
  expect(turnoverOf(sicBo, dice('136'), { small: 300, big: 300, odd: 50 })).toBe(50n)
  expect(turnoverOf(sicBo, dice('136'), { odd: 300, even: 100, 'single-1': 10 })).toBe(210n)
})

test('andar bahar: the sides are netted', () => {
  const draws = fixedDraws({ cards: parseCards('9s 9c') })
  expect(turnoverOf(andarBahar, draws, { andar: 100, bahar: 100, 'cards-1-5': 20 })).toBe(20n)
})

test('craps: pass and don’t pass are netted, also where one of them is given back', () => {
  expect(turnoverOf(craps, dice('34'), { pass: 100, 'dont-pass': 100 })).toBe(0n)
  expect(turnoverOf(craps, dice('66'), { pass: 100, 'dont-pass': 60 })).toBe(40n)
})

test('blackjack: a hand that is given back counts nothing', () => {
  const stand = [{ type: 'stand' }] as never
  expect(turnoverOf(blackjack, packs('Ks Kc Qs Qc'), { 'box-1': 1_000 }, stand)).toBe(0n)
  expect(turnoverOf(blackjack, packs('Ks 9c Qs Qc'), { 'box-1': 1_000 }, stand)).toBe(1_000n)
})
