import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countBets } from '../../money/records/index.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payCashBack } from '../../money/wallet/index.ts'
import { moneyParam, notify } from '../../talk/inbox/index.ts'
import { spendBudget } from '../gift-budgets/index.ts'
import { listSpans } from '../margin/index.ts'
import { hasFinished, runOf } from '../vip/index.ts'
import type { WeekLoss } from './cash-back.ts'
import { addCashBack, listUnpaid } from './cash-back-store.ts'
import { hasBets, isCounted } from './counting-store.ts'
import type { Days } from './reward-cells-store.ts'
import { type Given, runReward } from './run-reward.ts'
import { addDays, mondayOf } from './site-week.ts'

const membersPerStep = 500
/** Weeks that a run looks back on, so that one which was missed is made up for. */
const weeksBack = 4

/** J05, second part: gives back a share of what each member lost in a week that is over. A week is paid once a member. */
export async function payCashBacks(app: AppContext, payload: unknown): Promise<void> {
  const thisWeek = mondayOf(siteDay(app))
  const asked = runOf(payload) !== undefined
  await countBets(app)
  for (let back = weeksBack; back >= 1; back -= 1) {
    const from = addDays(thisWeek, -7 * back)
    const week = { from, to: addDays(from, 6) }
    const isAskedFor = asked && back === 1
    if (!isAskedFor && ((await hasFinished(app.db, 'cashback', from)) || !(await hasBets(app.db, week)))) continue
    if (!(await isCounted(app.db, app.config.timeZone, addDays(from, 7)))) {
      if (!asked) return
      throw new Error(`the bets of the week of ${from} are not counted yet`)
    }
    const run = { job: 'cashback' as const, period: from, payload: isAskedFor ? payload : undefined, isLogged: true }
    await runReward(app, run, () => payWeek(app, week))
  }
}

async function payWeek(app: AppContext, week: Days): Promise<Given> {
  const { db, config } = app
  const rules = await listSpans(db, 'cashback')
  const given: Given = { memberCount: 0, amountMinor: 0n }
  for (let after = ''; ; ) {
    const unpaid = await listUnpaid(db, { currency: config.currency, week, rules, countMax: membersPerStep, after })
    for (const loss of unpaid) {
      const paidMinor = await payMember(app, week.from, loss)
      if (paidMinor > 0n) given.memberCount += 1
      given.amountMinor += paidMinor
    }
    const last = unpaid.at(-1)
    if (last === undefined || unpaid.length < membersPerStep) return given
    after = last.memberId
  }
}

const payMember = (app: AppContext, periodFrom: string, loss: WeekLoss): Promise<bigint> =>
  transact(app.db, async (tx) => {
    const { clock, config, log } = app
    const { memberId, lines } = loss
    const { currency } = config
    const at = clock.now()
    const cashBackId = newId('csb', at.getTime())
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0n)
    const gift = { source: 'cashback', memberId, currency, amountMinor, on: siteDay(app) } as const
    if (amountMinor > 0n && !(await spendBudget(tx, gift)).ok) {
      log.warn({ memberId, periodFrom }, 'a cash back waits: the budget of the day is spent')
      return 0n
    }
    if (!(await addCashBack(tx, { ...loss, cashBackId, currency, periodFrom, amountMinor, at }))) return 0n
    const actor = { kind: 'system', id: 'cash-back' } as const
    await demandTurnover(tx, { memberId, currency, kind: 'cashBack', reference: cashBackId, amountMinor, at })
    await payCashBack(tx, { memberId, currency, amountMinor, rewardId: cashBackId, actor })
    await recordAudit(tx, {
      actor,
      action: 'cash-back.paid',
      subject: cashBackId,
      detail: { memberId, amountMinor: String(amountMinor), currency, week: periodFrom },
    })
    await notify(tx, {
      memberId,
      template: 'cashback.paid',
      params: {
        amount: moneyParam(amountMinor, currency),
        from: dayOf(periodFrom),
        to: dayOf(addDays(periodFrom, 6)),
      },
      at,
    })
    return amountMinor
  })

/** As dd/MM. */
const dayOf = (day: string): string => day.slice(5).split('-').toReversed().join('/')
