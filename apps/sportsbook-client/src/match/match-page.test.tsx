import { expect, it } from 'vitest'
import { priceNow, priceTogether } from '../offer/price-picks.ts'
import { homeWins, inputs, matchOf, priceIn } from '../test/fixtures.ts'
import { markupOf, openSportsbook, textOf } from '../test/in-sportsbook.tsx'
import { BuilderPanel } from './builder-panel.tsx'
import { groupsOf } from './market-groups.ts'
import { MatchPage } from './match-page.tsx'
import { recompute } from './recompute.ts'

const match = matchOf('m1', {
  ...{ state: 'playing', period: 'second-half' },
  inputs: { ...inputs, minute: 60, score: [1, 0], halfTime: [0, 0] },
})

it('makes the prices of a market again from its inputs, and sees the one that differs', () => {
  const [told] = match.markets
  if (!told) throw new Error('no market')
  expect(recompute(match.inputs, told)?.every(({ isSame }) => isSame)).toBe(true)
  const outcomes = told.outcomes.map((outcome, at) => (at === 0 ? { ...outcome, price: '9.99' } : outcome))
  expect(recompute(match.inputs, { ...told, outcomes })?.map(({ isSame }) => isSame)).toEqual([false, true, true])
})

it('makes prices with the margin that the desk has set', () => {
  const dear = { ...inputs, marginPercent: 6 }
  const [told, plain] = [matchOf('m1', { inputs: dear }), matchOf('m1')]
  const [market] = told.markets
  if (!market) throw new Error('no market')
  expect(recompute(dear, market)?.every(({ isSame }) => isSame)).toBe(true)
  expect(recompute(inputs, market)?.some(({ isSame }) => isSame)).toBe(false)
  expect(Number(priceIn(told, '1x2', 'home'))).toBeLessThan(Number(priceIn(plain, '1x2', 'home')))
  expect(priceNow(told, [homeWins])).toBe(priceIn(told, '1x2', 'home'))
})

it('shows the score, the goals and every market with its margin', async () => {
  const { play } = openSportsbook()
  const events = [
    { kind: 'goal' as const, minute: 52, side: 'home' as const, score: [1, 0] as [number, number], part: [] },
  ]
  play.screen.set({ shown: { serverMs: 0, match, events } })
  const text = textOf(await markupOf(play, <MatchPage back={{ at: 'live' }} />))
  expect(text).toContain('Second half · 61′')
  expect(text).toContain('Goal for Home m1 52′')
  expect(text).toContain('Only goals after your bet count. Score now 1–0.')
  expect(text).toContain('Margin 4%')
})

it('puts every market into one group, and leaves groups without any out', () => {
  const told = ['1x2', 'first-half-1x2', 'ht-ft', 'correct-score', 'something-new'].map((market) => ({
    ...{ market, line: null, booksum: '1.06', outcomes: [] },
  }))
  const groups = [...groupsOf(told)].map(([group, blocks]) => [group, blocks.map(({ code }) => code)])
  expect(groups).toEqual([
    ['main', ['1x2']],
    ['halves', expect.arrayContaining(['first-half-1x2', 'ht-ft'])],
    ['scores', ['correct-score']],
    ['combos', ['something-new']],
  ])
})

it('prices picks of one match together, with fair price, margin and the product of the singles', async () => {
  const { play } = openSportsbook()
  const picks = [
    { market: '1x2', selection: 'home' },
    { market: 'over-under', line: '2.5', selection: 'over' },
  ]
  const built = priceTogether(match.inputs, picks)
  if (typeof built !== 'object') throw new Error(`${built}`)
  play.build('m1')
  for (const pick of picks) play.togglePart(pick)
  const text = textOf(await markupOf(play, <BuilderPanel match={match} />))
  expect(text).toContain((built.priceX100 / 100).toFixed(2))
  expect(text).toContain(`Fair ${built.fair.toFixed(2)} · margin`)
  expect(text).toContain('Multiplied singly')
})

it('says why picks do not go together', async () => {
  const { play } = openSportsbook()
  play.build('m1')
  play.togglePart({ market: '1x2', selection: 'home' })
  play.togglePart({ market: '1x2', selection: 'away' })
  const text = textOf(await markupOf(play, <BuilderPanel match={match} />))
  expect(text).toContain('These picks cannot win together.')
})
