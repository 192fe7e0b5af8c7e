import { createStream, isInTree, type LeafPath, type TicketLeaf, ticketHash, ticketRoot } from '@fairground/fairness'
import { checkDrawRecord, type DrawFault, type DrawRecord } from '@fairground/fairness/draw-record'
import { isReceipt } from '@fairground/fairness/receipt'
import { fraction } from '@fairground/game-rules/exact'
import { type Lottery, type Play, type PoolPrizes, settleTicket, type TicketEnd } from '../base/index.ts'
import { findLottery, findPlay } from '../lotteries/index.ts'
import { checkPool } from './check-pool.ts'
import { selectionOf } from './leaf-numbers.ts'
import { type HeldTicket, type LotteryProof, readLotteryProof, type ToldPool } from './read-proof.ts'

export type LotteryFault =
  | DrawFault
  /** The published result is not the one that the seed gives. */
  | 'draw'
  /** The ticket is not in the tree whose root was published. */
  | 'ticket-path'
  /** The house holds a ticket that it signed for out of the draw. */
  | 'ticket-removed'
  | 'receipt'
  | 'ticket-stake'
  | 'payout'
  /** The prizes of the pools do not follow from sales, winners and what was in them. */
  | 'pool'
  /** The list of all tickets does not make the root, the number or the stakes that were published. */
  | 'list-root'
  | 'list-count'
  | 'list-stakes'

export type SettledTicket = { readonly bets: number; readonly hits: number; readonly payoutMinor: string }

export type CheckedLottery =
  | { readonly isReadable: false; readonly reason: string }
  | {
      readonly isReadable: true
      readonly lottery: string
      readonly drawNo: string
      readonly mode: string
      readonly round?: number
      readonly faults: readonly LotteryFault[]
      readonly beacon?: string
      readonly seed?: string
      /** As its seed makes it. */
      readonly draw?: unknown
      readonly ticket?: SettledTicket
    }

/** Plays a draw again from its record, and looks for the ticket in it. Nothing but the file is needed. */
export function checkLotteryProof(file: unknown): CheckedLottery {
  const read = readLotteryProof(file)
  if (!read.ok) return { isReadable: false, reason: `${read.refusal.field}: ${read.refusal.expected}` }
  const proof = read.value
  const lottery = findLottery(proof.lottery)
  if (!lottery || lottery.version !== proof.version)
    return { isReadable: false, reason: `These are not the rules of ${proof.lottery}, version ${proof.version}` }
  const { record } = proof
  const { faults, drawn } = checkDrawRecord(record)
  const draw = drawn && lottery.draw(createStream(drawn.triple))
  const isAsTold =
    draw === undefined ||
    proof.draw === undefined ||
    JSON.stringify(draw) === JSON.stringify(sameOrder(proof.draw, draw))
  const ticket = proof.ticket && checkTicket({ ...proof, ticket: proof.ticket }, lottery, draw)
  return {
    isReadable: true,
    ...{ lottery: lottery.id, drawNo: record.drawNo, mode: record.mode },
    ...(record.round !== undefined && { round: record.round }),
    faults: [
      ...new Set([
        ...faults,
        ...(isAsTold ? [] : ['draw' as const]),
        ...(ticket?.faults ?? []),
        ...checkPool(proof),
        ...checkList(proof),
      ]),
    ],
    ...(drawn && { beacon: drawn.beacon, seed: drawn.seed, draw }),
    ...(ticket?.settled && { ticket: ticket.settled }),
  }
}

/** The told object with its members in the order of the other, so that both are written alike. */
function sameOrder(told: unknown, other: unknown): unknown {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return told
  const names = typeof other === 'object' && other !== null ? Object.keys(other) : []
  const entries = Object.entries(told)
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(entries.sort(([a], [b]) => place(a) - place(b)))
}

type HeldIn = LotteryProof & { readonly ticket: HeldTicket }

