import { VendorChatHide, VendorChatMute, VendorChatQuery } from '@fairground/contract/psw'
import { parseBody, parseInput, sendCode } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listChat } from './list-chat.ts'
import { hideMessage, mutePlayer } from './moderate-chat.ts'

/** What the portal's staff see of the chat and do with it. */
export function vendorChatRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/chat', async (request, reply) => {
    const input = parseInput(VendorChatQuery, request.query)
    return input.ok ? listChat(context, input.value) : sendCode(context, reply, 'BAD_REQUEST', input.message)
  })
  app.post('/chat/hide', async (request, reply) => {
    const input = parseBody(VendorChatHide, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    const isHidden = await hideMessage(context, input.value.messageId, input.value.by)
    return isHidden ? sendCode(context, reply, 'OK', '') : sendCode(context, reply, 'UNKNOWN_CALL', 'no such message')
  })
  app.post('/chat/mute', async (request, reply) => {
    const input = parseBody(VendorChatMute, request)
    if (!input.ok) return sendCode(context, reply, 'BAD_REQUEST', input.message)
    await mutePlayer(context, input.value)
    return sendCode(context, reply, 'OK', '')
  })
}
