import { expect, it } from 'vitest'
import { homeWins, inputs, matchOf, priceIn } from '../test/fixtures.ts'
import { markupOf, openSportsbook, tell, textOf } from '../test/in-sportsbook.tsx'
import { Coupon } from './coupon.tsx'
import { byLeague, foldText, minePart } from './main-markets.ts'

const live = { at: 'live' } as const
const pricesOf = (markup: string): string[] => markup.match(/<button[^>]*data-price[\s\S]*?<\/button>/g) ?? []

it('has every price as a button that names its selection, price, market and line', async () => {
  const { play } = openSportsbook()
  const match = matchOf('m1')
  tell(play, match)
  play.slip.toggle(match, homeWins, priceIn(match, '1x2', 'home'))
  const prices = pricesOf(await markupOf(play, <Coupon view={live} />))
  expect(prices).toHaveLength(7)
  expect(prices[0]).toContain(`aria-label="Home m1 −0.25 ${priceIn(match, 'asian-handicap', 'home')}, Asian handicap"`)
  expect(prices[1]).toContain('Away m1 +0.25')
  expect(prices.filter((price) => price.includes('aria-pressed="true"'))).toHaveLength(1)
})

it('locks a suspended match with a lock and a word: none of its prices can be pressed', async () => {
  const { play } = openSportsbook()
  tell(play, matchOf('m1', { isSuspended: true, state: 'playing', period: 'first-half' }))
  const markup = await markupOf(play, <Coupon view={live} />)
  expect(pricesOf(markup).every((price) => price.includes('disabled=""') && price.includes('lock'))).toBe(true)
  expect(textOf(markup)).toContain('Suspended')
})

it('says that prices are old, and lets none be pressed', async () => {
  const { play } = openSportsbook()
  tell(play, matchOf('m1'))
  play.screen.set({ isStale: true })
  const prices = pricesOf(await markupOf(play, <Coupon view={live} />))
  expect(prices.every((price) => price.includes('disabled=""') && price.includes('price may be old'))).toBe(true)
})

it('shows the minute and the score of a match in play, and only 1x2 in the European view', async () => {
  const { play } = openSportsbook()
  tell(
    play,
    matchOf('m1', {
      state: 'playing',
      period: 'second-half',
      inputs: { ...inputs, minute: 66.75, score: [2, 1], halfTime: [1, 1] },
    }),
  )
  play.choose({ style: 'european' })
  const markup = await markupOf(play, <Coupon view={live} />)
  expect(textOf(markup)).toContain('67′')
  expect(pricesOf(markup)).toHaveLength(3)
})

it('offers one way on where there is nothing, and a second try where it did not load', async () => {
  const { play } = openSportsbook()
  play.screen.set({ coupon: [] })
  expect(textOf(await markupOf(play, <Coupon view={live} />))).toContain('See what is coming up')
  play.screen.set({ coupon: undefined, fault: 'OFFLINE' })
  expect(textOf(await markupOf(play, <Coupon view={live} />))).toContain('The prices did not load')
})

it('puts favourites first, and matches of teams that are followed or bet on above them', async () => {
  const matches = [matchOf('m1'), matchOf('m2', { leagueId: 'long-1', awayId: 'long-7' })]
  expect(byLeague(matches, ['long-1']).map(({ leagueId }) => leagueId)).toEqual(['long-1', 'aure-1'])
  const mineOf = (teams: readonly string[], betOn: readonly string[] = []) =>
    minePart(matches, { teams, betOn: new Set(betOn) }).mine.map(({ matchId }) => matchId)
  expect([mineOf(['long-7']), mineOf([], ['m1']), mineOf(['other'])]).toEqual([['m2'], ['m1'], []])
  expect(foldText('Đội Tân Sơn')).toBe('doi tan son')
  const { play } = openSportsbook()
  tell(play, ...matches)
  play.screen.set({ favourites: { leagues: [], teams: ['long-7'] } })
  const text = textOf(await markupOf(play, <Coupon view={live} />))
  expect(text.indexOf('My matches')).toBeLessThan(text.indexOf('Home m2'))
  expect(text.indexOf('Home m2')).toBeLessThan(text.indexOf('Home m1'))
})

it('a search shows the leagues of that name above the fixtures', async () => {
  const { play } = openSportsbook()
  tell(play, matchOf('m1'))
  const text = textOf(await markupOf(play, <Coupon view={{ at: 'search', text: 'aureLIA' }} />))
  expect(text.indexOf('Premier')).toBeLessThan(text.indexOf('Home m1'))
  expect(textOf(await markupOf(play, <Coupon view={{ at: 'search', text: 'zz' }} />)).match(/Premier/g)).toHaveLength(1)
})

it('following a team is shown at once, and taken back where the sportsbook did not take it', async () => {
  const { play, asked } = openSportsbook({
    '/sports/favourites': ({ body }) =>
      body.id === 'aure-3'
        ? { body: { leagues: [], teams: ['aure-3'] } }
        : { status: 404, body: { code: 'NOT_FOUND' } },
  })
  const first = play.follow('team', 'aure-3')
  expect(play.screen.get().favourites.teams).toEqual(['aure-3'])
  await first
  expect(asked.at(-1)?.body).toEqual({ kind: 'team', id: 'aure-3', isOn: true })
  await play.follow('league', 'none')
  expect(play.screen.get().favourites).toEqual({ leagues: [], teams: ['aure-3'] })
})
