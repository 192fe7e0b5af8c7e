import type { MemberRisk } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { getBalance } from '../../money/wallet/index.ts'
import { readProtection } from '../protection/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { listActions } from './action-store.ts'
import { listMemberCases } from './case-store.ts'
import { listFlags, listScores } from './flag-store.ts'
import { listLinks } from './link-store.ts'
import { findNetEver, findRiskMember, listFlow } from './member-risk-store.ts'
import { viewCase, viewFlag } from './risk-view.ts'
import { seenKinds } from './seen-kinds.ts'

const shownDays = 30
const scoreDays = 90
const flagsMax = 30

/** One player whole, as far as this person may know of it. */
export async function readMemberRisk(
  app: AppContext,
  staff: StaffSession,
  memberId: string,
): Promise<Outcome<MemberRisk>> {
  const { db, clock, config } = app
  const { currency, timeZone } = config
  const now = clock.now()
  const member = await db
    .selectFrom('members')
    .select(['account', 'icon', 'registered_at', 'currency'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return refuse('NOT_FOUND')
  const kinds = seenKinds(staff)
  const seesLaundering = kinds.includes('laundering')
  const [held, scores, flags, actions, cases, links] = await Promise.all([
    findRiskMember(db, memberId),
    listScores(db, memberId, scoreDays),
    listFlags(db, { memberId, kinds, limit: flagsMax }),
    listActions(db, memberId),
    listMemberCases(db, memberId, kinds),
    listLinks(db, memberId, now),
  ])
  const { limits, realityMinutes, break: pause } = await readProtection(app, { memberId, currency: member.currency })
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return ok({
    ...{ memberId, account: member.account, icon: member.icon, currency },
    registeredAt: member.registered_at.toISOString(),
    ...{ harm: held.harm, ...(seesLaundering && { laundering: held.laundering }) },
    ...{ isBonusStopped: held.isBonusStopped, isPayoutHeld: held.isPayoutHeld, tags: held.tags },
    ...(held.income && { income: { amount: money(held.income.minor), source: held.income.source } }),
    ...(await readFlow(app, memberId, { timeZone, now, money })),
    scores: scores.map(({ laundering, ...one }) => ({ ...one, ...(seesLaundering && { laundering }) })),
    flags: flags.map((flag) => viewFlag(flag, currency)),
    actions: actions.map(({ id, at, effect7, effect30, ...action }) => ({
      ...{ ...action, actionId: id, at: at.toISOString() },
      ...(effect7 && { effect7: { before: money(effect7.before), after: money(effect7.after) } }),
      ...(effect30 && { effect30: { before: money(effect30.before), after: money(effect30.after) } }),
    })),
    cases: cases.map((one) => viewCase(one, now)),
    ...{ links, limits, realityMinutes, ...(pause && { break: pause }) },
    allowed: actsFor(staff, { ...held, isPaused: pause !== undefined }),
  })
}

interface Figures {
  timeZone: string
  now: Date
  money: (minor: bigint) => string
}

async function readFlow({ db, config }: AppContext, memberId: string, { timeZone, now, money }: Figures) {
  const days = await listFlow(db, memberId, { timeZone, now })
  const [before, last] = [days.slice(0, -shownDays), days.slice(-shownDays)]
  const { availableMinor, heldMinor } = await getBalance(db, memberId, config.currency)
  const sum = (of: typeof days, part: 'deposited' | 'withdrawn' | 'net' | 'played_ms') =>
    of.reduce((total, day) => total + BigInt(day[part]), 0n)
  const minutes = (ms: number) => Math.round(ms / 60_000)
  return {
    figures: {
      ...{ balance: money(availableMinor), held: money(heldMinor) },
      ...{ deposited30: money(sum(last, 'deposited')), deposited30Before: money(sum(before, 'deposited')) },
      withdrawn30: money(sum(last, 'withdrawn')),
      cancelled30: last.reduce((count, day) => count + day.cancelled, 0),
      ...{ net30: money(sum(last, 'net')), netEver: money(await findNetEver(db, memberId, config.currency)) },
      played30Minutes: minutes(Number(sum(last, 'played_ms'))),
      longestMinutes: minutes(Math.max(...last.map((day) => Number(day.longest_ms)))),
    },
    flow: last.map((day) => ({
      ...{ day: day.day, deposited: money(BigInt(day.deposited)), withdrawn: money(BigInt(day.withdrawn)) },
      ...{ net: money(BigInt(day.net)), playedMinutes: minutes(Number(day.played_ms)) },
      cancelledWithdrawals: day.cancelled,
    })),
  }
}

function actsFor(
  { permissions }: StaffSession,
  { isBonusStopped, isPayoutHeld, isPaused }: { isBonusStopped: boolean; isPayoutHeld: boolean; isPaused: boolean },
): MemberRisk['allowed'] {
  if (!permissions.includes('risk.act')) return []
  const can = {
    ...{ message: true, 'limit-offer': true, note: true, pause: !isPaused },
    ...{ 'bonus-stop': !isBonusStopped, 'payout-hold': !isPayoutHeld, released: isBonusStopped || isPayoutHeld },
  }
  const acts = ['message', 'limit-offer', 'pause', 'bonus-stop', 'payout-hold', 'released', 'note'] as const
  return acts.filter((act) => can[act])
}
