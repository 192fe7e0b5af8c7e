import type { LotteryFurtherSession } from '@fairground/contract/lottery'
import type { Outcome } from '@fairground/vendor-ui'
import type { LotteryClient } from '../connection/lottery-client.ts'

export interface Seat {
  client: LotteryClient
  session: LotteryFurtherSession
}

interface SeatsParts {
  first: Seat
  newClient: () => LotteryClient
}

/** A session for each lottery that is bought at: the frame's own, and further ones when they are first needed. */
export class Seats {
  private readonly parts: SeatsParts
  private readonly known: Map<string, Promise<Outcome<Seat>>>

  constructor(parts: SeatsParts) {
    this.parts = parts
    this.known = new Map([[parts.first.session.gameId, Promise.resolve({ ok: true, value: parts.first } as const)]])
  }

  /** What was refused is asked anew the next time. */
  at(gameId: string): Promise<Outcome<Seat>> {
    const known = this.known.get(gameId) ?? this.open(gameId)
    this.known.set(gameId, known)
    return known
  }

  private async open(gameId: string): Promise<Outcome<Seat>> {
    const { first, newClient } = this.parts
    const opened = await first.client.openFurther(gameId)
    if (!opened.ok) {
      this.known.delete(gameId)
      return opened
    }
    const client = newClient()
    client.carryBearer(opened.value.session)
    return { ok: true, value: { client, session: opened.value } }
  }
}
