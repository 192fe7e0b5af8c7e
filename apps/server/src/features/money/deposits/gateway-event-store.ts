import type { Tx } from '../../../db/db.ts'
import type { GatewayEvent } from './gateway-event.ts'

interface Received {
  event: GatewayEvent
  source: 'told' | 'asked'
  /** 0 where it was no amount of the currency. */
  chargedMinor: bigint
  now: Date
}

/** Keeps what a gateway said. @returns false when it was heard before */
export async function addGatewayEvent(tx: Tx, { event, source, chargedMinor, now }: Received): Promise<boolean> {
  const added = await tx
    .insertInto('gateway_events')
    .values({
      id: `${event.paymentId}:${event.eventId}`,
      deposit_id: event.reference,
      status: event.status,
      amount_minor: chargedMinor,
      currency: event.currency,
      source,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
