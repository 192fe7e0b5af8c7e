import { oddsFormats } from '@fairground/sports-rules'
import { expect, it } from 'vitest'
import { oddsText } from '../odds/odds-text.ts'
import { homeWins, inputs, matchOf, priceIn } from '../test/fixtures.ts'
import { markupOf, openSportsbook, tell, textOf } from '../test/in-sportsbook.tsx'
import { SlipPaper } from './slip-paper.tsx'

const under = { market: 'over-under', line: '2.5', selection: 'under' }

function withParlay() {
  const { play } = openSportsbook()
  const [one, two] = [matchOf('m1'), matchOf('m2')]
  tell(play, one, two)
  play.slip.toggle(one, homeWins, priceIn(one, '1x2', 'home'))
  play.slip.toggle(two, under, priceIn(two, 'over-under', 'under'))
  play.slip.set({ typed: '100000' })
  return { play, one, two }
}

it('shows a parlay with its price, its stake and what it may return', async () => {
  const { play } = withParlay()
  const text = textOf(await markupOf(play, <SlipPaper />))
  expect(text).toContain('Parlay of 2')
  expect(text).toContain('Total stake ₫ 100,000')
  expect(text).toContain('Place bet · ₫100,000')
})

it('marks a price that fell beside the one that was taken, and says so on the button', async () => {
  const { play, one } = withParlay()
  const fallen = matchOf('m1', { inputs: { ...inputs, lambdaHome: '1.7000' } })
  tell(play, fallen)
  const markup = await markupOf(play, <SlipPaper />)
  expect(markup).toMatch(new RegExp(`<s [^>]*>.*${priceIn(one, '1x2', 'home')}</s>`))
  expect(textOf(markup)).toContain(`fell to ${priceIn(fallen, '1x2', 'home')}`)
  expect(textOf(markup)).toContain('Accept and place ₫100,000')
})

it('places nothing while a leg is suspended', async () => {
  const { play } = withParlay()
  tell(play, matchOf('m1', { isSuspended: true }))
  const markup = await markupOf(play, <SlipPaper />)
  expect(textOf(markup)).toContain('Suspended or closed. Wait, or remove it.')
  expect(markup).toMatch(/disabled=""[^>]*>(?:(?!<\/button>).)*Place bet/)
})

it('tells a refusal with the number that broke, and what would be taken as one button', async () => {
  const { play } = withParlay()
  const offer = { prices: ['1.95', '2.00'], unitMinor: '3750000' }
  play.screen.set({ refusal: { code: 'OVER_LIMIT', limit: '3750000', value: '10000000', offer } })
  const markup = await markupOf(play, <SlipPaper />)
  expect(textOf(markup)).toContain('above the limit of ₫37,500')
  expect(markup).toMatch(/<button(?:(?!<\/button>).)*Stake ₫37,500(?:(?!<\/button>).)* at 3\.90/)
})

it('writes a price in six formats', () => {
  expect(oddsFormats.map((format) => oddsText('1.95', format, 'en'))).toEqual([
    ...['1.95', '0.95', '0.95', '−1.053', '−105', '19/20'],
  ])
  expect(oddsText('2.50', 'malay', 'vi')).toBe('−0,667')
})
