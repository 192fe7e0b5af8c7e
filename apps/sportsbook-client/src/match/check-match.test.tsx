import type { SportsMatchProof } from '@fairground/contract/sports-followed'
import { chainHead, chainSeed, createStream } from '@fairground/fairness'
import { playAgain } from '@fairground/sports-rules'
import { expect, it } from 'vitest'
import { betOf, inputs, matchOf } from '../test/fixtures.ts'
import { markupOf, openSportsbook, textOf } from '../test/in-sportsbook.tsx'
import { checkMatch, checkPrice } from './check-match.ts'
import { CheckedProof } from './match-check.tsx'
import { StatsCard } from './match-stats.tsx'

const last = 'ab'.repeat(32)
const salt = 'cd'.repeat(32)
const length = 20
const number = 7
const serverSeed = chainSeed(last, length, number)

const kinds = [
  { sport: 'football', lambdaHome: '1.4800', lambdaAway: '1.1900', rho: '-0.0600', bestOf: null },
  { sport: 'basketball', lambdaHome: '107.2500', lambdaAway: '102.7500', rho: '0', bestOf: null },
  { sport: 'cs', lambdaHome: '0.5500', lambdaAway: '0.4500', rho: '0', bestOf: 3 },
  { sport: 'tennis', lambdaHome: '0.6500', lambdaAway: '0.6200', rho: '0', bestOf: 3 },
] as const

function proofOf(kind: (typeof kinds)[number]): SportsMatchProof {
  const { halfTime, fullTime } = playAgain(kind, createStream({ serverSeed, clientSeed: salt, nonce: 0 }))
  const result = {
    halfTime: halfTime && ([...halfTime] as [number, number]),
    fullTime: [...fullTime] as [number, number],
  }
  const chain = { ...chainHead(last, length), number }
  return {
    ...{ matchId: 'm1', state: 'settled', ...kind, chain, serverSeed, result },
    beacon: { kind: 'recorded', round: '1', salt },
  }
}

it.each(kinds)('a match of $sport is played again to its result; another result or seed is seen', (kind) => {
  const proof = proofOf(kind)
  expect(checkMatch(proof)).toMatchObject({ isOfChain: true, isResult: true })
  const [home, away] = proof.result?.fullTime ?? [0, 0]
  const other = { halfTime: proof.result?.halfTime ?? null, fullTime: [home + 1, away] as [number, number] }
  expect(checkMatch({ ...proof, result: other })).toMatchObject({ isOfChain: true, isResult: false })
  const later = chainSeed(last, length, number + 1)
  expect(checkMatch({ ...proof, serverSeed: later })?.isOfChain).toBe(false)
  expect(checkMatch({ ...proof, serverSeed: null })).toBeUndefined()
})

it('the price of a bet is made again from its inputs, a builder too, and another one is seen', () => {
  const win = { market: '1x2', selection: 'home' }
  const made = checkPrice({ inputs, picks: [win], price: '2.10', fair: '1' })
  const fair = betOf('b1').legs[0]?.fair ?? ''
  expect(made?.isSame).toBe(false)
  const told = matchOf('m1').markets[0]?.outcomes[0]
  const exact = { price: told?.price ?? '', fair: told?.fair ?? '' }
  expect(checkPrice({ inputs, picks: [win], ...exact })).toEqual({ price: exact.price, isSame: true })
  expect(checkPrice({ inputs, picks: [win], ...exact, fair: '2.000000' })?.isSame).toBe(false)
  const builder = checkPrice({ inputs, picks: [win, { market: 'btts', selection: 'yes' }], price: '1.01', fair })
  expect(Number(builder?.price)).toBeGreaterThan(Number(made?.price))
  expect(checkPrice({ inputs, picks: [{ market: 'none', selection: 'home' }], price: '2.00', fair })).toBeUndefined()
})

it('shows what was worked out, and of a match to come what it waits for', async () => {
  const { play } = openSportsbook()
  const proof = proofOf(kinds[0])
  const text = textOf(await markupOf(play, <CheckedProof proof={proof} leg={undefined} />))
  expect(text).toContain(`Played again here: ${proof.result?.fullTime.join('–')} agrees`)
  expect(text).toContain(serverSeed)
  const open = { ...proof, state: 'open' as const, serverSeed: null, result: null }
  expect(textOf(await markupOf(play, <CheckedProof proof={open} leg={undefined} />))).toContain('The seed is opened')
})

it('shows how teams stand, played last and met', async () => {
  const { play } = openSportsbook()
  const side = { place: 2, points: 9, form: [{ matchId: 'x', against: 'West', score: [3, 1] as [number, number] }] }
  const meetings = [
    {
      matchId: 'y',
      startsAt: '2026-11-30T18:00:00Z',
      home: 'South',
      away: 'North',
      fullTime: [0, 2] as [number, number],
    },
  ]
  const stats = { home: { ...side, team: 'North' }, away: { ...side, team: 'South', place: null, form: [] }, meetings }
  const text = textOf(await markupOf(play, <StatsCard stats={stats} />))
  expect(text).toContain('Place 2 · Points: 9')
  expect(text).toContain('W West 3–1')
  expect(text).toContain('0–2')
})
