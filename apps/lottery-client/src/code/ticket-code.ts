import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { isInTree, type LeafPath, ticketHash } from '@fairground/fairness'
import type { Checked } from '../check/check-draw.ts'
import { leavesOf } from '../check/proof-file.ts'
import { ticketIdOf } from './ticket-id.ts'

/** What a ticket's code says of it: behind the `#`, which no server is told. */
export interface TicketCode {
  ticketId: string
  /** Of the receipt, as hex: whoever has it is shown the ticket. */
  signature: string
  /** From the close of its draw on. */
  root?: string
  /** Of its first line. */
  path?: Omit<LeafPath, 'leafHash'>
}

/** A longer path makes a code that phones cannot read any more; the page asks for it then. */
const pathMax = 8

/** The address in the code of a ticket; undefined where it has no receipt. */
export function codeAddress(origin: string, { ticket, record, paths }: LotteryTicketProof): string | undefined {
  if (!ticket.receipt) return undefined
  const [own] = paths
  const path = own && own.path.length <= pathMax ? [`${own.index}`, `${own.size}`, ...own.path.map(shorten)] : []
  const proof = record ? [shorten(record.ticketRoot), ...path] : []
  return `${origin}/ticket/${ticket.ticketId}#${[shorten(ticket.receipt.signature), ...proof].join('.')}`
}

/** Undefined for what is no code of a ticket. */
export function readCode({ pathname, hash }: { pathname: string; hash: string }): TicketCode | undefined {
  const ticketId = ticketIdOf(pathname)
  const [signed = '', root, index, size, ...path] = hash.replace(/^#/, '').split('.')
  const signature = lengthen(signed)
  if (ticketId === undefined || !/^[0-9a-f]{128}$/.test(signature)) return undefined
  if (root === undefined) return { ticketId, signature }
  const told = { ticketId, signature, root: lengthen(root) }
  return index === undefined
    ? told
    : { ...told, path: { index: Number(index), size: Number(size), path: path.map(lengthen) } }
}

/** Holds what the code said of the closed draw against what the house says now; nothing while the code says nothing of it. */
export function checkCode({ root, path }: TicketCode, { ticket, record }: LotteryTicketProof): readonly Checked[] {
  if (root === undefined) return []
  const [leaf] = leavesOf(ticket)
  const isThere = !path || (leaf !== undefined && isInTree(root, { ...path, leafHash: ticketHash(leaf) }))
  return [{ id: 'code', state: record?.ticketRoot === root && isThere ? 'good' : 'bad' }]
}

const hexBase = 16

function shorten(hex: string): string {
  const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, hexBase)) ?? []
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Empty for what was never shortened so. */
function lengthen(text: string): string {
  if (!/^[\w-]+$/.test(text)) return ''
  try {
    const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0))
    return bytes.map((byte) => byte.toString(hexBase).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}
