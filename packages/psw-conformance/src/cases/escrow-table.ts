import { randomUUID } from 'node:crypto'
import type { PswAnswer } from '@fairground/contract/psw'
import { expectCode, NotOffered } from '../expect.ts'
import type { Lab } from '../lab.ts'
import type { Player } from '../player.ts'

export const newEscrowId = (of: string): string => `${of}-${randomUUID()}`

interface Part {
  contribution?: string
  returned?: string
  rake?: string
}

/** A player with a name for his seat. */
export interface Sitter {
  player: Player
  escrowId: string
}

/** A table of a card room, as its vendor sees it. */
export class Table {
  readonly tableId = newEscrowId('table')
  readonly lab: Lab

  constructor(lab: Lab) {
    this.lab = lab
  }

  buyInFields({ player, escrowId }: Sitter, fields: object = {}): object {
    const { playerId, sessionToken, gameId, currency } = player.facts
    const tableId = this.tableId
    return { playerId, sessionToken, gameId, currency, tableId, escrowId, amount: '500', ...fields }
  }

  open(sitter: Sitter, fields: object = {}): Promise<PswAnswer> {
    return this.lab.send('escrow/open', this.buyInFields(sitter, { transactionId: newEscrowId('open'), ...fields }))
  }

  topUp(sitter: Sitter, fields: object = {}): Promise<PswAnswer> {
    return this.lab.send('escrow/top-up', this.buyInFields(sitter, { transactionId: newEscrowId('top-up'), ...fields }))
  }

  handFields(handSeq: number, seats: readonly (Part & { of: Sitter })[], fields: object = {}): object {
    const { currency = '' } = seats[0]?.of.player.facts ?? {}
    const told = seats.map(({ of: { player, escrowId }, contribution = '0', returned = '0', rake = '0' }) => ({
      ...{ playerId: player.facts.playerId, escrowId, contribution, returned, rake },
    }))
    const rake = String(told.reduce((sum, seat) => sum + Number(seat.rake), 0))
    const ids = { transactionId: newEscrowId('hand'), handId: newEscrowId('hand'), tableId: this.tableId }
    return { ...ids, handSeq, currency, seats: told, rake, ...fields }
  }

  hand(handSeq: number, seats: readonly (Part & { of: Sitter })[], fields: object = {}): Promise<PswAnswer> {
    return this.lab.send('escrow/hand', this.handFields(handSeq, seats, fields))
  }

  close({ player, escrowId }: Sitter, amount: string, lastHandSeq: number, fields: object = {}): Promise<PswAnswer> {
    const { playerId, currency } = player.facts
    const transactionId = newEscrowId('close')
    const told = { playerId, currency, escrowId, amount, lastHandSeq, transactionId, reason: 'conformance' }
    return this.lab.send('escrow/close', { ...told, ...fields })
  }

  async balanceOf({ escrowId }: Sitter): Promise<string | undefined> {
    const { answer } = await this.lab.attempt('escrow/status', { escrowId })
    return answer.escrows?.[0]?.escrowBalance
  }
}

/** A table and so many who may sit down at it. @throws NotOffered without a card room, and where there is no escrow */
export async function room(lab: Lab, count: number, balance = '1000'): Promise<{ table: Table; sitters: Sitter[] }> {
  await lab.needs('escrow')
  const { room: gameId } = lab.options.games
  if (gameId === undefined) throw new NotOffered('no card room was named')
  const players = await Promise.all(Array.from({ length: count }, () => lab.player({ gameId, balance })))
  return { table: new Table(lab), sitters: players.map((player) => ({ player, escrowId: newEscrowId('seat') })) }
}

/** As `room`, with everybody seated for 500. */
export async function seated(lab: Lab, count: number): Promise<{ table: Table; sitters: Sitter[] }> {
  const found = await room(lab, count)
  for (const sitter of found.sitters) expectCode(await found.table.open(sitter), 'OK', 'open')
  return found
}

/** @throws Error never in a case that asked for enough */
export function two([one, other]: readonly Sitter[]): [Sitter, Sitter] {
  if (!one || !other) throw new Error('a case needs two who sit')
  return [one, other]
}

/** The first wins so much from the second. */
export const wins = ([one, other]: [Sitter, Sitter], amount: string) => [
  { of: one, contribution: amount, returned: String(Number(amount) * 2) },
  { of: other, contribution: amount },
]
