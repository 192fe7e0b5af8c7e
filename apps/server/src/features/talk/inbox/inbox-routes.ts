import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireMember } from '../../people/identity/index.ts'
import { markMessages } from './mark-messages.ts'
import { countUnread, listMessages } from './message-store.ts'
import { viewMessage } from './message-view.ts'

export const inboxRoutes = {
  unread: portal.inbox.unread
    .use(requireMember)
    .handler(async ({ context: { call, session } }) =>
      answer(call, ok({ unreadMessage: await countUnread(call.app.db, session.memberId) })),
    ),

  list: portal.inbox.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { db, config } = call.app
    const { messages, total } = await listMessages(db, {
      memberId: session.memberId,
      language: call.language,
      ...input,
    })
    const eyes = { language: call.displayLanguage, timeZone: config.timeZone, account: session.account }
    return answer(call, ok({ list: messages.map((message) => viewMessage(message, eyes)), total, ...input }))
  }),

  read: portal.inbox.read
    .use(requireMember)
    .handler(async ({ input: { ids }, context: { call, session } }) =>
      answer(call, ok({ unreadMessage: await markMessages(call, session.memberId, { mark: 'read', ids }) })),
    ),

  remove: portal.inbox.remove
    .use(requireMember)
    .handler(async ({ input: { ids }, context: { call, session } }) =>
      answer(call, ok({ unreadMessage: await markMessages(call, session.memberId, { mark: 'removed', ids }) })),
    ),
}
