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

it('offers to end an open bet for its worth, and says when that has fallen', async () => {
  const { play, asked } = openSportsbook({
    '/sports/slips/b1/cash-out': () => ({
      body: {
        bet: betOf('b1', { cashOutMinor: '4000000' }),
        refusal: { code: 'CASH_OUT_MOVED', limit: '4000000', value: '4500000', offer: null },
      },
    }),
  })
  play.screen.set({ bets: [betOf('b1', { cashOutMinor: '4500000' }), betOf('b2')] })
  const text = textOf(await markupOf(play, <BetsList />))
  expect(text.match(/Cash out/g)).toHaveLength(1)
  expect(text).toContain('Cash out ₫45,000')
  expect(await play.bets.cashOut('b1', '4500000')).toBe('moved')
  expect(asked.at(-1)?.body).toEqual({ offerMinor: '4500000' })
  expect(play.screen.get().bets?.find(({ betId }) => betId === 'b1')?.cashOutMinor).toBe('4000000')
})

it('keeps the latest telling of each bet, the latest bet first', () => {
  const list = merged([betOf('b1'), betOf('b2')], [betOf('b3'), betOf('b2', { state: 'won' })])
  expect(list.map(({ betId, state }) => `${betId} ${state}`)).toEqual(['b3 accepted', 'b2 won', 'b1 accepted'])
})
