import type { LotteryDrawView } from '@fairground/contract/lottery'
import type { LotteryPoolEnd, LotteryRecord, LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import type { TicketLeaf } from '@fairground/fairness'
import type { Lottery } from '@fairground/lottery-rules'
import { proofFormat } from '@fairground/lottery-rules/verify'

/** A draw as the offline verifier reads it. */
export const drawProof = (rules: Lottery, record: LotteryRecord, draw: LotteryDrawView, pool?: LotteryPoolEnd) => ({
  ...{ format: proofFormat, lottery: rules.id, version: rules.version, record },
  ...(draw.result !== null && { draw: draw.result }),
  ...(pool && { pool: poolProof(pool) }),
})

const poolProof = ({ unitMinor, prizeMinor, mode: _, currency: __, ...facts }: LotteryPoolEnd) => ({
  ...{ unitMinor, prizeMinor, facts },
})

/** The same with a ticket of its holder; undefined before its draw has closed. */
export function ticketProof(rules: Lottery, { ticket, record, paths }: LotteryTicketProof, receiptKey: string) {
  if (!record) return undefined
  const lines = leavesOf(ticket).map((leaf, index) => ({
    ...{ leaf, terms: ticket.lines[index]?.terms ?? {} },
    path: paths.find(({ leafId }) => leafId === leaf.id),
  }))
  return {
    ...drawProof(rules, record, ticket.draw, poolOf(record, ticket)),
    receiptKey,
    ticket: {
      lines,
      ...(ticket.receipt && { receipt: ticket.receipt.signature }),
      ...(ticket.state === 'collected' && { paidMinor: ticket.payoutMinor }),
      ...(ticket.payoutMinorMax !== null && { paidMinorMax: ticket.payoutMinorMax }),
    },
  }
}

/** Trial tickets have pools of their own: there, the one in their currency. */
const poolOf = ({ pools }: LotteryRecord, { currency }: LotteryTicketProof['ticket']) =>
  pools?.find((pool) => pool.currency === currency)

export const leavesOf = ({ ticketId, lines }: LotteryTicketProof['ticket']): TicketLeaf[] =>
  lines.map(({ line, play, numbers, stakeMinor, factor, salt }) => ({
    ...{ id: `${ticketId}.${line}`, play, numbers, stake: stakeMinor, factor, salt },
  }))
