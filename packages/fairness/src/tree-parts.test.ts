import { expect, it } from 'vitest'
import { type TicketLeaf, ticketPaths, ticketRoot } from './ticket-tree.ts'
import { partOf, partSize, pathsInPart, TicketTree } from './tree-parts.ts'

const ticket: TicketLeaf = { id: '', play: 'lo2', numbers: ['26'], stake: '1000', factor: 1_000, salt: 'ab' }
const tickets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ticket, id: `t${String(index * 7919).padStart(9, '0')}` }))

function treeOf(...pages: readonly (readonly TicketLeaf[])[]) {
  const tree = new TicketTree()
  for (const page of pages) tree.add(page)
  return tree.end()
}

it('the roots of the parts lead every ticket to the same root, by the same path as the whole list', () => {
  for (const size of [0, 1, partSize, partSize + 1, 3 * partSize + 3]) {
    const sold = tickets(size)
    const { root, parts, size: told } = treeOf(sold.toReversed())
    expect([root, told]).toEqual([ticketRoot(sold), size])
    expect(parts).toHaveLength(Math.ceil(size / partSize))
    const whole = ticketPaths(sold)
    for (const [index] of parts.entries()) {
      const own = sold.slice(index * partSize, (index + 1) * partSize)
      expect(own.map(({ id }) => partOf(parts, id))).toEqual(own.map(() => index))
      const paths = pathsInPart({ tickets: own, index, parts, size })
      for (const { id } of own) expect(paths.get(id)).toEqual(whole.get(id))
    }
  }
})

it('tickets that are not those of the part have no path', () => {
  const sold = tickets(2 * partSize)
  const { parts } = treeOf(sold)
  const others = [...sold.slice(0, partSize - 1), ...sold.slice(partSize, partSize + 1)]
  expect(() => pathsInPart({ tickets: others, index: 0, parts, size: sold.length })).toThrow(RangeError)
})

it('pages of any length make the tree of all their tickets, and none may come before its time', () => {
  const sold = tickets(3 * partSize + 3)
  const whole = treeOf(sold)
  for (const length of [1, 100, partSize - 1, partSize, 2 * partSize + 1]) {
    const pages = Array.from({ length: Math.ceil(sold.length / length) }, (_, page) =>
      sold.slice(page * length, (page + 1) * length),
    )
    expect(treeOf(...pages)).toEqual(whole)
  }
  const tree = new TicketTree()
  tree.add(sold.slice(10, 20))
  expect(() => tree.add(sold.slice(5, 6))).toThrow(RangeError)
  expect(() => tree.add(sold.slice(19, 20))).toThrow(RangeError)
})
