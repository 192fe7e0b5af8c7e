import {
  chainSeed,
  createStream,
  provedDraw,
  sha256Hex,
  type TicketLeaf,
  ticketHash,
  ticketPaths,
  ticketRoot,
} from '@fairground/fairness'
import type { DrawRecord } from '@fairground/fairness/draw-record'
import { receiptKeyOf, signReceipt } from '@fairground/fairness/receipt'
import { lockToRound } from '@fairground/fairness/time-lock'
import { findLottery } from '../../lotteries/index.ts'
import { proofFormat } from '../index.ts'

/** Round 1000 of quicknet, as its relays print it. */
export const published = {
  round: 1_000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const houseKey = sha256Hex('house')
const last = sha256Hex('last')
export const [element, before] = [chainSeed(last, 9, 5), chainSeed(last, 9, 4)]

/** The ticket that its holder looks for. */
const held = 2

export const tickets: readonly TicketLeaf[] = ['26', '07', '77', '13', '98'].map((number, at) => ({
  id: `t${at}`,
  play: 'lo2',
  numbers: at === held ? ['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'] : [number, '00'],
  stake: `${54_000 * (at + 1)}`,
  factor: at === 1 ? 850 : 1000,
  salt: sha256Hex(`salt ${at}`),
}))

/** A draw of the North with five tickets, and the third of them as its holder has it. */
export function sampleProof() {
  const root = ticketRoot(tickets)
  const record: DrawRecord = {
    ...{
      gameId: 'vnn',
      drawNo: '20270101',
      mode: 'recorded',
      closeAtMs: 1_798_790_400_000,
      publishedAtMs: 1_798_790_400_100,
    },
    ...{ chainBefore: before, ticketRoot: root, ticketCount: tickets.length },
    stakesMinor: `${tickets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)}`,
    ...published,
    lock: lockToRound({ secret: element, round: published.round, random: sha256Hex('random') }),
    chain: element,
  }
  const leaf = tickets[held] as TicketLeaf
  const path = ticketPaths(tickets).get(leaf.id)
  const receipt = signReceipt({ gameId: 'vnn', drawNo: '20270101', leafHash: ticketHash(leaf) }, houseKey)
  const draw = findLottery('vn-north')?.draw(createStream(provedDraw({ ...record, chain: element }).triple))
  const ticket = { lines: [{ leaf, path }], receipt }
  return {
    format: proofFormat,
    lottery: 'vn-north',
    version: 1,
    record,
    draw,
    receiptKey: receiptKeyOf(houseKey),
    ticket,
    tickets,
  }
}
