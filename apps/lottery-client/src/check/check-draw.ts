import type { LotteryDrawView, LotteryRecord, LotteryTicketProof } from '@fairground/contract/lottery'
import { createStream, isInTree, ticketHash, ticketRoot } from '@fairground/fairness'
import { checkDrawRecord } from '@fairground/fairness/draw-record'
import { isReceipt } from '@fairground/fairness/receipt'
import { type Lottery, settleTicket } from '@fairground/lottery-rules'

/** One thing that was checked: `waits` for what is published later. */
export interface Checked {
  id: 'chain' | 'beacon' | 'result' | 'receipt' | 'tree' | 'payout'
  state: 'good' | 'bad' | 'waits'
}

const chainFaults: readonly string[] = ['chain', 'lock', 'chain-missing']
const beaconFaults: readonly string[] = ['round', 'round-early', 'signature', 'signature-missing']

/** Holds a draw against its record: its chain and its beacon, and the result worked out anew from both. */
export function checkDraw(rules: Lottery, record: LotteryRecord, draw: LotteryDrawView): readonly Checked[] {
  if (draw.result === null || record.chain === undefined) return [{ id: 'result', state: 'waits' }]
  const { faults, drawn } = checkDrawRecord(record)
  const isOff = (list: readonly string[]) => faults.some((fault) => list.includes(fault))
  const told = rules.readDraw(draw.result)
  const again = drawn && rules.draw(createStream(drawn.triple))
  const isSame = told.ok && JSON.stringify(inOrder(again)) === JSON.stringify(inOrder(told.value))
  return [
    { id: 'chain', state: stateOf(!isOff(chainFaults)) },
    ...(record.mode === 'none' ? [] : [{ id: 'beacon', state: stateOf(!isOff(beaconFaults)) } as const]),
    { id: 'result', state: stateOf(isSame) },
  ]
}

interface Sold {
  rules: Lottery
  proof: LotteryTicketProof
  receiptKey: string
}

/** Holds a ticket against its draw: the house's signature, its place in the tree, and what it was paid. */
export function checkTicket({ rules, proof, receiptKey }: Sold): readonly Checked[] {
  const { ticket, record } = proof
  const { gameId, drawNo } = ticket.draw
  const leaves = leavesOf(proof)
  const leafHash = ticketRoot(leaves)
  const isSigned =
    ticket.receipt?.leafHash === leafHash &&
    isReceipt({ gameId, drawNo, leafHash }, ticket.receipt.signature, receiptKey)
  const receipt: Checked = { id: 'receipt', state: stateOf(isSigned) }
  if (!record) return [receipt, { id: 'tree', state: 'waits' }]
  const isBound = leaves.every((leaf) => {
    const path = proof.paths.find(({ leafId }) => leafId === leaf.id)
    return path?.leafHash === ticketHash(leaf) && isInTree(record.ticketRoot, path)
  })
  const tree: Checked = { id: 'tree', state: stateOf(leaves.length > 0 && isBound) }
  return [receipt, tree, ...checkDraw(rules, record, ticket.draw), ...checkPaid(rules, proof)]
}

function checkPaid(rules: Lottery, { ticket }: LotteryTicketProof): readonly Checked[] {
  const draw = rules.readDraw(ticket.draw.result)
  if (!draw.ok || ticket.state !== 'collected') return []
  const paid = ticket.lines.map((line) => {
    const play = rules.plays.find(({ id }) => id === line.play)
    const read = play?.read(line.selection)
    if (!play || !read?.ok) return undefined
    const stake = { unitStakeMinor: BigInt(line.unitMinor), factorOf: () => line.factor }
    return settleTicket(play, read.value, draw.value, stake).payoutMinor
  })
  const isSame =
    paid.every((minor, index) => `${minor}` === ticket.lines[index]?.payoutMinor) &&
    paid.reduce<bigint>((sum, minor) => sum + (minor ?? 0n), 0n) === BigInt(ticket.payoutMinor)
  return [{ id: 'payout', state: stateOf(isSame) }]
}

const leavesOf = ({ ticket }: LotteryTicketProof) =>
  ticket.lines.map(({ line, play, numbers, stakeMinor, factor, salt }) => ({
    ...{ id: `${ticket.ticketId}.${line}`, play, numbers, stake: stakeMinor, factor, salt },
  }))

const stateOf = (isGood: boolean): 'good' | 'bad' => (isGood ? 'good' : 'bad')

/** The order of an object's names says nothing. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value
