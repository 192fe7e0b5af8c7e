import { chatShownMax } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { maskAccount } from '../../games/results/index.ts'
import { requireAgreed, requireMember, requireSession } from '../../people/identity/index.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { launchChat } from './launch-chat.ts'
import { listSaid, searchSaid } from './message-store.ts'
import { changeRoom, changeWords, mute, removeMessage } from './moderate-chat.ts'
import { findRoom, listRooms, listWords } from './room-store.ts'
import { say } from './say.ts'

const { staff: api } = consoleApi
const moderate = requireStaff('chat.moderate')

export const chatRoutes = {
  launch: portal.chat.launch
    .use(requireSession)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await launchChat(call, session, input.roomId)),
    ),
  messages: portal.chat.messages.use(requireSession).handler(async ({ input, context: { call, session } }) => {
    const room = await findRoom(call.app.db, input.roomId)
    if (!room?.isOpen) return answer(call, refuse('NOT_FOUND'))
    const said = await listSaid(call.app.db, input.roomId, chatShownMax)
    const shown = said.map(({ messageId, memberId, account, text, saidAt }) => ({
      messageId,
      account: maskAccount(account),
      isMine: memberId === session.memberId,
      text,
      saidAt: saidAt.toISOString(),
    }))
    return answer(call, ok(shown))
  }),
  say: portal.chat.say
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await say(call, { memberId: session.memberId, ...input })),
    ),
}

export const staffChatRoutes = {
  chatRooms: api.chatRooms.use(moderate).handler(async ({ context: { call } }) => {
    const [list, words] = await Promise.all([listRooms(call.app.db), listWords(call.app.db)])
    return answer(call, ok({ list, words }))
  }),
  addChatRoom: api.addChatRoom
    .use(moderate)
    .handler(async ({ input, context: { call, staff } }) => answer(call, await changeRoom(call, staff, input))),
  changeChatRoom: api.changeChatRoom
    .use(moderate)
    .handler(async ({ input, context: { call, staff } }) => answer(call, await changeRoom(call, staff, input))),
  chatMessages: api.chatMessages.use(moderate).handler(async ({ input, context: { call } }) => {
    const { roomId, query, pageNo, pageSize } = input
    const { said, total } = await searchSaid(call.app.db, {
      roomId,
      query,
      now: call.app.clock.now(),
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    })
    const list = said.map(({ saidAt, deletedAt, mutedUntil, ...rest }) => ({
      ...rest,
      saidAt: saidAt.toISOString(),
      deletedAt: deletedAt?.toISOString(),
      mutedUntil: mutedUntil?.toISOString(),
    }))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),
  deleteChatMessage: api.deleteChatMessage
    .use(moderate)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await removeMessage(call, staff, input.messageId)),
    ),
  muteMember: api.muteMember
    .use(moderate)
    .handler(async ({ input, context: { call, staff } }) => answer(call, await mute(call, staff, input))),
  changeChatWords: api.changeChatWords
    .use(moderate)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, ok(await changeWords(call, staff, input.words))),
    ),
}
