import { describe, expect, it } from 'vitest'
import { longIt } from '../../../long-it.ts'
import { checkRounds, longTest } from '../../instant/test/check-rounds.ts'
import { playWith } from '../../instant/test/play-with.ts'
import { fixedDraws, seededDraws } from '../../instant/test/seeded-draws.ts'
import { parseCards } from '../../parts/cards/test/parse-cards.ts'
import { bestHold } from './best-hold.ts'
import { categoryOf, jokerCard } from './judge.ts'
import { paytables } from './paytables.ts'
import { videoPokerGames } from './video-poker.ts'
import { bestPlayRow, dealtCounts } from './video-poker-sheet.ts'

const [jacks, , tens, bonus, faces, doubleBonus, doubleDouble, deuces, joker] = paytables
const game = videoPokerGames[0]!
const bet = { coinMinor: '1000', coins: 5, hands: 1, doubleUp: false }
const cards = (text: string) =>
  text.split(' ').map((card) => (card === 'JOKER' ? jokerCard : (parseCards(card)[0] ?? Number.NaN)))

describe('categories', () => {
  it.each([
    [jacks, 'Ts Js Qs Ks As', 'royal-flush'],
    [jacks, 'As 2s 3s 4s 5s', 'straight-flush'],
    [jacks, '9s 9c 9d 9h As', 'four-of-a-kind'],
    [jacks, '9s 9c 9d Ah As', 'full-house'],
    [jacks, '2s 9s Js Ks As', 'flush'],
    [jacks, 'Ac 2s 3s 4s 5s', 'straight'],
    [jacks, '9s 9c 9d Ah Ks', 'three-of-a-kind'],
    [jacks, '9s 9c Ad Ah Ks', 'two-pair'],
    [jacks, 'Js Jc 9d Ah Ks', 'high-pair'],
    [jacks, 'Ts Tc 9d Ah Ks', 'nothing'],
    [tens, 'Ts Tc 9d Ah Ks', 'high-pair'],
    [tens, '9s 9c Td Ah Ks', 'nothing'],
    [bonus, 'As Ac Ad Ah 2s', 'four-aces'],
    [bonus, '4s 4c 4d 4h As', 'four-low'],
    [bonus, '5s 5c 5d 5h As', 'four-of-a-kind'],
    [faces, 'As Ac Ad Ah 2s', 'four-aces'],
    [faces, 'Js Jc Jd Jh 2s', 'four-faces'],
    [faces, '2s 2c 2d 2h As', 'four-of-a-kind'],
    [doubleBonus, '2s 2c 2d 2h As', 'four-low'],
    [doubleDouble, 'As Ac Ad Ah 4s', 'four-aces-kicker'],
    [doubleDouble, 'As Ac Ad Ah 5s', 'four-aces'],
    [doubleDouble, '3s 3c 3d 3h As', 'four-low-kicker'],
    [doubleDouble, '3s 3c 3d 3h 4s', 'four-low-kicker'],
    [doubleDouble, '3s 3c 3d 3h 5s', 'four-low'],
    [deuces, 'Ts Js Qs Ks As', 'royal-flush'],
    [deuces, '2s 2c 2d 2h As', 'four-deuces'],
    [deuces, '2s Js Qs Ks As', 'wild-royal'],
    [deuces, '2s 2c 2d Ks As', 'wild-royal'],
    [deuces, '2s 2c 2d Ks Kh', 'five-of-a-kind'],
    [deuces, '2s 2c 5s 7s 9s', 'straight-flush'],
    [deuces, '2s As 3s 4s 5s', 'straight-flush'],
    [deuces, '2s 2c 2d 4s Kh', 'four-of-a-kind'],
    [deuces, '2s 2c 9d 9s Kh', 'four-of-a-kind'],
    [deuces, '2s 9c 9d Ks Kh', 'full-house'],
    [deuces, '2s 9c 7c Kc Jc', 'flush'],
    [deuces, '2s 2d 7c 8s 9c', 'straight'],
    [deuces, '2s 2d 7c 8s Kc', 'three-of-a-kind'],
    [deuces, '2s 9d 9c 8s Kc', 'three-of-a-kind'],
    [deuces, '2s Ad 9c 8s Kc', 'nothing'],
    [deuces, '9s 9d Kc Ks 3c', 'nothing'],
    [joker, 'Ts Js Qs Ks As', 'royal-flush'],
    [joker, 'JOKER Js Qs Ks As', 'wild-royal'],
    [joker, 'JOKER 9s 9c 9d 9h', 'five-of-a-kind'],
    [joker, 'JOKER 5s 6s 7s 9s', 'straight-flush'],
    [joker, 'JOKER 9s 9c 9d 8h', 'four-of-a-kind'],
    [joker, 'JOKER 9s 9c 8d 8h', 'full-house'],
    [joker, 'JOKER 9s 9c 8d 7h', 'three-of-a-kind'],
    [joker, 'JOKER 9s 6c 8d 7h', 'straight'],
    [joker, 'JOKER Ks 3c 8d 7h', 'high-pair'],
    [joker, 'JOKER Qs 3c 8d 7h', 'nothing'],
    [joker, '9s 9c 8d 8h 2c', 'two-pair'],
    [joker, 'Qs Qc 8d 7h 2c', 'nothing'],
  ])('%o: %s is %s', (paytable, hand, category) => {
    expect(categoryOf(paytable!, cards(hand))).toBe(category)
    expect(categoryOf(paytable!, cards(hand).reverse())).toBe(category)
  })

  it('come as often among dealt hands as published', () => {
    expect(dealtCounts(jacks!)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10200,
      'three-of-a-kind': 54912,
      'two-pair': 123552,
      'high-pair': 337920,
      nothing: 2062860,
    })
  })
})

