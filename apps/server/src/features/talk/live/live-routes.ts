import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireSession } from '../../people/identity/index.ts'
import { issueTicket } from './live-ticket.ts'

export const liveRoutes = {
  ticket: portal.live.ticket
    .use(requireSession)
    .handler(async ({ context }) =>
      answer(context.call, ok({ ticket: await issueTicket(context.call.app, context.session) })),
    ),
}
