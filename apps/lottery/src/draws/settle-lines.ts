import { settleTicket, type TicketEnd } from '@fairground/lottery-rules'
import type { DrawRow, LineRow, TicketRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { noPools, type PoolsOf } from '../pools/settle-pools.ts'
import type { SettledTicket } from './write-settled.ts'

export type EndOf = (line: LineRow, ticket: TicketRow) => TicketEnd

/** What each line comes to by the result of the draw. @throws Error for what the rules cannot read any more */
export function endOfLines(house: House, draw: DrawRow, poolOf: PoolsOf = noPools): EndOf {
  const read = house.rules.readDraw(draw.result)
  if (!read.ok) throw new Error(`the result of draw ${draw.shared_round_id} cannot be read`)
  const plays = new Map(house.rules.plays.map((play) => [play.id, play]))
  return (line, ticket) => {
    const play = plays.get(line.play)
    const selection = play?.read(line.selection)
    if (!play || !selection?.ok) throw new Error(`line ${line.round_id}.${line.line} cannot be read`)
    const factorOf = () => line.factor
    const pool = poolOf(ticket)
    return settleTicket(play, selection.value, read.value, {
      ...{ unitStakeMinor: BigInt(line.unit_minor), terms: line.terms, factorOf, ...(pool && { pool }) },
    })
  }
}

/** What its lines come to, cut to the most that the wallet lets a round pay. */
export function settleLines(ticket: TicketRow, lines: readonly LineRow[], endOf: EndOf): SettledTicket {
  const ends = lines.map((line) => ({
    ...{ line: line.line, end: endOf(line, ticket) },
    hasGroup: line.terms.group !== undefined,
  }))
  const wonMinor = ends.reduce((sum, { end }) => sum + end.payoutMinor, 0n)
  const limitMinor = ticket.payout_minor_max === null ? wonMinor : BigInt(ticket.payout_minor_max)
  return { ticket, ends, payoutMinor: wonMinor < limitMinor ? wonMinor : limitMinor }
}
