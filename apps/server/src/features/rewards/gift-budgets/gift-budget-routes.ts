import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { askGiftBudget, readGiftBudgets } from './gift-budgets.ts'

const { staff: api } = consoleApi

export const giftBudgetRoutes = {
  giftBudgets: api.giftBudgets
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call, staff } }) => answer(call, ok(await readGiftBudgets(call, staff)))),

  askGiftBudget: api.askGiftBudget
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const asked = await askGiftBudget(call, staff, input)
      return answer(call, asked.ok ? ok(await readGiftBudgets(call, staff)) : asked)
    }),
}
