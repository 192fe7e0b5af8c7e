import { commitOf, createStream } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { seededDraws } from '../../instant/test/seeded-draws.ts'
import { raceOrder } from '../../parts/race-order.ts'
import { checkSharedRound } from '../../tables/check-shared-round.ts'
import { raceCard, racePrices, readRaceSpot, weightsOf } from './race-card.ts'
import { raceKinds } from './race-kind.ts'
import { drawRace, finishAt, sectionCount } from './race-run.ts'
import { type RaceOutcome, raceSpots, raceTable, sectionMs } from './races.ts'

const seedsOf = (nonce: number) => ({ serverSeed: commitOf(`race ${nonce}`), clientSeed: 'salt', nonce })
const tables = raceKinds.map((kind) => ({ id: kind.id, kind, table: raceTable(kind) }))
const bet = (chips: Record<string, bigint>) => ({
  chips: Object.entries(chips).map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
  stakeMinor: Object.values(chips).reduce((sum, minor) => sum + minor, 0n),
})

test.each(tables)('$id: the card follows from salt and number, and the outcome holds it', ({ kind, table }) => {
  const fields = new Set(kind.fields.map((field) => [...field].sort().join()))
  const seen = new Set<string>()
  for (let number = 1; number <= 60; number += 1) {
    const card = raceCard(kind, { salt: 'salt', number })
    expect(table.source.draw(seedsOf(number)).card).toEqual(card)
    expect(table.card?.of({ commit: commitOf('anything'), salt: 'salt', number })).toEqual(card)
    const { runners } = card
    expect(new Set(runners.map(({ id }) => id)).size).toBe(runners.length)
    expect(fields).toContain([...weightsOf(card)].sort().join())
    const byStrength = [...runners].sort((a, b) => a.id - b.id).map(({ weight }) => weight)
    expect(byStrength).toEqual([...byStrength].sort((a, b) => b - a))
    for (const { id } of runners) seen.add(String(id))
  }
  expect(seen.size).toBe(kind.stable.length)
  expect(raceCard(kind, { salt: 'other', number: 1 })).not.toEqual(raceCard(kind, { salt: 'salt', number: 1 }))
})

test.each(tables)('$id: the order is the first that is drawn from the seed of the race', ({ table }) => {
  for (let number = 1; number <= 20; number += 1) {
    const { card, result } = table.source.draw(seedsOf(number))
    expect(result.order).toEqual(raceOrder(weightsOf(card), createStream(seedsOf(number))))
  }
})

test.each(raceKinds)('$id: all run forward, and pass the finish and end in the order that was drawn', ({ fields }) => {
  const draws = seededDraws(7)
  for (let race = 0; race < 400; race += 1) {
    const { order, track } = drawRace(fields[race % fields.length] ?? [], draws)
    expect(track).toHaveLength(sectionCount)
    for (const [section, positions] of track.entries())
      for (const [runner, position] of positions.entries())
        expect(position).toBeGreaterThan(section === 0 ? 0 : (track[section - 1]?.[runner] ?? 0))
    const [before = [], end = []] = track.slice(-2)
    expect(Math.max(...before)).toBeLessThan(finishAt)
    expect(Math.min(...end)).toBeGreaterThan(finishAt)
    const byPlace = order.map((runner) => end[runner] ?? 0)
    expect(byPlace).toEqual([...byPlace].sort((a, b) => b - a))
    // All run alike in the last section, so nobody passes another after the finish.
    expect(new Set(end.map((position, runner) => position - (before[runner] ?? 0))).size).toBe(1)
  }
})

test.each(tables)('$id: a section is told when it begins, and the order at the end of the run alone', ({ table }) => {
  const outcome = table.source.draw(seedsOf(3))
  const toldAt = (atMs: number) => table.shownAt({ outcome, atMs }).map(({ type }) => type)
  expect(toldAt(0)).toEqual(['section'])
  expect(toldAt(sectionMs * 3 - 1)).toHaveLength(3)
  expect(table.runMs(outcome)).toBe(30_000)
  expect(toldAt(29_999)).not.toContain('raced')
  expect(toldAt(30_000).at(-1)).toBe('raced')
  expect(table.nextShownMs?.({ outcome, atMs: sectionMs })).toBe(2 * sectionMs)
  expect(table.schedule(0).closesAtMs + table.lockMs + table.runMs(outcome) + table.resultMs).toBe(180_000)
})

test.each(tables)('$id: bets are paid the prices of the card', ({ kind, table }) => {
  for (let number = 1; number <= 30; number += 1) {
    const outcome = table.source.draw(seedsOf(number))
    const prices = racePrices(weightsOf(outcome.card), kind.placed)
    const [first = 0, second = 0, third = 0, fourth = 0] = outcome.result.order.map((runner) => runner + 1)
    const paid = (spot: string) => table.settle(bet({ [spot]: 1_000n }), outcome, 0n).payoutMinor
    const priced = (spot: string) => BigInt(prices.get(spot) ?? 0) * 10n
    const placed = kind.placed === 2 ? second : third
    for (const spot of [`win-${first}`, `place-${first}`, `place-${placed}`, `forecast-${first}-${second}`])
      expect(paid(spot), spot).toBe(priced(spot))
    expect(paid(`tricast-${first}-${second}-${third}`)).toBe(priced(`tricast-${first}-${second}-${third}`))
    const out = kind.placed === 2 ? third : fourth
    for (const spot of [`win-${second}`, `place-${out}`, `forecast-${second}-${first}`]) expect(paid(spot)).toBe(0n)
  }
})

