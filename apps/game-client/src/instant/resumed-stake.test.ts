import type { InstantOpenAnswer, InstantRoundView } from '@fairground/contract/studio'
import { instantGames } from '@fairground/game-rules/instant'
import { safeStorage } from '@fairground/vendor-ui'
import { describe, expect, it } from 'vitest'
import { betOf, stakeMinorOf } from './bet.ts'
import { firstState } from './first-state.ts'
import type { InstantParts } from './instant-parts.ts'
import type { InstantScreen } from './instant-screen.ts'
import { loadInstantScreen } from './instant-screens.ts'

const storage = safeStorage(() => undefined as unknown as Storage)
const limits = { stakeMinorMin: '100000', stakeMinorMax: '500000000', payoutMinorMax: '900000000000000' }

const views = await Promise.all(
  instantGames.map(async ({ id, version }) => ({ id, version, view: await loadInstantScreen(id) })),
)
/** Games of several steps: their rounds wait for a player who has left. */
const games = views.flatMap(({ view, ...game }) => (view && !view.isOneStep ? [{ ...game, view }] : []))

/** The same money in every kind of bet: a stake, chips on a table, coins in a machine. */
function choiceOf(view: InstantScreen) {
  const spots = 'bets' in view.firstFields ? { bets: [{ spot: 'any', stakeMinor: '700000' }] } : {}
  const coins = 'coinMinor' in view.firstFields ? { coinMinor: '140000' } : {}
  return { fields: { ...view.firstFields, ...spots, ...coins }, stakeMinor: 700_000n }
}

describe('resume, then play: the next bet costs what the round that waited cost', () => {
  it('is looked at in every game of several steps', () => {
    const names = games.map(({ id }) => id)
    for (const id of [
      'mines',
      'hi-lo',
      'tower',
      'chicken-road',
      'penalty-shoot-out',
      'blackjack',
      'jacks-or-better-9-6',
    ])
      expect(names).toContain(id)
  })

  it.each(games)('$id', ({ id, version, view }) => {
    const cap = { rules: instantGames.find((game) => game.id === id), payoutMinorMax: limits.payoutMinorMax }
    const bet = betOf(view, choiceOf(view), cap)
    const opened = {
      ...{ session: 's', rulesId: id, rulesVersion: version, balanceMinor: '0', seeds: {}, limits },
      ...{ stakesMinor: ['100000', '200000'], stakeMinorDefault: '200000' },
      unfinished: { bet, state: 'open' } as unknown as InstantRoundView,
    } as unknown as InstantOpenAnswer
    const state = firstState({ opened, view, tab: storage, device: storage } as unknown as InstantParts)
    expect(stakeMinorOf(view, state)).toBe(700_000n)
    expect(betOf(view, state, cap)).toEqual(bet)
  })
})
