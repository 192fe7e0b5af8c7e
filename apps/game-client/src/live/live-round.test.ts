import type { SharedTableView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { boardPhase, chipsOfBets, shownRound } from './live-round.ts'

const tableAt = (phase: SharedTableView['phase']) =>
  ({ phase, round: { sharedRoundId: 'one', events: [{ type: 'spin', number: 7 }] } }) as unknown as SharedTableView

const betOf = (bets: object[], state: 'taken' | 'ended' = 'ended') =>
  ({ state, bet: { bets }, events: [{ type: 'spin' }, { type: 'settled', bets }] }) as never

test('the table is empty while chips are laid, and shows its round from the start of the run', () => {
  expect(shownRound(tableAt('betting'), [])).toBeUndefined()
  expect(shownRound(tableAt('locked'), [])).toBeUndefined()
  expect(shownRound(tableAt('running'), [])).toMatchObject({ roundId: 'one', isOver: false })
})

test('places of both slips are added up as one end, and a bet that still stands tells nothing', () => {
  const first = betOf([{ spot: 'red', stakeMinor: '10', payoutMinor: '20' }])
  const second = betOf([
    { spot: 'red', stakeMinor: '5', payoutMinor: '10' },
    { spot: '7', stakeMinor: '1', payoutMinor: '36' },
  ])
  const open = betOf([{ spot: 'odd', stakeMinor: '3', payoutMinor: '0' }], 'taken')
  expect(shownRound(tableAt('result'), [first, second, open])?.events.at(-1)).toEqual({
    type: 'settled',
    bets: [
      { spot: 'red', stakeMinor: '15', payoutMinor: '30' },
      { spot: '7', stakeMinor: '1', payoutMinor: '36' },
    ],
  })
  expect(shownRound(tableAt('result'), [open])?.events).toHaveLength(1)
})

test('the board moves while the round runs, and until the ball lies still', () => {
  expect(boardPhase('running', false)).toBe('showing')
  expect(boardPhase('result', true)).toBe('showing')
  expect(boardPhase('result', false)).toBe('idle')
  expect(boardPhase('locked', false)).toBe('asking')
  expect(boardPhase('betting', false)).toBe('idle')
})

test('a round that is shown again lies as it was bet', () => {
  expect(chipsOfBets([betOf([{ spot: 'red', stakeMinor: '10' }])])).toEqual({
    bets: [{ spot: 'red', stakeMinor: '10' }],
  })
})
