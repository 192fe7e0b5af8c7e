import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countBets } from '../../money/records/index.ts'
import { moneyParam, notify } from '../../talk/inbox/index.ts'
import { spendBudget } from '../gift-budgets/index.ts'
import { listSpans } from '../margin/index.ts'
import { runOf } from '../vip/index.ts'
import { claimDays, payCells, readOpenCells } from './claim-rebate.ts'
import { isCounted } from './counting-store.ts'
import { settle } from './rebate.ts'
import { listUnclaimed, lockClaims } from './rebate-store.ts'
import type { Days } from './reward-cells-store.ts'
import { type Given, runReward } from './run-reward.ts'
import { addDays } from './site-week.ts'

const membersPerStep = 500
/** Days that a run looks back on, so that one which was missed is made up for. */
const daysBack = 7

/** J05, first part: pays what members left lying for longer than they may claim it. */
export async function payUnclaimedRebates(app: AppContext, payload: unknown): Promise<void> {
  const last = addDays(siteDay(app), -claimDays)
  const days = { from: addDays(last, 1 - daysBack), to: last }
  await countBets(app)
  if (!(await isCounted(app.db, app.config.timeZone, addDays(last, 1)))) {
    if (runOf(payload) === undefined) return
    throw new Error(`the bets of ${last} are not counted yet`)
  }
  await runReward(app, { job: 'rebate', period: last, payload }, () => payDays(app, days))
}

async function payDays(app: AppContext, days: Days): Promise<Given> {
  const { db, config } = app
  const rules = await listSpans(db, 'rebate')
  const given: Given = { memberCount: 0, amountMinor: 0n }
  for (let after = ''; ; ) {
    const members = await listUnclaimed(db, {
      currency: config.currency,
      days,
      rules,
      countMax: membersPerStep,
      after,
    })
    for (const memberId of members) {
      const paidMinor = await payMember(app, memberId, days)
      if (paidMinor > 0n) given.memberCount += 1
      given.amountMinor += paidMinor
    }
    const last = members.at(-1)
    if (last === undefined || members.length < membersPerStep) return given
    after = last
  }
}

const payMember = (app: AppContext, memberId: string, days: Days): Promise<bigint> =>
  transact(app.db, async (tx) => {
    const { clock, config, log } = app
    const { currency } = config
    await lockClaims(tx, memberId)
    const whose = { memberId, currency, timeZone: config.timeZone }
    const { cells, amountMinor } = settle(await readOpenCells(tx, whose, days), undefined)
    if (amountMinor <= 0n) return 0n
    if (!(await spendBudget(tx, { source: 'rebate', memberId, currency, amountMinor, on: siteDay(app) })).ok) {
      log.warn({ memberId }, 'a rebate waits: the budget of the day is spent')
      return 0n
    }
    const actor = { kind: 'system', id: 'rebates' } as const
    const at = clock.now()
    await payCells(tx, { whose, cells, amountMinor, actor, at })
    const params = { amount: moneyParam(amountMinor, currency), count: claimDays }
    await notify(tx, { memberId, template: 'rebate.paid', params, at })
    return amountMinor
  })
