import { commitOf } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { toNumber } from '../../exact/fraction.ts'
import { seededDraws } from '../../instant/test/seeded-draws.ts'
import { checkSharedRound } from '../../tables/check-shared-round.ts'
import { clubs } from './clubs.ts'
import { type LeagueOutcome, leagueTable } from './league.ts'
import { leagueCard, leaguePrice, leagueSpots } from './league-card.ts'
import { scoreClasses, winningShare } from './league-markets.ts'
import { drawDay, halfMs, leagueRunMs, minuteAt, timedEvents } from './league-run.ts'
import { matchBets, opposites } from './match-bets.ts'
import { gridSum, scoreGrid, scoreOf, strengthsOf } from './score-grid.ts'
import { dayCount, leagueId, seasonOf } from './season.ts'
import { standingsOf } from './standings.ts'

const table = leagueTable()
const seedsOf = (nonce: number) => ({ serverSeed: commitOf(`day ${nonce}`), clientSeed: 'salt', nonce })
const betNamed = (name: string) => {
  const found = matchBets.find((one) => one.name === name)
  if (!found) throw new Error(`there is no bet ${name}`)
  return found
}
const shareOf = (name: string, strengths = strengthsOf(1_500, 1_500)) =>
  toNumber(winningShare(betNamed(name), strengths))
const bet = (chips: Record<string, bigint>) => ({
  chips: Object.entries(chips).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
  stakeMinor: Object.values(chips).reduce((sum, minor) => sum + minor, 0n),
})

/** The grid by its formula (Poisson; Dixon and Coles), in doubles. */
function gridInDoubles(home: number, away: number): number[] {
  const poisson = (lambda: number, goals: number): number =>
    goals === 0 ? Math.exp(-lambda) : (poisson(lambda, goals - 1) * lambda) / goals
  const rho = -0.06
  const tau = [1 - home * away * rho, 1 + home * rho, 1 + away * rho, 1 - rho]
  const cells = Array.from({ length: 169 }, (_, cell) => {
    const [h, a] = scoreOf(cell)
    return poisson(home, h) * poisson(away, a) * (h < 2 && a < 2 ? (tau[2 * h + a] ?? 1) : 1)
  })
  const sum = cells.reduce((all, cell) => all + cell, 0)
  return cells.map((cell) => cell / sum)
}

test.each([-300, -60, 0, 140, 300])(
  'at a difference of %i points the grid is that of Dixon and Coles',
  (difference) => {
    const strengths = strengthsOf(1_500 + difference, 1_500)
    expect(Number.isInteger(strengths.home) && Number.isInteger(strengths.away)).toBe(true)
    expect(strengths.home + strengths.away).toBe(2_700)
    const grid = scoreGrid(strengths)
    expect(grid.reduce((sum, cell) => sum + cell, 0)).toBe(gridSum)
    const doubles = gridInDoubles(strengths.home / 1_000, strengths.away / 1_000)
    // Each cell is cut to a 2^30th; the likeliest has what the others lost.
    for (const [cell, share] of doubles.entries())
      expect(Math.abs((grid[cell] ?? 0) / gridSum - share), `${scoreOf(cell)}`).toBeLessThan(170 / gridSum)
  },
)

test('of the bets of a market exactly one wins, and chances are sums over the grid', () => {
  for (let cell = 0; cell < 169; cell += 1) {
    const score = scoreOf(cell)
    const winners = matchBets.filter(({ ending }) => ending(...score).won === 2).map(({ name }) => name)
    for (const market of opposites) expect(market.filter((name) => winners.includes(name))).toHaveLength(1)
    // Some class pays as this score does.
    const same = scoreClasses.filter((one) =>
      matchBets.every(({ ending }) => JSON.stringify(ending(...one)) === JSON.stringify(ending(...score))),
    )
    expect(same, `${score}`).toHaveLength(1)
  }
  for (const market of opposites) expect(market.reduce((sum, name) => sum + shareOf(name), 0)).toBeCloseTo(1, 12)
  // A home advantage of 60 points: near the figures of real leagues.
  expect(shareOf('home')).toBeCloseTo(0.43, 1)
  expect(shareOf('draw')).toBeCloseTo(0.26, 1)
  expect(shareOf('home-or-draw')).toBeCloseTo(1 - shareOf('away'), 12)
})