function checkTicket(proof: HeldIn, lottery: Lottery, draw: unknown) {
  const { ticket, record, receiptKey } = proof
  const faults: LotteryFault[] = []
  const isIn = ticket.lines.every(({ leaf, path }) => path !== undefined && isInDraw(record, leaf, path))
  if (ticket.lines.some(({ leaf, path }) => path && !isInDraw(record, leaf, path))) faults.push('ticket-path')
  const { gameId, drawNo } = record
  const leafHash = rootOf(ticket.lines.map(({ leaf }) => leaf)) ?? ''
  const isSigned =
    ticket.receipt !== undefined && isReceipt({ gameId, drawNo, leafHash }, ticket.receipt, receiptKey ?? '')
  if (ticket.receipt !== undefined && !isSigned) faults.push('receipt')
  if (!isIn && isSigned) faults.push('ticket-removed')
  const settled = draw === undefined ? undefined : settle(proof, lottery, draw)
  if (settled === 'unreadable') return { faults: [...faults, 'ticket-stake' as const] }
  if (settled && ticket.paidMinor !== undefined && ticket.paidMinor !== settled.payoutMinor) faults.push('payout')
  return { faults, settled }
}

const isInDraw = ({ ticketRoot: root, ticketCount }: DrawRecord, leaf: TicketLeaf, path: LeafPath): boolean =>
  path.leafHash === ticketHash(leaf) && path.size === ticketCount && isInTree(root, path)

/** What the draw makes of the lines of a ticket together, up to the most that it pays. */
function settle({ ticket, pool }: HeldIn, lottery: Lottery, draw: unknown): SettledTicket | 'unreadable' {
  const ends = ticket.lines.map((line) => settleLine(line, pool, { lottery, draw }))
  const read = ends.filter((end) => end !== 'unreadable')
  if (read.length < ends.length) return 'unreadable'
  const sum = (of: (end: TicketEnd) => bigint) => read.reduce((total, end) => total + of(end), 0n)
  const wonMinor = sum(({ payoutMinor }) => payoutMinor)
  const mostMinor = ticket.paidMinorMax === undefined ? wonMinor : BigInt(ticket.paidMinorMax)
  return {
    bets: Number(sum(({ bets }) => BigInt(bets))),
    hits: Number(sum(({ hits }) => BigInt(hits))),
    payoutMinor: `${wonMinor < mostMinor ? wonMinor : mostMinor}`,
  }
}

/** By the prices of the line, and by what the pools of the draw paid. */
function settleLine(
  { leaf, terms }: HeldTicket['lines'][number],
  pool: ToldPool | undefined,
  { lottery, draw }: { lottery: Lottery; draw: unknown },
): TicketEnd | 'unreadable' {
  const play: Play | undefined = findPlay(lottery, leaf.play)
  const ticket = play?.read(selectionOf(play.shape, leaf.numbers))
  if (!play || !ticket?.ok) return 'unreadable'
  const units = play.count(ticket.value) * play.costUnits
  if (units === 0) return 'unreadable'
  return settleTicket(play, ticket.value, draw, {
    unitStakeMinor: fraction(BigInt(leaf.stake), units),
    terms,
    factorOf: () => leaf.factor,
    ...(pool && { pool: amountsOf(pool) }),
  })
}

function amountsOf({ unitMinor, prizeMinor }: ToldPool): PoolPrizes {
  const prizes = Object.entries(prizeMinor).map(([tier, each]) => [tier, BigInt(each)] as const)
  return { unitMinor: BigInt(unitMinor), prizeMinor: Object.fromEntries(prizes) }
}

/** All tickets, where they are there: one that was added or taken out changes root, number or stakes. */
function checkList({ tickets, ticket, record }: LotteryProof): LotteryFault[] {
  if (!tickets) return []
  const known = new Set(tickets.map(ticketHash))
  const isMissing = ticket?.receipt !== undefined && ticket.lines.some(({ leaf }) => !known.has(ticketHash(leaf)))
  const stakes = tickets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  return [
    ...(rootOf(tickets) === record.ticketRoot ? [] : ['list-root' as const]),
    ...(tickets.length === record.ticketCount ? [] : ['list-count' as const]),
    ...(stakes === BigInt(record.stakesMinor) ? [] : ['list-stakes' as const]),
    ...(isMissing ? ['ticket-removed' as const] : []),
  ]
}

/** A list that holds an id twice makes no root. */
const rootOf = (tickets: readonly TicketLeaf[]): string | undefined =>
  new Set(tickets.map(({ id }) => id)).size === tickets.length ? ticketRoot(tickets) : undefined
