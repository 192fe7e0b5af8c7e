import { chainSeeds, commitOf } from '@fairground/fairness'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fastDraws } from '../../instant/test/fast-draws.ts'
import { publicSeedsOf } from '../../parts/spots/card-table.ts'
import { cockfight } from './ahead.ts'
import { birds } from './birds.ts'
import { type FightEnd, formMax, formMin, formOf, perMille, priceOf, weightsOf } from './chances.ts'
import { cockfightGross, pricesOf } from './cockfight.ts'
import { cockfightSheet } from './cockfight-sheet.ts'
import { scoreOf, shiftOf } from './elo.ts'
import { drawFight, eventsOfFight, hashAt, springTurns } from './fight.ts'
import { fightsPerDay, fightsPerSeason, pairOf, placeOf, pointsOf, standingsAt, tableOf } from './season.ts'

const salt = 'a salt of a beacon'
let seeds: string[] = []
beforeAll(() => {
  seeds = chainSeeds('5c'.repeat(32), 10_000, { from: 1, to: fightsPerSeason + fightsPerDay })
})
const tripleOf = (number: number) => ({ serverSeed: seeds[number - 1] ?? '', clientSeed: salt, nonce: number })
const publicOf = (number: number) => publicSeedsOf(tripleOf(number))

describe('prices', () => {
  test.each([
    [5_000, 190],
    [3_500, 272],
    [6_500, 146],
    [5_180, 183],
  ])('a share of %i ten-thousandths is paid %i hundredths: booksum 1.05, cut', (share, price) => {
    expect(priceOf(share)).toBe(price)
  })

  test('of a thousand fights 889 are decided, 100 run down together, 11 run out of time', () => {
    for (const form of [formMin, 5_000, formMax]) {
      const [meron = 0, wala = 0, both = 0, time = 0] = weightsOf(form)
      const all = meron + wala + both + time
      expect((meron + wala) / all).toBeCloseTo(perMille.decided / 1_000, 12)
      expect([both / all, time / all]).toEqual([0.1, 0.011])
    }
  })

  test.each([
    ['meron', 'meron', '46/25'],
    ['meron', 'wala', '0/1'],
    ['meron', 'both', '1/1'],
    ['wala', 'time', '1/1'],
    ['bdd', 'both', '9/1'],
    ['bdd', 'time', '0/1'],
    ['ftd', 'time', '81/1'],
  ] as const)('%s returns, when the fight ends as %s, %s of the stake', (spot, end, gross) => {
    const { num, den } = cockfightGross(spot, { card: { prices: { meron: 184, wala: 195 } }, result: { end } })
    expect(`${num}/${den}`).toBe(gross)
  })

  test('a side returns 95.19 to 95.77 %, BDD 90 %, FTD 89.1 %', () => {
    const returns = new Map(cockfightSheet().map(({ bet, decimal }) => [bet, Number(decimal)]))
    for (const [bet, rtp] of returns) {
      if (!bet.startsWith('side')) continue
      expect(rtp).toBeGreaterThanOrEqual(0.9519)
      expect(rtp).toBeLessThanOrEqual(0.9577)
    }
    expect([returns.get('bdd'), returns.get('ftd')]).toEqual([0.9, 0.891])
  })
})

describe('ratings', () => {
  test('the score follows the formula of Elo within a thousandth, and both sides share one', () => {
    for (let apart = -900; apart <= 900; apart += 7) {
      const score = scoreOf(apart * 1_000, 0) / 1_000_000
      const exact = 1 / (1 + 10 ** (-Math.min(Math.max(apart, -800), 800) / 400))
      expect(Math.abs(score - exact)).toBeLessThan(0.001)
      expect(scoreOf(apart * 1_000, 0) + scoreOf(0, apart * 1_000)).toBe(1_000_000)
    }
  })

  test('form stays between 35 and 65 %, and what one wins the other loses', () => {
    expect([formOf(1_900_000, 1_400_000), formOf(1_400_000, 1_900_000)]).toEqual([formMax, formMin])
    for (const scored of [0, 0.5, 1])
      expect(shiftOf(1_523_000, 1_490_000, scored) + shiftOf(1_490_000, 1_523_000, 1 - scored)).toBe(0)
  })
})

