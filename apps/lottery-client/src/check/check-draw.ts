import type { LotteryDrawView } from '@fairground/contract/lottery'
import type { LotteryRecord, LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { isInTree, ticketRoot } from '@fairground/fairness'
import { isReceipt } from '@fairground/fairness/receipt'
import type { Lottery } from '@fairground/lottery-rules'
import { checkLotteryProof, type LotteryFault } from '@fairground/lottery-rules/verify'
import { drawProof, leavesOf, ticketProof } from './proof-file.ts'

/** One thing that was checked: `waits` for what is published later. */
export interface Checked {
  id: 'chain' | 'beacon' | 'result' | 'pool' | 'receipt' | 'tree' | 'payout' | 'code'
  state: 'good' | 'bad' | 'waits'
}

/** What the offline verifier says something of. */
type ProofId = Exclude<Checked['id'], 'code'>

/** What speaks against each of the things that are checked. */
const faultsOf: Record<ProofId, readonly LotteryFault[]> = {
  chain: ['chain', 'lock', 'chain-missing'],
  beacon: ['round', 'round-early', 'signature', 'signature-missing'],
  result: ['draw'],
  pool: ['pool'],
  receipt: ['receipt'],
  tree: ['ticket-path', 'ticket-removed'],
  payout: ['payout', 'ticket-stake'],
}

/** Holds a draw against its record, as the offline verifier does. */
export function checkDraw(rules: Lottery, record: LotteryRecord, draw: LotteryDrawView): readonly Checked[] {
  if (draw.result === null || record.chain === undefined) return [{ id: 'result', state: 'waits' }]
  return judge(drawProof(rules, record, draw, record.pools?.[0]), drawIds(record))
}

interface Sold {
  rules: Lottery
  proof: LotteryTicketProof
  receiptKey: string
}

/** Holds a ticket against its draw: the house's signature, its place in the tree, and what it was paid. */
export function checkTicket({ rules, proof, receiptKey }: Sold): readonly Checked[] {
  const { ticket, record, resultRecord } = proof
  const { gameId, drawNo, result } = ticket.draw
  const file = ticketProof(rules, proof, receiptKey)
  if (!file || !record) {
    const leafHash = ticketRoot(leavesOf(ticket))
    const isSigned = isReceipt({ gameId, drawNo, leafHash }, ticket.receipt?.signature ?? '', receiptKey)
    const receipt = { id: 'receipt', state: isSigned ? 'good' : 'bad' } as const
    // Of a draw that somebody else holds the tickets are locked all the same; its result is nobody's to work out.
    return [receipt, { id: 'tree', state: resultRecord ? stateInTree(proof, resultRecord.ticketRoot) : 'waits' }]
  }
  const sold = judge(file, ['receipt', 'tree'])
  if (result === null || record.chain === undefined) return [...sold, { id: 'result', state: 'waits' }]
  const paid = ticket.state === 'collected' ? (['payout'] as const) : []
  return [...sold, ...judge(file, [...drawIds(record), ...paid])]
}

/** Whether each line, hashed here, is at its place under the published root. */
function stateInTree({ ticket, paths }: LotteryTicketProof, root: string): 'good' | 'bad' {
  const isIn = leavesOf(ticket).every((leaf) => {
    const path = paths.find(({ leafId }) => leafId === leaf.id)
    return path !== undefined && path.leafHash === ticketRoot([leaf]) && isInTree(root, path)
  })
  return isIn ? 'good' : 'bad'
}

const drawIds = ({ mode, pools = [] }: LotteryRecord): readonly ProofId[] => [
  ...(mode === 'none' ? (['chain', 'result'] as const) : (['chain', 'beacon', 'result'] as const)),
  ...(pools.length > 0 ? (['pool'] as const) : []),
]

function judge(file: object, ids: readonly ProofId[]): Checked[] {
  const checked = checkLotteryProof(file)
  const isGood = (id: ProofId) => checked.isReadable && !checked.faults.some((fault) => faultsOf[id].includes(fault))
  return ids.map((id) => ({ id, state: isGood(id) ? 'good' : 'bad' }))
}
