import { expect, it } from 'vitest'
import { answerLine } from './answer-line.ts'

const told = (kind: string, request: object) => {
  const { id: _, ...answer } = JSON.parse(answerLine(JSON.stringify({ id: 'a', kind, ...request })))
  return answer
}
const hex = (text: string) => Buffer.from(text).toString('hex')
const leaves = ['c', 'a', 'b'].map((id) => ({ id, dataHex: hex(id) }))
const root = '36642e73c2540ab121e3a6bf9545b0a24982cd830eb13d3cd19de3ce6c021ec1'

it('merkle-root sorts leaves by their ids; merkle-path leads one of them to it, and merkle-verify follows it', () => {
  expect(told('merkle-root', { leaves })).toEqual({ root, size: 3 })
  const path = told('merkle-path', { leaves, leafId: 'c' })
  expect(path).toMatchObject({ index: 2, size: 3 })
  expect(path.path).toHaveLength(1)
  expect(told('merkle-verify', { root, ...path })).toEqual({ isValid: true })
  expect(told('merkle-verify', { root, ...path, index: 1 })).toEqual({ isValid: false })
  expect(told('merkle-path', { leaves, leafId: 'd' }).error.field).toBe('leafId')
  expect(told('merkle-root', { leaves: [...leaves, leaves[0]] }).error.field).toBe('leaves')
})

it('ticket-leaf writes a ticket as it is hashed', () => {
  const ticket = { id: 't1', play: 'lo2', numbers: ['26'], stake: '1000', factor: 1000, salt: 'ab' }
  const canonical = '{"factor":1000,"id":"t1","numbers":["26"],"play":"lo2","salt":"ab","stake":"1000"}'
  const { leafHash, ...rest } = told('ticket-leaf', { ticket })
  expect(rest).toEqual({ canonical })
  expect(told('merkle-root', { leaves: [{ id: 't1', dataHex: hex(canonical) }] }).root).toBe(leafHash)
  expect(told('ticket-leaf', { ticket: { ...ticket, stake: 1000 } }).error.field).toBe('ticket.stake')
})

it('card-leaf is the root of a shoe of one card', () => {
  const card = { id: '0123456789abcdef', card: 'As', salt: '00'.repeat(16) }
  const { leafHash } = told('card-leaf', { deckSet: 'd1', card })
  expect(told('shoe-root', { deckSet: 'd1', cards: [card] })).toEqual({ root: leafHash, size: 1 })
})
