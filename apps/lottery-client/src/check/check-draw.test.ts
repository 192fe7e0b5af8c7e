import type { LotteryDrawView } from '@fairground/contract/lottery'
import type { LotteryRecord, LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { commitOf, createStream, provedDraw, ticketPaths, ticketRoot } from '@fairground/fairness'
import { receiptKeyOf, signReceipt } from '@fairground/fairness/receipt'
import { findLottery, type Lottery, settleTicket } from '@fairground/lottery-rules'
import { expect, it } from 'vitest'
import { type Checked, checkDraw, checkTicket } from './check-draw.ts'

const rules = findLottery('lao') as Lottery
const secretKey = '11'.repeat(32)
const receiptKey = receiptKeyOf(secretKey)
const chain = '22'.repeat(32)
const chainBefore = commitOf(chain)
const line = { line: 0, play: 'top2', selection: ['27', '39'], numbers: ['27', '39'], bets: 2, unitMinor: '100' }
const own = { ...line, stakeMinor: '200', factor: 1_000, salt: 'ab'.repeat(16), terms: {} }
const leaf = { id: 't1.0', play: 'top2', numbers: own.numbers, stake: '200', factor: 1_000, salt: own.salt }
const root = ticketRoot([leaf])
const record: LotteryRecord = {
  ...{ gameId: 'lao-1', drawNo: '0254', mode: 'none', closeAtMs: 1, publishedAtMs: 1, chainBefore, chain },
  ...{ ticketRoot: root, ticketCount: 1, stakesMinor: '200' },
}
const result = rules.draw(createStream(provedDraw({ ...record, chain }).triple))
const draw = { gameId: 'lao-1', drawNo: '0254', result } as LotteryDrawView
const [play] = rules.plays.filter(({ id }) => id === 'top2')
const paid = play ? settleTicket(play, own.selection, result, { unitStakeMinor: 100n }) : undefined

const proof = (change: object = {}): LotteryTicketProof =>
  ({
    ticket: {
      ...{ ticketId: 't1', state: 'collected', payoutMinor: `${paid?.payoutMinor}`, payoutMinorMax: null, draw },
      lines: [{ ...own, hits: paid?.hits ?? 0, payoutMinor: `${paid?.payoutMinor}` }],
      receipt: {
        leafHash: root,
        signature: signReceipt({ gameId: 'lao-1', drawNo: '0254', leafHash: root }, secretKey),
      },
      ...change,
    },
    record,
    paths: [{ leafId: leaf.id, ...ticketPaths([leaf]).get(leaf.id) }],
  }) as unknown as LotteryTicketProof

const states = (list: readonly Checked[]) => Object.fromEntries(list.map(({ id, state }) => [id, state]))
const checked = (change: object = {}, rest: object = {}) =>
  states(checkTicket({ rules, receiptKey, proof: { ...proof(change), ...rest } }))

it('works the result out anew from what was published', () => {
  expect(states(checkDraw(rules, record, draw))).toEqual({ chain: 'good', result: 'good' })
  const other = `${(Number(result) + 1) % 10_000}`.padStart(4, '0')
  expect(states(checkDraw(rules, record, { ...draw, result: other })).result).toBe('bad')
  expect(states(checkDraw(rules, { ...record, chainBefore: '00'.repeat(32) }, draw)).chain).toBe('bad')
})

it('waits for what is not published yet', () => {
  expect(states(checkDraw(rules, { ...record, chain: undefined }, { ...draw, result: null }))).toEqual({
    result: 'waits',
  })
  expect(checked({}, { record: null })).toEqual({ receipt: 'good', tree: 'waits' })
})

it('finds a ticket signed, bound to its draw and paid as the rules say', () => {
  expect(checked()).toEqual({ receipt: 'good', tree: 'good', chain: 'good', result: 'good', payout: 'good' })
})

it('finds what was altered after the purchase', () => {
  expect(checked({ lines: [{ ...own, factor: 900, payoutMinor: '0' }] })).toMatchObject({ receipt: 'bad', tree: 'bad' })
  expect(checked({}, { record: { ...record, ticketRoot: 'ff'.repeat(32) } }).tree).toBe('bad')
  expect(checked({ payoutMinor: '1' }).payout).toBe('bad')
  expect(checked({}, { paths: [] })).toMatchObject({ receipt: 'good', tree: 'bad' })
})
