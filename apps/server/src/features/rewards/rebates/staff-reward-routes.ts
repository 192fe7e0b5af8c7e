import { getCurrency } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { listCertified, listSpans, returnBpMax, returnsOf, spansOf } from '../margin/index.ts'
import { listRuns } from '../vip/index.ts'
import { askRewardRun } from './ask-reward-run.ts'
import { listWaitingRules, publishReward } from './publish-reward.ts'
import { earliestOn } from './refuse-draft.ts'
import { spanOn } from './reward-rule.ts'
import { listRules } from './reward-rule-store.ts'
import { viewGame, viewRule, viewRun } from './reward-view.ts'
import { sumSimulated } from './simulation-store.ts'
import { viewSimulation } from './simulation-view.ts'
import { addDays } from './site-week.ts'

const { staff: api } = consoleApi
const runsShown = 50

export const staffRewardRoutes = {
  rewardRules: api.rewardRules.use(requireStaff('rewards.read')).handler(async ({ context: { call, staff } }) => {
    const today = siteDay(call.app)
    const [rules, games] = await Promise.all([listRules(call.app.db), listCertified(call.app.db, call.language)])
    const inForce = (kind: 'rebate' | 'cashback') => spanOn(spansOf(rules, kind), today)
    return answer(
      call,
      ok({
        earliestOn: earliestOn(today),
        returnBpMax,
        rules: rules.map((rule) => viewRule(rule, rules, today)),
        wishes: await listWaitingRules(call, staff),
        games: returnsOf(games, inForce('rebate'), inForce('cashback')).map(viewGame),
      }),
    )
  }),

  simulateReward: api.simulateReward.use(requireStaff('rewards.read')).handler(async ({ input, context: { call } }) => {
    const { db, config } = call.app
    const { kind, rates, weights } = input
    const to = siteDay(call.app)
    const days = { from: addDays(to, 1 - input.days), to }
    const spans = await listSpans(db, kind)
    const [draft, current] = await Promise.all(
      [{ rates, weights }, spanOn(spans, to)].map((rule) =>
        sumSimulated(db, { kind, currency: config.currency, days, rule }),
      ),
    )
    if (!draft || !current) throw new Error('a simulation has two sides')
    const simulated = { kind, days, currency: getCurrency(config.currency), memberCount: draft.memberCount }
    return answer(call, ok(viewSimulation({ ...simulated, draft: draft.sums, current: current.sums })))
  }),

  publishReward: api.publishReward
    .use(requireStaff('rewards.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const published = await publishReward(call, staff, input)
      if (!published.ok) return answer(call, published)
      const { id, state } = published.value
      const waiting = await listWaitingRules(call, staff)
      if (state === 'asked') return answer(call, ok({ wish: waiting.find(({ wishId }) => wishId === id) }))
      const rules = await listRules(call.app.db)
      const rule = rules.find(({ kind }) => kind === input.kind)
      if (!rule) throw new Error(`the ${input.kind} just published is not there`)
      return answer(call, ok({ rule: viewRule(rule, rules, siteDay(call.app)) }))
    }),

  rewardRuns: api.rewardRuns
    .use(requireStaff('rewards.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readRuns(call)))),

  runReward: api.runReward.use(requireStaff('rewards.manage')).handler(async ({ input, context: { call, staff } }) => {
    await askRewardRun(call, staff, input.job)
    return answer(call, ok(await readRuns(call)))
  }),
}

async function readRuns({ app: { db, config } }: Call) {
  const currency = getCurrency(config.currency)
  return (await listRuns(db, runsShown)).map((run) => viewRun(run, currency))
}
