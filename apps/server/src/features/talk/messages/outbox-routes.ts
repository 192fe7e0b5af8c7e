import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { changeLimits } from './change-limits.ts'
import { getOutboxFigures } from './outbox-figures.ts'
import { listMessages } from './outbox-store.ts'
import { outboxMessage } from './outbox-view.ts'
import { messageKinds } from './queue-message.ts'
import { typedRecipientKey } from './recipient.ts'
import { revealMessage } from './reveal-message.ts'
import { getOutboxMessage, steerMessage } from './steer-message.ts'

const { staff } = consoleApi
/** No message has this key. */
const nobody = Buffer.alloc(0)

export const outboxRoutes = {
  outbox: staff.outbox.use(requireStaff('outbox.read')).handler(async ({ input, context: { call, staff: by } }) => {
    const { channel, status, kind, recipient, pageNo, pageSize } = input
    const recipientKey = recipient ? (typedRecipientKey(call.app, recipient) ?? nobody) : undefined
    const query = { channel, status, kind, recipientKey, pageNo, pageSize }
    const { rows, total } = await listMessages(call.app.db, query)
    const list = rows.map((row) => outboxMessage(call.app, row, by))
    return answer(call, ok({ list, total, pageNo, pageSize, kinds: [...messageKinds] }))
  }),
  outboxMessage: staff.outboxMessage
    .use(requireStaff('outbox.read'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await getOutboxMessage(call, by, input.messageId)),
    ),
  revealMessage: staff.revealMessage
    .use(requireStaff('outbox.reveal'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await revealMessage(call, by, input))),
  resendMessage: staff.resendMessage
    .use(requireStaff('outbox.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await steerMessage(call, by, input.messageId, 'resend')),
    ),
  cancelMessage: staff.cancelMessage
    .use(requireStaff('outbox.manage'))
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await steerMessage(call, by, input.messageId, 'cancel')),
    ),
  outboxFigures: staff.outboxFigures
    .use(requireStaff('outbox.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await getOutboxFigures(call.app)))),
  changeMessageLimits: staff.changeMessageLimits
    .use(requireStaff('providers.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, ok(await changeLimits(call, by, input)))),
}