test('a season is a double round robin: everybody meets everybody at home and away, once a day', () => {
  for (const first of [1, dayCount + 1]) {
    const met = new Set<string>()
    const homes = clubs.map(() => 0)
    for (let number = first; number < first + dayCount; number += 1) {
      const { season, day, ratings, fixtures } = seasonOf({ salt: 'salt', number })
      expect([season, day]).toEqual([first === 1 ? 1 : 2, number - first + 1])
      expect([...ratings].sort((a, b) => a - b)).toEqual(clubs.map((_, place) => 1_360 + 20 * place))
      expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(clubs.length)
      for (const { home, away } of fixtures) {
        met.add(`${home}-${away}`)
        homes[home] = (homes[home] ?? 0) + 1
      }
    }
    expect(met.size).toBe(clubs.length * (clubs.length - 1))
    expect(new Set(homes)).toEqual(new Set([15]))
  }
  const [one, two] = [1, dayCount + 1].map((number) => seasonOf({ salt: 'salt', number }).ratings)
  expect(one).not.toEqual(two)
})

test('the card follows from salt and number, and the outcome holds it', () => {
  for (const number of [1, 2, 31, 299]) {
    const card = leagueCard({ salt: 'salt', number })
    expect(table.card?.of({ commit: commitOf('x'), salt: 'salt', number })).toEqual(card)
    expect(table.source.draw(seedsOf(number)).card).toEqual(card)
  }
})

test('scores come as often as the grid says, and 44 % of goals before half-time, within 4 standard errors', () => {
  const draws = seededDraws(3)
  const card = leagueCard({ salt: 'salt', number: 4 })
  const days = 12_000
  const hits = new Map<string, number>()
  let [goals, early] = [0, 0]
  for (let day = 0; day < days; day += 1) {
    const run = drawDay(card, draws)
    for (const [match, score] of run.scores.entries())
      for (const { name, ending } of matchBets.slice(0, 8))
        if (ending(...score).won === 2) hits.set(`${match}-${name}`, (hits.get(`${match}-${name}`) ?? 0) + 1)
    goals += run.goals.length
    early += run.goals.filter(([, , half]) => half === 0).length
  }
  for (const [match, [, , home, away]] of card.matches.entries())
    for (const { name } of matchBets.slice(0, 8)) {
      const p = shareOf(name, { home, away })
      const off = Math.abs((hits.get(`${match}-${name}`) ?? 0) - days * p) / Math.sqrt(days * p * (1 - p))
      expect(off, `${match}-${name}`).toBeLessThan(4)
    }
  expect(Math.abs(early - 0.44 * goals) / Math.sqrt(goals * 0.44 * 0.56)).toBeLessThan(4)
})

test('goals are told at their moments and add up to the scores; the scores at the end alone', () => {
  for (let number = 1; number <= 40; number += 1) {
    const outcome = table.source.draw(seedsOf(number))
    const events = timedEvents(outcome.result)
    const moments = events.map(({ atMs }) => atMs)
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    const standing = outcome.card.matches.map(() => [0, 0])
    for (const { event, atMs } of events) {
      if (event.type !== 'goal') continue
      const isSecond = atMs >= halfMs + 2_000
      expect(event.minute > 45).toBe(isSecond)
      expect(Math.abs(minuteAt(atMs) - event.minute)).toBeLessThanOrEqual(1)
      const before = standing[event.match]
      standing[event.match] = [...event.score]
      expect(event.score[0] + event.score[1]).toBe((before?.[0] ?? 0) + (before?.[1] ?? 0) + 1)
    }
    expect(standing).toEqual(outcome.result.scores)
    expect(table.shownAt({ outcome, atMs: 0 })[0]).toEqual({ type: 'kicked-off' })
    const before = table.shownAt({ outcome, atMs: leagueRunMs - 1 })
    expect(before.map(({ type }) => type)).not.toContain('full-time')
    expect(table.shownAt({ outcome, atMs: leagueRunMs }).at(-1)).toEqual({
      ...{ type: 'full-time', scores: outcome.result.scores },
    })
  }
  const outcome = table.source.draw(seedsOf(1))
  expect(table.schedule(0).closesAtMs + table.lockMs + table.runMs(outcome) + table.resultMs).toBe(180_000)
})

