import type { Forecast, ForecastTerms } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { costOf } from './cost-of.ts'
import { countedDays, expectedMinor } from './forecast.ts'

/** Refusal: VALIDATION for what is not whole yet. */
async function forecast(app: AppContext, terms: ForecastTerms): Promise<Outcome<Forecast>> {
  const cost = await costOf(app, terms)
  if (!cost) return refuse('VALIDATION')
  const money = (minor: bigint) => formatAmount(minor, getCurrency(app.config.currency))
  const expected = expectedMinor(cost)
  const { source, runDays, budgetMinor, reached } = cost
  return ok({
    ...(expected !== undefined && { expected: money(expected) }),
    ...{ worst: money(budgetMinor), source, countedDays, runDays },
    ...{ members: reached.members, times: reached.times },
  })
}

export const forecastRoutes = {
  previewCost: consoleApi.staff.previewCost
    .use(requireStaff('marketing.read'))
    .handler(async ({ input, context: { call } }) => answer(call, await forecast(call.app, input))),
}
