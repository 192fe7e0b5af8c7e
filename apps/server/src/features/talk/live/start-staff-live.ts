import type { Server as HttpServer } from 'node:http'
import { type StaffLiveEventType, staffLivePermission } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { isPageOf } from '../../../lib/is-page-of.ts'
import { findWorkingStaff } from '../../people/staff/index.ts'
import { listenLive } from './live-listener.ts'
import { type LiveIo, type LiveSocket, openLiveSocket } from './live-socket.ts'
import { redeemStaffTicket } from './staff-live-ticket.ts'
import { gatherStaffNews, staffNewsOf } from './staff-news.ts'

const everything = Object.keys(staffLivePermission) as StaffLiveEventType[]

/**
 * Serves the console's live socket on an HTTP server. What it tells comes from what transactions announce to players,
 * so no change of a queue can be forgotten. Each telling is weighed against what each session may see at that moment.
 */
export async function startStaffLive(context: AppContext, server: HttpServer): Promise<{ stop(): Promise<void> }> {
  const socket = openLiveSocket({
    context,
    server,
    isOwnPage: ({ headers }) => isPageOf(context.config.consoleUrl, headers.origin, headers.host),
    admit: (page, ticket) => admit(context, page, ticket),
  })
  const news = gatherStaffNews((type) => {
    tell(context, socket.io, type).catch((error) => context.log.error({ err: error }, 'staff news'))
  })
  const listener = await listenLive(context, {
    onMessage: ({ type }) => staffNewsOf(type).forEach(news.note),
    onGap: () => everything.forEach(news.note),
  })
  return {
    async stop() {
      await listener.stop()
      news.stop()
      socket.close()
    },
  }
}

async function admit(context: AppContext, page: LiveSocket, ticket: string): Promise<boolean> {
  const sessionId = await redeemStaffTicket(context, ticket)
  if (!sessionId || !(await findWorkingStaff(context, [sessionId])).has(sessionId)) return false
  page.data.sessionId = sessionId
  return true
}

/** Only sessions that are live and hold the permission hear of it; the page of any other session is closed. */
async function tell(context: AppContext, io: LiveIo, type: StaffLiveEventType): Promise<void> {
  const pages = [...io.of('/').sockets.values()]
  if (pages.length === 0) return
  const staff = await findWorkingStaff(context, [...new Set(pages.map(({ data }) => data.sessionId))])
  for (const page of pages) {
    const permissions = staff.get(page.data.sessionId)?.permissions
    if (!permissions) page.disconnect(true)
    else if (permissions.includes(staffLivePermission[type])) page.emit(type)
  }
}
