import * as z from 'zod'
import { route } from './route.ts'

/** Socket.IO path on the portal's origin; the ticket goes into the handshake's `auth`. */
export const livePath = '/live'

/** Events say what changed, never how much: the client refetches, so nothing private travels and nothing goes backwards. */
export interface LiveEvents {
  'balance.changed': { version: number }
  'deposit.changed': { depositId: string; status: string }
  'withdrawal.changed': { withdrawalId: string; status: string }
  'session.ended': { reason: 'logout' | 'expired' | 'locked' }
}
export type LiveEventType = keyof LiveEvents

export const live = {
  ticket: route({
    method: 'POST',
    path: '/wps/live/ticket',
    audience: 'session',
    summary: 'One-time ticket for the live socket, good for 30 seconds',
    input: z.object({}),
    value: z.object({ ticket: z.string() }),
  }),
}
