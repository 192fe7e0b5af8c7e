import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { type TicketLeaf, ticketPaths, ticketRoot } from '@fairground/fairness'
import { expect, it } from 'vitest'
import { checkCode, codeAddress, readCode } from './ticket-code.ts'

const signature = '0f'.repeat(64)
const line = { line: 0, play: 'top2', numbers: ['27'], stakeMinor: '200', factor: 1_000, salt: 'ab'.repeat(16) }
const leafOf = (ticketId: string): TicketLeaf => ({
  ...{ id: `${ticketId}.0`, play: 'top2', numbers: ['27'], stake: '200', factor: 1_000, salt: line.salt },
})
const leaves = ['t1', 't2', 't3'].map(leafOf)
const proofOf = (sold: readonly TicketLeaf[]): LotteryTicketProof => {
  const path = ticketPaths(sold).get('t1.0')
  return {
    ticket: { ticketId: 't1', lines: [line], receipt: { leafHash: '', signature } },
    record: { ticketRoot: ticketRoot(sold) },
    paths: path ? [{ leafId: 't1.0', ...path, path: [...path.path] }] : [],
  } as unknown as LotteryTicketProof
}
const read = (address = '') => readCode(new URL(address))

it('says of a ticket whose draw is open its id and its receipt alone', () => {
  const address = codeAddress('https://lottery.test', { ...proofOf(leaves), record: null, paths: [] })
  expect(read(address)).toEqual({ ticketId: 't1', signature })
})

it('says of a ticket whose draw has closed its root and its path as well, and checks them without the house', () => {
  const proof = proofOf(leaves)
  const code = read(codeAddress('https://lottery.test', proof))
  expect(code).toMatchObject({ root: proof.record?.ticketRoot, path: { index: 0, size: 3 } })
  if (!code) throw new Error('it is a code')
  expect(checkCode(code, proof)).toEqual([{ id: 'code', state: 'good' }])
  // The house names another list of tickets now, or another line than the one that was sold.
  expect(checkCode(code, proofOf(leaves.slice(0, 2)))).toEqual([{ id: 'code', state: 'bad' }])
  const other = { ...proof, ticket: { ...proof.ticket, lines: [{ ...line, numbers: ['28'] }] } }
  expect(checkCode(code, other as unknown as LotteryTicketProof)).toEqual([{ id: 'code', state: 'bad' }])
})

it('stays short enough for a camera, however many tickets there are', () => {
  const many = [...leaves, ...Array.from({ length: 600 }, (_, index) => leafOf(`x${index}`))]
  const address = codeAddress('https://lottery.test', proofOf(many)) ?? ''
  expect(address.length).toBeLessThan(300)
  expect(read(address)).toEqual({ ticketId: 't1', signature, root: ticketRoot(many) })
})

it('has no code without a receipt, and reads none from what is something else', () => {
  const proof = proofOf(leaves)
  expect(codeAddress('https://lottery.test', { ...proof, ticket: { ...proof.ticket, receipt: null } })).toBeUndefined()
  for (const address of ['ticket/t1', 'ticket/t1#abc', 'ticket/t1#!!', 'play/xsmb-1#abc'])
    expect(read(`https://lottery.test/${address}`)).toBeUndefined()
})