test('bets are paid the prices of the card, and only those that win', () => {
  for (let number = 1; number <= 20; number += 1) {
    const outcome = table.source.draw(seedsOf(number))
    for (const [match, [home, away]] of outcome.result.scores.entries())
      for (const { name, ending } of matchBets) {
        const spot = `${match + 1}-${name}`
        const paid = table.settle(bet({ [spot]: 1_000n }), outcome, 0n).payoutMinor
        const { won, back } = ending(home, away)
        const x100 = leaguePrice(outcome.card, spot) ?? 0
        expect(paid, spot).toBe(BigInt(5 * won * x100 + 500 * back))
      }
  }
})

test('what a round may cost is the sum of the worst of every match, as settling all scores finds it', () => {
  const draws = seededDraws(17)
  for (let book = 0; book < 20; book += 1) {
    const card = leagueCard({ salt: 'salt', number: 1 + book })
    const rules = table.card?.rulesOf(card)
    const exposure = rules?.slips?.exposure
    if (!rules || !exposure) throw new Error('a day has a card')
    const names = Array.from({ length: 40 }, () => leagueSpots[draws.int(leagueSpots.length)] ?? '')
    const slip = bet(Object.fromEntries(names.map((spot) => [spot, BigInt(1 + draws.int(5_000))])))
    const costs = new Float64Array(exposure.classCount)
    exposure.add(costs, slip.chips)
    const worst = card.matches.map((_, match) => {
      const own = bet(
        Object.fromEntries(
          slip.chips.flatMap(({ spot, stakeMinor }) => (spot.startsWith(`${match + 1}-`) ? [[spot, stakeMinor]] : [])),
        ),
      )
      let most = Number.NEGATIVE_INFINITY
      for (let cell = 0; cell < 169; cell += 1) {
        const scores = card.matches.map(() => scoreOf(cell))
        const paid = table.settle(own, { card, result: { scores, goals: [] } }, 0n).payoutMinor
        most = Math.max(most, Number(paid - own.stakeMinor))
      }
      return most
    })
    const size = exposure.classCount / (exposure.blockCount ?? 1)
    const found = worst.map((_, match) => Math.max(...costs.subarray(match * size, (match + 1) * size)))
    expect(found).toEqual(worst)
    expect(Number(rules.payoutMinorMax(slip, 0n) - slip.stakeMinor)).toBe(worst.reduce((sum, one) => sum + one, 0))
    const one = table.settle(slip, exposure.outcomeOf(7) as LeagueOutcome, 0n)
    expect(one.payoutMinor).toBeLessThanOrEqual(rules.payoutMinorMax(slip, 0n))
  }
})

test('opposites of a match and prices below 1.50 count for no turnover', () => {
  const outcome = table.source.draw(seedsOf(9))
  const counted = (chips: Record<string, bigint>) => table.slips?.turnoverMinor?.(bet(chips).chips, outcome)
  const open = (match: number) =>
    (leaguePrice(outcome.card, `${match}-home`) ?? 0) >= 150 && (leaguePrice(outcome.card, `${match}-away`) ?? 0) >= 150
  const match = outcome.card.matches.map((_, index) => index + 1).find(open) ?? 0
  expect(counted({ [`${match}-home`]: 100n, [`${match}-draw`]: 100n, [`${match}-away`]: 130n })).toBe(30n)
  expect(counted({ [`${match}-home`]: 100n, [`${(match % 8) + 1}-draw`]: 100n })).toBe(200n)
  const day = Array.from({ length: dayCount }, (_, index) => table.source.draw(seedsOf(index + 1))).find(({ card }) =>
    leagueSpots.some((spot) => (leaguePrice(card, spot) ?? 150) < 150),
  )
  if (!day) throw new Error('no match of the season has a clear favourite')
  const low = leagueSpots.find((spot) => (leaguePrice(day.card, spot) ?? 150) < 150) ?? ''
  expect(table.slips?.turnoverMinor?.(bet({ [low]: 100n }).chips, day)).toBe(0n)
})

