import type { RiskAlert, RiskCase, RiskCaseDetail, RiskFlag, RiskReport } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { StoredCase } from './risk-case.ts'
import type { StoredFlag } from './risk-flag.ts'

/** A flag nobody looked at for so long is late. */
export const lateMs = 72 * 3_600_000

export const viewFlag = (flag: StoredFlag, currency: string): RiskFlag => ({
  ...{ flagId: flag.id, rule: flag.rule, kind: flag.kind, points: flag.points, isStrong: flag.isStrong, day: flag.day },
  facts: flag.facts.map((fact) =>
    fact.type === 'amount' ? { ...fact, value: formatAmount(BigInt(fact.value), getCurrency(currency)) } : fact,
  ),
  raisedAt: flag.raisedAt.toISOString(),
  ...(flag.verdict && { verdict: flag.verdict, reviewedBy: flag.reviewedBy }),
  caseId: flag.caseId,
})

export const viewAlert = (
  { flag, account, icon }: { flag: StoredFlag; account: string; icon: string },
  { currency, now }: { currency: string; now: Date },
): RiskAlert => ({
  ...viewFlag(flag, currency),
  ...{ memberId: flag.memberId, account, icon },
  isLate: !flag.verdict && flag.raisedAt.getTime() < now.getTime() - lateMs,
})

export const viewCase = (one: StoredCase, now: Date): RiskCase => ({
  ...{ caseId: one.id, number: one.number, memberId: one.memberId, account: one.account, icon: one.icon },
  ...{ kind: one.kind, task: one.task, state: one.state, flagCount: one.flagCount },
  ...{ openedAt: one.openedAt.toISOString(), dueAt: one.dueAt.toISOString() },
  isLate: one.state === 'open' && one.dueAt < now,
  assignedTo: one.assignedName,
  closedAt: one.closedAt?.toISOString(),
  closedBy: one.closedByName,
  ...{ outcome: one.outcome, outcomeNote: one.outcomeNote },
})

interface Eyes {
  staffId: string
  permissions: readonly string[]
  report: RiskReport | undefined
  hasWish: boolean
}

/** What this person may do with the case now. */
export function allowedFor(
  { state, kind, assignedTo, task }: StoredCase,
  { staffId, permissions, report, hasWish }: Eyes,
): RiskCaseDetail['allowed'] {
  const can = {
    take: state === 'open' && assignedTo !== staffId && permissions.includes('risk.act'),
    close:
      state === 'open' &&
      kind === 'harm' &&
      permissions.includes('risk.act') &&
      (task !== 'two-people' || (assignedTo !== undefined && assignedTo !== staffId)),
    decide: state === 'open' && kind === 'laundering' && !hasWish && permissions.includes('aml.decide'),
    send: report !== undefined && report.sentAt === undefined && permissions.includes('aml.decide'),
  }
  return (['take', 'close', 'decide', 'send'] as const).filter((act) => can[act])
}
