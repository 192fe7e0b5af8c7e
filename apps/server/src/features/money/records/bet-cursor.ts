import * as z from 'zod'
import { isBase64url } from '../../../lib/base64url.ts'

/** Where a page of bets ended: open bets come before all settled ones. Rounds bear whole milliseconds, as our clock tells. */
export interface BetCursor {
  isOpen: boolean
  /** When it was opened, or settled. */
  at: Date
  vendorId: string
  roundId: string
}

const Parts = z.tuple([z.boolean(), z.iso.datetime(), z.string(), z.string()])

export const writeBetCursor = ({ isOpen, at, vendorId, roundId }: BetCursor): string =>
  Buffer.from(JSON.stringify([isOpen, at.toISOString(), vendorId, roundId])).toString('base64url')

/** Undefined for a text that no page gave. */
export function readBetCursor(text: string): BetCursor | undefined {
  if (!isBase64url(text)) return undefined
  const json = Buffer.from(text, 'base64url').toString()
  const parts = Parts.safeParse(parsed(json))
  if (!parts.success) return undefined
  const [isOpen, at, vendorId, roundId] = parts.data
  return { isOpen, at: new Date(at), vendorId, roundId }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
