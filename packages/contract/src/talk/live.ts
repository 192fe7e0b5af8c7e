import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import type { LiveTableNews } from '../games/live-tables.ts'
import type { Permission } from '../site/staff-shapes.ts'

/** Socket.IO path on the portal's and on the console's origin; the ticket goes into the handshake's `auth`. */
export const livePath = '/live'

/** Events say what changed, never how much: the client refetches, so nothing private travels and nothing goes backwards. */
export interface LiveEvents {
  /** Of the balance at that moment. Money that is held keeps the version, so only a lower one than the page has is old news. */
  'balance.changed': { version: number }
  'deposit.changed': { depositId: string; status: string }
  'withdrawal.changed': { withdrawalId: string; status: string }
  /** A message came, was read or taken out on another page. */
  'inbox.changed': Record<never, never>
  'contract.changed': { contractId: string; status: string }
  /** To whoever is in that room: something was said or taken off. */
  'chat.changed': { roomId: string }
  /** To everybody: the site was closed or opened, or its settings changed. */
  'site.changed': Record<never, never>
  /** To everybody: games, vendors, the hot row or matches are no longer what they were. Answers are a second old at most. */
  'lobby.changed': Record<never, never>
  /** To everybody: a large win was paid, and stands on the winner board once its round is closed. */
  'winners.changed': Record<never, never>
  /** To pages with the live tables open, twice a second at most: what changed, and nothing of any player. */
  'tables.news': LiveTableNews
  /** To the same: tables were opened or closed, so they ask for all of them again. */
  'tables.again': Record<never, never>
  'session.ended': { reason: 'logout' | 'expired' | 'locked' | 'ended' | 'password' | 'closed' }
}
export type LiveEventType = keyof LiveEvents

/** Which of the console's pages is no longer what it was, and the permission without which nobody hears of it. */
export const staffLivePermission = {
  'deposits.changed': 'deposits.read',
  'withdrawals.changed': 'withdrawals.read',
  'dashboard.changed': 'dashboard.read',
  'tables.changed': 'catalogue.read',
} as const satisfies Record<string, Permission>
export type StaffLiveEventType = keyof typeof staffLivePermission
/** They carry nothing: whoever hears one asks again, by the calls that check what they may see. */
export type StaffLiveEvents = Record<StaffLiveEventType, undefined>

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