describe('the season', () => {
  test('each bird fights three times a day, once in each round of sixteen pairs', () => {
    for (const day of [0, 7]) {
      const met = Array.from({ length: fightsPerDay }, (_, at) => pairOf(salt, day * fightsPerDay + at + 1))
      for (const third of [0, 1, 2]) {
        const pairs = met.slice(third * 16, third * 16 + 16)
        expect(new Set(pairs.flatMap(({ meron, wala }) => [meron, wala])).size).toBe(birds.length)
      }
    }
  })

  test('a season of 30 days replayed from one seed, by rules that remember nothing, is the one that was told fight by fight', async () => {
    const tally = new Map<number, number>()
    for (let number = 1; number <= fightsPerSeason; number += 1) {
      const { card, result } = cockfight.source.draw(tripleOf(number)) as Told
      expect(cockfight.card?.of(publicOf(number))).toEqual(card)
      for (const side of ['meron', 'wala'] as const) {
        const points = pointsFor(side, result.end)
        tally.set(card[side].bird, (tally.get(card[side].bird) ?? 0) + points)
      }
    }
    // The table before the last fight, and its two birds after it: grown fight by fight, and replayed at once.
    const standings = standingsAt(publicOf(fightsPerSeason))
    vi.resetModules()
    const afresh = await import('./season.ts')
    expect(afresh.standingsAt).not.toBe(standingsAt)
    expect(afresh.standingsAt(publicOf(fightsPerSeason))).toEqual(standings)
    const { card, result } = cockfight.source.draw(tripleOf(fightsPerSeason)) as Told
    for (const one of standings) {
      const side = (['meron', 'wala'] as const).find((name) => card[name].bird === one.bird)
      expect(pointsOf(one) + (side ? pointsFor(side, result.end) : 0)).toBe(tally.get(one.bird))
    }
    const ratings = standings.reduce((sum, { ratingMilli }) => sum + ratingMilli, 0)
    const opening = standingsAt(publicOf(1)).reduce((sum, { ratingMilli }) => sum + ratingMilli, 0)
    expect(ratings).toBe(opening)
  })

  test('a new season opens with new ratings and no fights', () => {
    const first = fightsPerSeason + 1
    expect(placeOf(first)).toEqual({ season: 2, day: 1, fight: 1 })
    const standings = standingsAt(publicOf(first))
    expect(standings.every(({ won, drawn, lost }) => won + drawn + lost === 0)).toBe(true)
    expect(standings.map(({ ratingMilli }) => ratingMilli)).not.toEqual(
      standingsAt(publicOf(1)).map(({ ratingMilli }) => ratingMilli),
    )
  })

  test('the card follows from the commit, the salt and the number of its round, and from each of them', () => {
    const known = publicOf(50)
    const told = { ...publicOf(50), serverSeed: 'never read' }
    expect(cockfight.card?.of(told)).toEqual(cockfight.card?.of(known))
    for (const changed of [{ commit: commitOf('another') }, { salt: 'another' }, { number: 51 }])
      expect(cockfight.card?.of({ ...known, ...changed })).not.toEqual(cockfight.card?.of(known))
  })

  test('the card of a round that is over is drawn again by whoever has nothing but its seed', async () => {
    const { card } = cockfight.source.draw(tripleOf(50)) as Told
    vi.resetModules()
    const afresh = await import('./ahead.ts')
    expect(afresh.cockfight.card?.of({ commit: commitOf(seeds[49] ?? ''), salt, number: 50 })).toEqual(card)
    // The seed of this round itself decides another fight: it is not among those that made the card.
    expect(afresh.cockfight.card?.of({ commit: seeds[49] ?? '', salt, number: 50 })).not.toEqual(card)
  })

  test('equal points go by wins, then the rating, then the number', () => {
    const row = { ratingMilli: 1_500_000, won: 0, drawn: 3, lost: 0, last: '' }
    const rows = [
      { ...row, bird: 3 },
      { ...row, bird: 2 },
      { ...row, bird: 1, ratingMilli: 1_510_000 },
      { ...row, bird: 9, won: 1, drawn: 0 },
    ]
    expect(tableOf(rows).map(({ bird }) => bird)).toEqual([9, 1, 2, 3])
  })
})

test('the theatre ends as the fight was decided: springs run down for losers alone, and never before the end', () => {
  const ends = new Set<FightEnd>()
  for (let seed = 0; seed < 2_000; seed += 1) {
    const fight = drawFight(fastDraws(seed), 5_000)
    ends.add(fight.end)
    const last = fight.blows.at(-1)
    expect(fight.blows.length).toBeGreaterThanOrEqual(15)
    expect(fight.blows.length).toBeLessThanOrEqual(25)
    const isDown = (side: 'meron' | 'wala') => fight.end === 'both' || (fight.end !== side && fight.end !== 'time')
    for (const side of ['meron', 'wala'] as const) {
      expect(last?.[side] === 0).toBe(isDown(side))
      for (const [at, blow] of fight.blows.entries()) {
        expect(blow[side]).toBeLessThanOrEqual(fight.blows[at - 1]?.[side] ?? springTurns)
        if (blow !== last) expect(blow[side]).toBeGreaterThan(0)
      }
    }
    if (fight.end === 'time') expect(fight.blows.length).toBe(25)
  }
  expect(ends.size).toBe(4)
})

test('two screens that show the same second have the same hash, whoever joined later', () => {
  const outcome = cockfight.source.draw(tripleOf(12))
  const whole = eventsOfFight((outcome as Told).result)
  const hashes = new Set<string>()
  for (let second = 1; second <= 15; second += 1) {
    const told = cockfight.shownAt({ outcome, atMs: second * 1_000 + 400 })
    expect(hashAt(told, second)).toBe(hashAt(whole.slice(0, second), second))
    hashes.add(hashAt(told, second))
  }
  expect(hashes.size).toBe(15)
})

test('prices of a round are no secret of the house: a slip of its card costs what its own prices say', () => {
  const card = cockfight.card?.of(publicOf(33)) as Told['card']
  const rules = cockfight.card?.rulesOf(card)
  const chips = [{ spot: 'meron', stakeMinor: 1_000n }]
  expect(rules?.payoutMinorMax({ stakeMinor: 1_000n, chips }, 0n)).toBe(BigInt(pricesOf(card.form).meron) * 10n)
  expect(cockfight.payoutMinorMax({ stakeMinor: 1_000n, chips }, 0n)).toBe(2_720n)
})

type Told = { card: Parameters<NonNullable<typeof cockfight.card>['rulesOf']>[0] & Card; result: Result }
type Card = { form: number; meron: { bird: number }; wala: { bird: number } }
type Result = ReturnType<typeof drawFight>

const pointsFor = (side: 'meron' | 'wala', end: FightEnd): number =>
  end === 'both' || end === 'time' ? 1 : end === side ? 3 : 0