test.each(tables)('$id: what a book costs at worst is found as by settling it for every order', ({ kind, table }) => {
  const draws = seededDraws(11)
  const spots = raceSpots(kind)
  for (let book = 0; book < 12; book += 1) {
    const card = raceCard(kind, { salt: 'salt', number: book })
    const rules = table.card?.rulesOf(card)
    const exposure = rules?.slips?.exposure
    if (!rules || !exposure) throw new Error('a race has a card')
    const chips = Array.from({ length: 25 }, () => [spots[draws.int(spots.length)] ?? '', BigInt(1 + draws.int(9_000))])
    const slip = bet(
      Object.fromEntries(chips.filter(([spot]) => rules.readBet({ bets: [{ spot, stakeMinor: '1' }] }).ok)),
    )
    const costs = new Float64Array(exposure.classCount)
    exposure.add(costs, slip.chips)
    let worst = Number.NEGATIVE_INFINITY
    for (let index = 0; index < exposure.classCount; index += 1) {
      const paid = table.settle(slip, exposure.outcomeOf(index) as RaceOutcome, 0n).payoutMinor
      expect(costs[index]).toBe(Number(paid - slip.stakeMinor))
      worst = Math.max(worst, Number(paid))
    }
    expect(Number(rules.payoutMinorMax(slip, 0n))).toBe(worst)
    expect(table.payoutMinorMax(slip, 0n)).toBeGreaterThan(rules.payoutMinorMax(slip, 0n))
    for (let race = 0; race < 50; race += 1) {
      const outcome = { card, result: drawRace(weightsOf(card), draws) }
      expect(Number(table.settle(slip, outcome, 0n).payoutMinor)).toBeLessThanOrEqual(worst)
    }
  }
})

test.each(tables)('$id: opposites and prices below 1.50 count for no turnover', ({ kind, table }) => {
  const races = Array.from({ length: 60 }, (_, index) => table.source.draw(seedsOf(index + 1)))
  const isLow = ({ card }: RaceOutcome) =>
    [...racePrices(weightsOf(card), kind.placed).values()].some((x100) => x100 < 150)
  const outcome = races.find(isLow)
  if (!outcome) throw new Error('no race has a price below 1.50')
  const prices = racePrices(weightsOf(outcome.card), kind.placed)
  const counted = (chips: Record<string, bigint>) => table.slips?.turnoverMinor?.(bet(chips).chips, outcome)
  const all = Object.fromEntries(outcome.card.runners.map((_, runner) => [`win-${runner + 1}`, 100n]))
  expect(counted(all)).toBe(0n)
  expect(counted({ ...all, 'win-1': 150n })).toBe(50n)
  const [low = ''] = [...prices].find(([, x100]) => x100 < 150) ?? []
  expect(counted({ [low]: 100n, 'win-1': 100n })).toBe(100n)
  const [high = ''] = [...prices].find(([spot, x100]) => spot.startsWith('place-') && x100 >= 150) ?? []
  expect(counted({ [high]: 100n })).toBe(100n)
})

test.each(tables)(
  '$id: of all orders of the first two, and of the first three, one wins: they count nothing',
  ({ kind, table }) => {
    const outcome = table.source.draw(seedsOf(1))
    for (const kindOfBet of ['forecast', 'tricast'] as const) {
      const all = raceSpots(kind).filter((spot) => readRaceSpot(spot).bet === kindOfBet)
      const [first = ''] = all
      const counted = (spots: readonly string[], more: Record<string, bigint> = {}) =>
        table.slips?.turnoverMinor?.(
          bet({ ...Object.fromEntries(spots.map((spot) => [spot, 100n])), ...more }).chips,
          outcome,
        )
      expect(counted(all)).toBe(0n)
      expect(counted(all, { [first]: 170n })).toBe(70n)
      expect(counted(all.slice(1))).toBe(100n * BigInt(all.length - 1))
    }
  },
)

test.each(tables)('$id: places are read once each, and no other names', ({ kind, table }) => {
  expect(raceSpots(kind)).toHaveLength(kind.id === 'virtual-dogs' ? 162 : 408)
  for (const spot of ['win-0', 'win-9', 'forecast-1-1', 'tricast-1-2', 'show-1'])
    expect(table.readBet({ bets: [{ spot, stakeMinor: '100' }] }).ok, spot).toBe(false)
  expect(readRaceSpot('tricast-3-1-2')).toEqual({ bet: 'tricast', gates: [3, 1, 2] })
})

test.each(tables)('$id: anybody can draw the round again', ({ table }) => {
  const seeds = seedsOf(5)
  const outcome = JSON.parse(JSON.stringify(table.source.draw(seeds)))
  const fairness = { commit: commitOf(seeds.serverSeed), clientSeed: 'salt', nonce: 5, serverSeed: seeds.serverSeed }
  const told = { rulesId: table.id, rulesVersion: 1, outcome, fairness, chain: { head: '', length: 9, salt: 'salt' } }
  expect(checkSharedRound(told)?.fitsOutcome).toBe(true)
  const other = { ...outcome, card: { runners: [...outcome.card.runners].reverse() } }
  expect(checkSharedRound({ ...told, outcome: other })?.fitsOutcome).toBe(false)
})
