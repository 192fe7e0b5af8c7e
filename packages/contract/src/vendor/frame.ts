import * as z from '../base/zod.ts'
import { PswAmount } from './psw-fields.ts'

// Between the portal's page and the frame of any vendor: the launch link, and what the frame tells.

/** Address of a game's frame. The token is dead after its first use or 60 seconds, and the page drops it from the address at once. */
export const frameUrl = (origin: string, gameId: string, launchToken: string): string =>
  `${origin}/play/${gameId}?launchToken=${encodeURIComponent(launchToken)}`
/** The launch token in the frame's own `location.search`; empty when there is none. */
export const launchTokenOf = (search: string): string =>
  decodeURIComponent(/[?&]launchToken=([^&]*)/.exec(search)?.[1] ?? '')
/** Address of a frame that shows a round again; the page takes the ticket out of it at once. */
export const replayUrl = (origin: string, gameId: string, ticket: string): string =>
  `${origin}/play/${gameId}?replay=${encodeURIComponent(ticket)}`

/** How the page around it looks, behind the address of a frame: no server is told of it. */
export const frameInTheme = (url: string, theme: 'dark' | 'light'): string => `${url}#theme=${theme}`
/** What the frame's own `location.hash` says of that; frames were dark before it was said. */
export const frameThemeOf = (hash: string): 'dark' | 'light' => (/[#&]theme=light\b/.test(hash) ? 'light' : 'dark')

/** What the frame tells the page around it, by postMessage with the exact origin. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fairground.ready') }),
  /** The money shown in the frame, whenever it changes there: less a stake at once, with a win when its show ends. */
  z.object({ type: z.literal('fairground.balance'), balanceMinor: PswAmount, currency: z.string() }),
  z.object({ type: z.literal('fairground.round'), roundId: z.string(), stakeMinor: PswAmount, totalMinor: PswAmount }),
  z.object({ type: z.literal('fairground.busy'), isBusy: z.boolean() }),
  /** Another game of the vendor is shown in the frame, by language. */
  z.object({ type: z.literal('fairground.title'), names: z.record(z.string(), z.string().max(80)) }),
  z.object({ type: z.literal('fairground.exit') }),
  z.object({ type: z.literal('fairground.cashier') }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

/** What the console tells the desk in its frame, by postMessage with the exact origin: a ticket for a further session. */
export const DeskTicketMessage = z.object({
  type: z.literal('fairground.desk-ticket'),
  ticket: z.string().min(1).max(1_500),
})
export type DeskTicketMessage = z.infer<typeof DeskTicketMessage>
