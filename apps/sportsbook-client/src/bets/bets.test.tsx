import { expect, it } from 'vitest'
import { betOf, inputs, matchOf } from '../test/fixtures.ts'
import { markupOf, openSportsbook, tell, textOf } from '../test/in-sportsbook.tsx'
import { merged } from './bet-lists.ts'
import { BetsList } from './bets-dialog.tsx'

const [leg] = betOf('b').legs
if (!leg) throw new Error('no leg')

it('shows an open bet with its price, the score at the bet and the score now', async () => {
  const { play } = openSportsbook()
  tell(
    play,
    matchOf('m1', {
      state: 'playing',
      period: 'second-half',
      inputs: { ...inputs, minute: 70, score: [2, 1], halfTime: [1, 0] },
    }),
  )
  play.screen.set({ bets: [betOf('b1')] })
  const text = textOf(await markupOf(play, <BetsList />))
  expect(text).toContain('Home m1 −0.25')
  expect(text).toContain('At the bet 1–0 (31′) · Now 2–1 (71′)')
  expect(text).toContain('Potential return ₫ 97,500')
})

it('says why a bet ended as it did, with the goals that counted', async () => {
  const { play } = openSportsbook()
  const ended = { ...leg, outcome: 'half-lose' as const, result: { halfTime: [1, 0], fullTime: [2, 1] } as never }
  play.screen.set({
    bets: [betOf('b1', { state: 'returned', payoutMinor: '2500000', legs: [ended] })],
    hasMoreBets: true,
  })
  const text = textOf(await markupOf(play, <BetsList first="settled" />))
  expect(text).toContain('Half lost')
  expect(text).toContain('Result 2–1 (half time 1–0) · Goals after the bet 1–1')
  expect(text).toContain('Returned ₫ 25,000')
  expect(text).toContain('Show more')
})

it('keeps the latest telling of each bet, the latest bet first', () => {
  const list = merged([betOf('b1'), betOf('b2')], [betOf('b3'), betOf('b2', { state: 'won' })])
  expect(list.map(({ betId, state }) => `${betId} ${state}`)).toEqual(['b3 accepted', 'b2 won', 'b1 accepted'])
})
