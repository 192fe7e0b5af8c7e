import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CardLeaf, cardRoot, checkShoe, isInShoe, pathsOf } from './card-tree.ts'

const deckSet = 'deck-7'
const hex = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length)
const faces = [...'23456789TJQKA'].flatMap((rank) => [...'scdh'].map((suit) => rank + suit))
const shoe: CardLeaf[] = Array.from({ length: 416 }, (_, place) => ({
  id: hex(`id-${place}`, 16),
  card: faces[place % 52] ?? '',
  salt: hex(`salt-${place}`, 32),
}))
const root = cardRoot(deckSet, shoe)
const whole = { root, deckSet, cards: shoe }
const opened = (place: number) => {
  const card = shoe[place] as CardLeaf
  return { ...card, path: pathsOf(deckSet, shoe).get(card.id) ?? [] }
}

/** RFC 6962 as another hand writes it. */
function otherRoot(leaves: Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0] as Buffer
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  const node = [Buffer.from([1]), otherRoot(leaves.slice(0, split)), otherRoot(leaves.slice(split))]
  return createHash('sha256').update(Buffer.concat(node)).digest()
}

test.each([1, 2, 3, 7, 8, 416])('the root of %i cards is what another implementation of RFC 6962 computes', (count) => {
  const cards = shoe.slice(0, count)
  const leaves = [...cards]
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ id, card, salt }) =>
      createHash('sha256')
        .update(Buffer.from([0]))
        .update(`fg-card/1${deckSet}${id}${card}${salt}`)
        .digest(),
    )
  expect(cardRoot(deckSet, cards)).toBe(otherRoot(leaves).toString('hex'))
  expect(cardRoot(deckSet, [...cards].reverse())).toBe(cardRoot(deckSet, cards))
})

test('every card of the shoe leads to its root, and no other card, salt, path, deck or root does', () => {
  const paths = pathsOf(deckSet, shoe)
  for (const card of shoe) expect(isInShoe(root, deckSet, { ...card, path: paths.get(card.id) ?? [] })).toBe(true)
  const card = opened(5)
  expect(isInShoe(root, deckSet, { ...card, card: card.card === 'As' ? 'Ks' : 'As' })).toBe(false)
  expect(isInShoe(root, deckSet, { ...card, id: opened(6).id })).toBe(false)
  expect(isInShoe(root, deckSet, { ...card, salt: opened(6).salt })).toBe(false)
  expect(isInShoe(root, deckSet, { ...card, path: opened(6).path })).toBe(false)
  expect(isInShoe(root, 'deck-8', card)).toBe(false)
  expect(isInShoe(hex('other', 64), deckSet, card)).toBe(false)
  expect(isInShoe(root, deckSet, { ...card, path: ['x'] })).toBe(false)
})

test('a whole shoe without fault has none', () => {
  const dealt = shoe.slice(0, 100)
  const counted = shoe.slice(100).map(({ id }) => id)
  expect(checkShoe(whole, dealt, counted)).toEqual({ foreign: [], doubled: [], missing: [], fitsRoot: true })
})

test('a foreign, a doubled and a missing id are found with certainty', () => {
  const stranger = { id: hex('stranger', 16), card: 'As', salt: hex('stranger', 32) }
  const [first, second] = shoe as [CardLeaf, CardLeaf]
  const counted = shoe.slice(3).map(({ id }) => id)
  const found = checkShoe(whole, [first, stranger, second, second], [...counted, 'abcdef0123456789'])
  expect(found.foreign).toEqual([stranger.id, 'abcdef0123456789'])
  expect(found.doubled).toEqual([second.id])
  expect(found.missing).toEqual([shoe[2]?.id])
})

test('an id with another face, and a shoe that was exchanged after its root was published, are found', () => {
  const [first] = shoe as [CardLeaf]
  expect(checkShoe(whole, [{ ...first, card: 'Qh' }]).foreign).toEqual([first.id])
  const exchanged = shoe.map((card, place) => (place === 9 ? { ...card, card: 'Ah' } : card))
  expect(checkShoe({ ...whole, cards: exchanged }, []).fitsRoot).toBe(false)
})