test('a book of a whole market counts nothing, also where its favourite pays less than 1.50', () => {
  const days = Array.from({ length: dayCount }, (_, index) => table.source.draw(seedsOf(index + 1)))
  const favourites = days.flatMap((day) =>
    day.card.matches.flatMap((_, match) =>
      ['home', 'away'].map((name) => ({
        day,
        match: match + 1,
        name,
        x100: leaguePrice(day.card, `${match + 1}-${name}`),
      })),
    ),
  )
  const found = favourites.find(({ x100 = 0 }) => x100 >= 135 && x100 <= 145)
  if (!found) throw new Error('no match of the season has a favourite at about 1.40')
  const { day, match, name } = found
  const counted = (more: Record<string, bigint>) => {
    const chips = Object.entries({ home: 100n, draw: 100n, away: 100n, ...more })
    const named = Object.fromEntries(chips.map(([on, minor]) => [`${match}-${on}`, minor]))
    return table.slips?.turnoverMinor?.(bet(named).chips, day)
  }
  expect(counted({})).toBe(0n)
  expect(counted({ draw: 130n })).toBe(30n)
  expect(counted({ [name]: 150n })).toBe(0n)
})

test('chips whose price is too low to count lift nothing for others that cover each other', () => {
  const day = table.source.draw(seedsOf(9))
  const priceOf = (spot: string) => leaguePrice(day.card, spot) ?? 0
  const match = day.card.matches
    .map((_, index) => index + 1)
    .find((one) => priceOf(`${one}-home`) >= 150 && priceOf(`${one}-draw-or-away`) >= 150)
  if (!match) throw new Error('no match of the day is even')
  expect(priceOf(`${match}-over-5`)).toBeLessThan(150)
  const counted = (chips: Record<string, bigint>) =>
    table.slips?.turnoverMinor?.(
      bet(Object.fromEntries(Object.entries(chips).map(([on, minor]) => [`${match}-${on}`, minor]))).chips,
      day,
    )
  const covered = { home: 100_000n, 'draw-or-away': 100_000n }
  expect(counted(covered)).toBeLessThan(100_000n)
  expect(counted({ ...covered, 'over-5': 200_000n })).toBe(counted(covered))
})

test('the table of a season counts the days that were played, and nothing else', () => {
  const days = [1, 2, 3].map((number) => table.source.draw(seedsOf(number)))
  const lines = standingsOf(days)
  expect(lines.every(({ played }) => played === 3)).toBe(true)
  const goals = days.flatMap(({ result }) => result.scores.flat()).reduce((sum, one) => sum + one, 0)
  expect(lines.reduce((sum, { scored }) => sum + scored, 0)).toBe(goals)
  expect(lines.reduce((sum, { conceded }) => sum + conceded, 0)).toBe(goals)
  expect(lines.map(({ points }) => points)).toEqual(lines.map(({ points }) => points).sort((a, b) => b - a))
  expect(standingsOf([]).every(({ played, points }) => played === 0 && points === 0)).toBe(true)
  const draw = { ...days[0]!, result: { scores: days[0]!.card.matches.map(() => [1, 1] as const), goals: [] } }
  expect(new Set(standingsOf([draw]).map(({ points, drawn }) => `${points}:${drawn}`))).toEqual(new Set(['1:1']))
})

test.each([1, 2])('anybody can draw a day of version %i again', (rulesVersion) => {
  const seeds = seedsOf(5)
  const outcome = JSON.parse(JSON.stringify(table.source.draw(seeds)))
  const fairness = { commit: commitOf(seeds.serverSeed), clientSeed: 'salt', nonce: 5, serverSeed: seeds.serverSeed }
  const told = { rulesId: leagueId, rulesVersion, outcome, fairness, chain: { head: '', length: 9, salt: 'salt' } }
  expect(checkSharedRound(told)?.fitsOutcome).toBe(true)
  outcome.result.scores[0][0] += 1
  expect(checkSharedRound(told)?.fitsOutcome).toBe(false)
})
