import { chainSeed, createStream, provedDraw, sha256Hex, ticketPaths, ticketRoot } from '@fairground/fairness'
import { signReceipt } from '@fairground/fairness/receipt'
import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { randomSelection } from '../base/index.ts'
import { lotteries } from '../lotteries/index.ts'
import { checkLotteryProof, leafNumbers, proofFormat, selectionOf } from './index.ts'
import { sampleProof, tickets } from './test/sample-proof.ts'

const sample = sampleProof()
const check = (changed: object) => {
  const checked = checkLotteryProof(JSON.parse(JSON.stringify({ ...sample, ...changed })))
  if (!checked.isReadable) throw new Error(checked.reason)
  return checked
}
const faults = (changed: object) => check(changed).faults
const [first] = tickets
const [held] = sample.ticket.lines
if (!first || !held) throw new Error('no tickets')

it('an honest draw with all of its tickets has no fault, and is drawn again', () => {
  const checked = check({})
  expect(checked.faults).toEqual([])
  expect(checked.draw).toEqual(sample.draw)
  const endings = Object.values(sample.draw as Record<string, string[]>).flat()
  const hits = endings.filter((number) => number.at(-1) === number.at(-2)).length
  expect(hits).toBeGreaterThan(0)
  // 162,000 are 600 for each of 27 places and ten numbers.
  expect(checked.ticket).toEqual({ bets: 10, hits, payoutMinor: `${600 * 98 * hits}` })
})

it('a house that keeps its element back is opened by the lock', () => {
  expect(check({ record: { ...sample.record, chain: undefined } })).toMatchObject({ faults: [], draw: sample.draw })
})

it('finds a ticket that was added to the list, taken out of it, or changed in it', () => {
  expect(faults({ tickets: [...tickets, { ...first, id: 't9' }] })).toEqual(['list-root', 'list-count', 'list-stakes'])
  expect(faults({ tickets: tickets.slice(1) })).toEqual(['list-root', 'list-count', 'list-stakes'])
  expect(faults({ tickets: [{ ...first, numbers: ['27', '00'] }, ...tickets.slice(1)] })).toEqual(['list-root'])
  expect(faults({ tickets: [first, ...tickets] })).toContain('list-root')
})

it('finds a ticket that the house signed for and drew without', () => {
  const kept = tickets.filter(({ id }) => id !== held.leaf.id)
  const record = { ...sample.record, ticketRoot: ticketRoot(kept), ticketCount: kept.length }
  const { path: _, ...withoutPath } = held
  // Nothing was published with the record's seed but the root: the draw itself is another one.
  const told = faults({
    record,
    draw: undefined,
    ticket: { ...sample.ticket, lines: [withoutPath] },
    tickets: undefined,
  })
  expect(told).toEqual(['ticket-removed'])
  expect(faults({ record, draw: undefined, tickets: undefined })).toEqual(['ticket-path', 'ticket-removed'])
  const other = ticketPaths(tickets).get('t0')
  expect(faults({ ticket: { ...sample.ticket, lines: [{ ...held, path: other }] } })).toEqual([
    'ticket-path',
    'ticket-removed',
  ])
})

it('finds another result, another payout, another receipt and another root', () => {
  expect(faults({ draw: { ...(sample.draw as object), DB: ['00000'] } })).toEqual(['draw'])
  expect(faults({ ticket: { ...sample.ticket, paidMinor: '1' } })).toEqual(['payout'])
  expect(faults({ ticket: { ...sample.ticket, receipt: '0'.repeat(128) } })).toEqual(['receipt'])
  expect(faults({ ticket: { ...sample.ticket, lines: [{ leaf: { ...held.leaf, play: 'lo9' } }] } })).toContain(
    'ticket-stake',
  )
  // A root that was changed after the close draws other numbers.
  expect(faults({ record: { ...sample.record, ticketRoot: '0'.repeat(64) } })).toEqual(
    expect.arrayContaining(['draw', 'ticket-path', 'list-root']),
  )
})

