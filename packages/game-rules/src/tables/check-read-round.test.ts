import { cardRoot, pathsOf } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { writeCard } from '../parts/cards/write-card.ts'
import { checkSharedRound } from './check-shared-round.ts'
import { outcomeOfReadings } from './readings.ts'
import { findSharedGame } from './shared-games.ts'

const deckSet = 'set-1'
const hex = (place: number, length: number) => place.toString(16).padStart(length, '0')
const shoe = Array.from({ length: 416 }, (_, place) => ({
  ...{ id: hex(place, 16), card: writeCard(place % 52), salt: hex(place, 32) },
}))
const paths = pathsOf(deckSet, shoe)
const root = cardRoot(deckSet, shoe)

const rules = findSharedGame('live-baccarat', 1)
const dealt = ['9c', 'Ks', '9d', '6h'].map((card) => {
  const leaf = shoe.find((one) => one.card === card) ?? { id: '', card, salt: '' }
  return { told: card, id: leaf.id, salt: leaf.salt, path: paths.get(leaf.id) ?? [] }
})
const round = {
  ...{ rulesId: 'live-baccarat', rulesVersion: 1 },
  outcome: rules?.readings && outcomeOfReadings(rules.readings, ['9c', 'Ks', '9d', '6h']),
  fairness: { commit: root, clientSeed: '', nonce: 3, serverSeed: null },
  chain: { head: root, length: 416, salt: '' },
  read: { deckSet, cards: dealt },
}

test('a round of cards is read again: every card is of the shoe, and they make the outcome', () => {
  expect(checkSharedRound(round)).toMatchObject({
    fitsCommit: true,
    fitsOutcome: true,
    drawn: { outcome: round.outcome },
  })
})

test('a card of another shoe, one that came twice, and another outcome are found', () => {
  const [first, ...rest] = dealt
  if (!first) throw new Error('no card')
  const strange = { ...first, salt: hex(9_999, 32) }
  const check = (cards: typeof dealt) => checkSharedRound({ ...round, read: { deckSet, cards } })
  expect(check([strange, ...rest])).toMatchObject({ fitsCommit: false })
  expect(check([first, first, ...rest.slice(1)])).toMatchObject({ fitsCommit: false })
  expect(checkSharedRound({ ...round, chain: { ...round.chain, head: hex(1, 64) } })).toMatchObject({
    fitsCommit: false,
  })
  const outcome = { ...(round.outcome as object), hands: {} }
  expect(checkSharedRound({ ...round, outcome })).toMatchObject({ fitsOutcome: false })
})

test('a round whose cards are still dealt is not checked', () => {
  expect(checkSharedRound({ ...round, outcome: null })).toBeUndefined()
})
