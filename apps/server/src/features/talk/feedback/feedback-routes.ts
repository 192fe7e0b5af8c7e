import { answer } from '../../../lib/answer.ts'
import { consoleApi, portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { getListed, listFeedbacks } from './feedback-store.ts'
import { viewFeedback } from './feedback-view.ts'
import { handleFeedback } from './handle-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

const { staff: api } = consoleApi

export const feedbackRoutes = {
  send: portal.feedback.send.handler(async ({ input, context: { call } }) =>
    answer(call, await sendFeedback(call, input)),
  ),
}

export const staffFeedbackRoutes = {
  feedbacks: api.feedbacks.use(requireStaff('feedback.read')).handler(async ({ input, context: { call, staff } }) => {
    const { state, query, pageNo, pageSize } = input
    const { listed, total } = await listFeedbacks(call.app.db, { state, query, pageNo, pageSize })
    const list = listed.map((each) => viewFeedback(each, staff.permissions))
    return answer(call, ok({ list, total, pageNo, pageSize }))
  }),

  handleFeedback: api.handleFeedback
    .use(requireStaff('feedback.handle'))
    .handler(async ({ input, context: { call, staff } }) => {
      const handled = await handleFeedback(call, staff, input)
      if (!handled.ok) return answer(call, handled)
      return answer(call, ok(viewFeedback(await getListed(call.app.db, handled.value), staff.permissions)))
    }),
}
