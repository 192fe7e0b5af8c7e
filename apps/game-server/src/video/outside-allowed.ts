import { hashOfToken } from '@fairground/vendor-kit'
import * as z from 'zod'
import type { AppContext } from '../context.ts'
import { readVideoTicket } from './video-tickets.ts'

/** As MediaMTX asks it (`authMethod: http`). */
const Question = z.object({ action: z.string(), path: z.string(), protocol: z.string(), token: z.string().optional() })

/**
 * Whether an outside server may let somebody show or watch. Connections come from the studio, by its own secrets; segments
 * are fetched by pages, each by a ticket for its table.
 */
export function isAllowedOutside(context: AppContext, body: unknown): boolean {
  const asked = Question.safeParse(body)
  if (!asked.success) return false
  const { action, path, protocol, token } = asked.data
  const { publish, play } = context.config.mediaTokens
  if (!token) return false
  if (action === 'publish') return protocol === 'webrtc' && isSame(token, publish)
  if (action !== 'read') return false
  if (protocol === 'webrtc') return isSame(token, play)
  const ticket = protocol === 'hls' ? readVideoTicket(context, token, 'segments') : undefined
  const game = ticket && context.catalogue.find(ticket.tableId)
  const media = game?.kind === 'shared' ? game.table.media : null
  return media?.kind === 'mediamtx' && media.path === path
}

const isSame = (token: string, wanted: string | undefined): boolean =>
  wanted !== undefined && hashOfToken(token).equals(hashOfToken(wanted))
