import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInTree } from './merkle.ts'
import {
  canonicalTicket,
  keyOf,
  namedPaths,
  namedRoot,
  type TicketLeaf,
  ticketHash,
  ticketPaths,
  ticketRoot,
} from './ticket-tree.ts'

const hash = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest()
const leaf = (data: string) => hash(Buffer.of(0), data)
const node = (left: Buffer, right: Buffer) => hash(Buffer.of(1), left, right)
const named = (...data: readonly string[]) => data.map((text, at) => ({ id: `t${at}`, data: Buffer.from(text) }))
const ticket: TicketLeaf = { id: 't1', play: 'lo2', numbers: ['26'], stake: '1000', factor: 1000, salt: 'ab' }
const tickets = (count: number): TicketLeaf[] =>
  Array.from({ length: count }, (_, at) => ({ ...ticket, id: `t${at}`, salt: `${at}` }))

it('the tree of RFC 6962: three leaves, one, and none', () => {
  expect(namedRoot(named('a', 'b', 'c'))).toBe('36642e73c2540ab121e3a6bf9545b0a24982cd830eb13d3cd19de3ce6c021ec1')
  expect(namedRoot(named('a', 'b', 'c'))).toBe(node(node(leaf('a'), leaf('b')), leaf('c')).toString('hex'))
  expect(namedRoot(named('a'))).toBe(leaf('a').toString('hex'))
  expect(namedRoot([])).toBe(hash('').toString('hex'))
})

it('leaves stand by the bytes of their ids, in whatever order they come', () => {
  const [low, high] = ['￿', '\u{1f600}'] as const
  const leaves = [low, high].map((id) => ({ id, data: Buffer.from(id) }))
  expect(low < high).toBe(false)
  expect(namedRoot(leaves.reverse())).toBe(node(leaf(low), leaf(high)).toString('hex'))
  expect(() => namedRoot([...leaves, ...leaves])).toThrow(RangeError)
})

it('ids of any characters are ordered as their bytes are', () => {
  const signs = ['.', '0', 'Z', 'é', '中', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{1f600}', '\u{10ffff}']
  const ids = signs.flatMap((one) => ['', ...signs].map((other) => one + other))
  const byKey = ids.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  expect(byKey).toEqual(ids.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))))
})

it('a ticket is written by RFC 8785: names sorted, nothing between them, characters as they are', () => {
  const canonical = canonicalTicket({ ...ticket, play: 'lô "2"\n', numbers: ['26', '\u20ac'] })
  expect(canonical).toBe(
    '{"factor":1000,"id":"t1","numbers":["26","€"],"play":"lô \\"2\\"\\n","salt":"ab","stake":"1000"}',
  )
  expect(ticketHash(ticket)).toBe(leaf(canonicalTicket(ticket)).toString('hex'))
  expect(() => canonicalTicket({ ...ticket, salt: '\ud83d' })).toThrow(RangeError)
  expect(() => canonicalTicket({ ...ticket, factor: 0.5 })).toThrow(RangeError)
})

it('every ticket leads to the root by its path, and by no other place, size or root', () => {
  for (const size of [1, 2, 3, 5, 8, 13, 64, 100]) {
    const [root, paths] = [ticketRoot(tickets(size)), ticketPaths(tickets(size))]
    expect(paths.size).toBe(size)
    for (const path of paths.values()) {
      expect(isInTree(root, path)).toBe(true)
      expect(isInTree(root, { ...path, index: path.index + 1 })).toBe(false)
      expect(isInTree(ticketRoot(tickets(size + 1)), path)).toBe(false)
    }
  }
})

it('one changed character of a ticket, of a path or of a root is found', () => {
  const ids = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 40,
  })
  const flipped = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`
  fc.assert(
    fc.property(ids, fc.nat(), (names, pick) => {
      const sold = names.map((id) => ({ ...ticket, id }))
      const path = ticketPaths(sold).get(names[pick % names.length] ?? '')
      const root = ticketRoot(sold)
      if (!path) throw new Error('A ticket has no path')
      expect(isInTree(root, path)).toBe(true)
      expect(isInTree(flipped(root), path)).toBe(false)
      expect(isInTree(root, { ...path, leafHash: flipped(path.leafHash) })).toBe(false)
      for (const at of path.path.keys()) {
        expect(isInTree(root, { ...path, path: path.path.with(at, flipped(path.path[at] ?? '')) })).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

it('a path that is too long or too short, and numbers that are none, are refused', () => {
  const leaves = named('a', 'b', 'c')
  const [root, path] = [namedRoot(leaves), namedPaths(leaves).get('t1')]
  if (!path) throw new Error('A leaf has no path')
  for (const wrong of [
    { path: path.path.slice(1) },
    { path: [...path.path, root] },
    { path: ['zz', ...path.path.slice(1)] },
    { index: -1 },
    { index: 0.5 },
    { size: 2 },
    { size: Number.NaN },
  ]) {
    expect(isInTree(root, { ...path, ...wrong })).toBe(false)
  }
})