const play = (dealt: string, actions: object[], part: object = {}) =>
  playWith(game, fixedDraws({ cards: cards(dealt), ints: [0, 3, 3, 3, 3, 3] }), { bet: { ...bet, ...part }, actions })

it('draws the sixth card to the first place that is not held, and so on', () => {
  const round = play('2s 9s Js Ks As 3c 4c 5c 6c 7c', [{ type: 'draw', hold: [2, 4] }])
  const drawn = round.events[1]
  expect(drawn?.type === 'drawn' && drawn.cards).toEqual(cards('3c 9s 4c Ks 5c'))
})

it('pays the royal 800 per coin with five coins, 250 with fewer', () => {
  const royal = 'Ts Js Qs Ks As'
  const hold = { type: 'draw', hold: [1, 2, 3, 4, 5] }
  expect(play(royal, [hold]).payoutMinor).toBe(4_000_000n)
  expect(play(royal, [hold], { coins: 4 }).payoutMinor).toBe(1_000_000n)
  expect(play(royal, [hold], { coins: 1 }).payoutMinor).toBe(250_000n)
})

it('keeps held cards in every one of ten hands and draws each from its own rest of the pack', () => {
  const round = play('9s 9c 2d 3h 4s', [{ type: 'draw', hold: [1, 2] }], { hands: 10 })
  const hands = round.events.flatMap((event) => (event.type === 'drawn' ? [event.cards] : []))
  expect(hands).toHaveLength(10)
  for (const hand of hands) {
    expect(hand.slice(0, 2)).toEqual(cards('9s 9c'))
    expect(new Set(hand).size).toBe(5)
    expect(hand.slice(2).some((card) => cards('2d 3h 4s').includes(card))).toBe(false)
  }
  expect(round.stakeMinor).toBe(50_000n)
})