it('a ticket of several lines has one receipt over all of them, and pays up to its most', () => {
  const houseKey = sha256Hex('house')
  const leaves = tickets.slice(1, 3)
  const leafHash = ticketRoot(leaves)
  const receipt = signReceipt({ gameId: 'vnn', drawNo: '20270101', leafHash }, houseKey)
  const paths = ticketPaths(tickets)
  const ticket = { receipt, lines: leaves.map((leaf) => ({ leaf, path: paths.get(leaf.id) })) }
  const both = check({ ticket })
  expect(both.faults).toEqual([])
  expect(both.ticket?.bets).toBe(12)
  expect(faults({ ticket: { ...ticket, lines: ticket.lines.slice(1) } })).toEqual(['receipt'])
  const capped = { ...ticket, paidMinor: '100', paidMinorMax: '100' }
  expect(check({ ticket: capped })).toMatchObject({ faults: [], ticket: { payoutMinor: '100' } })
  expect(faults({ ticket: { ...capped, paidMinorMax: '101' } })).toEqual(['payout'])
})

it('a ticket that wins a pool has its share of it, and the fixed prices of its other tiers', () => {
  const last = sha256Hex('pool')
  const record = {
    ...{ gameId: 'v645', drawNo: '1', closeAtMs: 1_798_790_400_000, publishedAtMs: 1_798_790_400_100 },
    ...{ chainBefore: chainSeed(last, 9, 5), chain: chainSeed(last, 9, 6), ticketRoot: sha256Hex(''), ticketCount: 0 },
    ...({ mode: 'none', stakesMinor: '0' } as const),
  }
  const lottery = lotteries.find(({ id }) => id === 'vietlott-645')
  const draw = lottery?.draw(createStream(provedDraw(record).triple)) as number[]
  const others = [1, 2, 3, 4, 5, 6, 7].filter((ball) => !draw.includes(ball)).slice(0, 1)
  const numbers = [...draw, ...others].map(String)
  const leaf = { id: 't', play: 'bao7', numbers, stake: '140000', factor: 1000, salt: 's' }
  // Twice the unit: all six once, five of them six times.
  const proof = {
    format: proofFormat,
    lottery: 'vietlott-645',
    version: 1,
    record,
    draw,
    ticket: { lines: [{ leaf }] },
  }
  const paid = (extra: object) =>
    check({ ...proof, tickets: undefined, receiptKey: undefined, ...extra }).ticket?.payoutMinor
  expect(paid({})).toBe(`${6 * 1_000 * 20_000}`)
  expect(paid({ pool: { unitMinor: '10000', prizeMinor: { '6': '777777' } } })).toBe(
    `${6 * 1_000 * 20_000 + 2 * 777_777}`,
  )
})

it('says what it cannot read', () => {
  const reason = (file: unknown) => {
    const checked = checkLotteryProof(file)
    return checked.isReadable ? '' : checked.reason
  }
  expect(reason(null)).toContain('an object')
  expect(reason({ ...sample, format: 'fg-lottery-proof/2' })).toContain('format')
  expect(reason({ ...sample, version: 99 })).toContain('version 99')
  expect(reason({ ...sample, record: { ...sample.record, ticketRoot: 'x' } })).toContain('record.ticketRoot')
  expect(reason({ ...sample, tickets: [{ ...first, factor: -1 }] })).toContain('tickets.0.factor')
})

it('every play of every lottery reads its tickets back from their leaves', () => {
  const draws = quickDraws(1)
  for (const lottery of lotteries) {
    for (const play of lottery.plays) {
      const selection = randomSelection(play.shape, draws)
      const read = play.read(selection)
      if (!read.ok) continue
      const numbers = leafNumbers(selection)
      expect(numbers.every((text) => typeof text === 'string')).toBe(true)
      expect(play.read(selectionOf(play.shape, numbers)), `${lottery.id} ${play.id}`).toEqual(read)
    }
  }
  const banker = lotteries.find(({ id }) => id === '11x5')?.plays.find(({ id }) => id === 'any_3')
  const ticket = { dan: ['1'], tuo: ['2', '3', '4'] }
  expect(leafNumbers(ticket)).toEqual(['dan=1', 'tuo=2,3,4'])
  expect(banker && selectionOf(banker.shape, leafNumbers(ticket))).toEqual(ticket)
})
