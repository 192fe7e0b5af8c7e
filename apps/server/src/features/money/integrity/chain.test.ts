import { expect, test } from 'vitest'
import { type ChainItem, type ChainLink, chainStart, linkHash, runHash, verifyRun } from './chain.ts'

const key = Buffer.alloc(32, 7)
const items: ChainItem[] = ['a', 'b', 'c', 'd'].map((item) => ({ item, content: `content of ${item}` }))

function linksOf(all: readonly ChainItem[]): ChainLink[] {
  let hash: Buffer = chainStart
  return all.map((item, index) => {
    hash = linkHash(key, hash, item)
    return { number: index + 1, item: item.item, hash }
  })
}
const links = linksOf(items)
const head = { number: 1, untilAt: new Date(1_000), links: items.length }
const facts = {
  ...{ key, rule: 'audit-log', before: undefined, lastLink: undefined, links, items },
  run: { ...head, hash: runHash(key, chainStart, head) },
}
const places = (changes: Partial<typeof facts>) =>
  verifyRun({ ...facts, ...changes }).map(({ place, detail }) => `${place}: ${detail}`)

test('what nobody touched is whole', () => {
  expect(places({})).toEqual([])
})

test('a changed, a removed and an inserted item are each named, and no other', () => {
  expect(places({ items: items.map((item) => (item.item === 'b' ? { ...item, content: 'other' } : item)) })).toEqual([
    'b: it was changed',
  ])
  expect(places({ items: items.filter(({ item }) => item !== 'c') })).toEqual(['c: it was removed'])
  expect(places({ items: [...items, { item: 'x', content: '' }] })).toEqual(['x: it was inserted later'])
})

test('an item that vanished together with its link leaves a gap, also at the end', () => {
  const without = (name: string) => ({
    items: items.filter(({ item }) => item !== name),
    links: links.filter(({ item }) => item !== name),
  })
  expect(places(without('b'))).toEqual(['links 2–2: links were removed'])
  expect(places(without('d'))).toEqual(['links 4–4: links were removed'])
})

test('a link made without the key does not fit, and neither does a run', () => {
  const forged = { ...items[1], item: 'b', content: 'other' }
  const stranger = Buffer.alloc(32, 8)
  const hash = linkHash(stranger, links[0]?.hash ?? chainStart, forged)
  const changed = links.map((link) => (link.item === 'b' ? { ...link, hash } : link))
  expect(places({ links: changed, items: items.map((item) => (item.item === 'b' ? forged : item)) })).toEqual([
    'b: it was changed',
    'c: it was changed',
  ])
  const later = { ...facts.run, untilAt: new Date(2_000) }
  expect(places({ run: later })).toEqual(['run 1: a run was changed'])
})