describe('doubling', () => {
  const hold = { type: 'draw', hold: [1, 2, 3, 4, 5] }
  const pair = 'Js Jc 9d Ah Ks'
  const double = (pick: string) => ({ type: 'double', pick })

  it('pays twice or nothing on a colour, until the player collects', () => {
    const open = play(pair, [hold], { doubleUp: true })
    expect([open.isOver, open.payoutMinor, open.allowed]).toEqual([false, 0n, ['double', 'collect']])
    expect(play(pair, [hold, { type: 'collect' }], { doubleUp: true }).payoutMinor).toBe(5_000n)
    expect(play(pair, [hold, double('red')], { doubleUp: true })).toMatchObject({ isOver: true, payoutMinor: 0n })
    const won = play(pair, [hold, double('black'), { type: 'collect' }], { doubleUp: true })
    expect(won.payoutMinor).toBe(10_000n)
  })

  it('ends after five rounds', () => {
    const five = [double('black'), ...Array(4).fill(double('red'))]
    const round = play(pair, [hold, ...five], { doubleUp: true })
    expect([round.isOver, round.payoutMinor]).toEqual([true, 160_000n])
    expect(() => play(pair, [hold, ...five, { type: 'collect' }], { doubleUp: true })).toThrow('the round is over')
  })

  it('is not offered above half of the top prize, nor when it is off', () => {
    expect(play('Ts Js Qs Ks As', [hold], { doubleUp: true }).isOver).toBe(true)
    expect(play(pair, [hold])).toMatchObject({ isOver: true, payoutMinor: 5_000n })
    expect(() => play(pair, [hold, double('red')])).toThrow('the round is over')
  })
})

it('refuses holds and bets that do not exist', () => {
  for (const hold of [[0], [6], [1, 1], ['1'], 'all', undefined])
    expect(game.readAction({ type: 'draw', hold }).ok).toBe(false)
  for (const part of [{ coins: 6 }, { hands: 2 }, { doubleUp: 1 }, { coinMinor: '0' }])
    expect(game.readBet({ ...bet, ...part }).ok).toBe(false)
  expect(() => play('Js Jc 9d Ah Ks', [{ type: 'collect' }])).toThrow('a draw')
})

it('knows the best hold and its exact worth, and plays it for a player who left', () => {
  expect(bestHold(jacks!, cards('Ts Js Qs Ks 9s'), 5)).toEqual({ places: [1, 2, 3, 4, 5], value: 50 })
  expect(bestHold(jacks!, cards('Ts Js Qs Ks 9c'), 5).places).toEqual([1, 2, 3, 4])
  expect(bestHold(jacks!, cards('2s 7c 9d Jh Js'), 5).places).toEqual([4, 5])
  expect(bestHold(jacks!, cards('2s 7c 9d 3h 5s'), 5).places).toEqual([])
  const round = play('2s 7c 9d Jh Js', [])
  const read = game.readBet(bet)
  expect(read.ok && game.abandon(read.value, [], round)).toEqual({ type: 'draw', hold: [4, 5] })
})

longIt(import.meta.url)('returns 0.995439 with the best play of 9/6 Jacks or Better', longTest, () => {
  expect(bestPlayRow(jacks!, 5).rtp).toBe('1653526326983/1661102543100')
})

longIt(import.meta.url).each(videoPokerGames)(
  '$id conserves money and stays under its most in 100,000 rounds',
  longTest,
  (machine) => {
    const returned = checkRounds(machine, {
      rounds: 100_000,
      betOf: (random) => ({ coinMinor: '1000', coins: 1 + random.int(5), hands: 1, doubleUp: random.int(4) === 0 }),
      actionOf: ({ allowed }, random) =>
        allowed.includes('draw')
          ? { type: 'draw', hold: [1, 2, 3, 4, 5].filter(() => random.int(2)) }
          : random.int(2)
            ? { type: 'collect' }
            : { type: 'double', pick: random.int(2) ? 'red' : 'black' },
    })
    expect(returned).toBeGreaterThan(0.2)
    expect(returned).toBeLessThan(1)
  },
)

it('plays three and ten hands within their most', () => {
  for (const hands of [3, 10]) {
    const drawAll = { type: 'draw', hold: [] } as const
    for (let seed = 0; seed < 500; seed += 1) {
      const round = playWith(game, seededDraws(seed), { bet: { ...bet, hands }, actions: [drawAll] })
      expect(round.payoutMinor).toBeLessThanOrEqual(BigInt(hands) * 4_000_000n)
    }
  }
})
