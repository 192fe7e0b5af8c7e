import { Id, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { HarmOutcome, harmOutcomes, RiskFact, RiskKind, RiskRuleId } from './risk-rules.ts'

const reads = { audience: 'staff', permission: 'risk.read' } as const
const acts = { audience: 'staff', permission: 'risk.act' } as const
const reason = z.string().trim().min(3).max(280)

/** One sign that a rule found. */
export const RiskFlag = z.object({
  flagId: Id,
  rule: RiskRuleId,
  kind: RiskKind,
  points: z.number().int(),
  isStrong: z.boolean(),
  /** The day of the site it was found on. */
  day: z.string(),
  facts: z.array(RiskFact).min(1).max(3),
  raisedAt: Time,
  verdict: z.enum(['agreed', 'dismissed']).optional(),
  reviewedBy: z.string().optional(),
  caseId: Id.optional(),
})
export type RiskFlag = z.infer<typeof RiskFlag>

const Owner = z.object({ memberId: Id, account: z.string(), icon: z.string() })

/** A flag in the list of all, with whose it is. */
export const RiskAlert = RiskFlag.extend(Owner.shape).extend({
  /** Nobody looked at it for 72 hours. */
  isLate: z.boolean(),
})
export type RiskAlert = z.infer<typeof RiskAlert>

export const launderingDecisions = ['reported', 'dismissed'] as const
export const LaunderingDecision = z.enum(launderingDecisions)
export type LaunderingDecision = z.infer<typeof LaunderingDecision>

export const RiskCase = z.object({
  caseId: Id,
  /** What people call it: V-1001. */
  number: z.number().int(),
  ...Owner.shape,
  kind: RiskKind,
  task: z.enum(['talk', 'two-people', 'laundering']),
  state: z.enum(['open', 'closed']),
  openedAt: Time,
  dueAt: Time,
  isLate: z.boolean(),
  assignedTo: z.string().optional(),
  flagCount: z.number().int(),
  closedAt: Time.optional(),
  closedBy: z.string().optional(),
  outcome: z.enum([...harmOutcomes, ...launderingDecisions]).optional(),
  outcomeNote: z.string().optional(),
})
export type RiskCase = z.infer<typeof RiskCase>

/** The file to the financial intelligence unit. */
export const RiskReport = z.object({
  sha256: z.string(),
  madeAt: Time,
  sentAt: Time.optional(),
  sentBy: z.string().optional(),
  receipt: z.string().optional(),
})
export type RiskReport = z.infer<typeof RiskReport>

export const RiskCaseDetail = RiskCase.extend({
  flags: z.array(RiskFlag),
  /** A decision that one person asked for and another has to agree to. */
  wish: OpenWish.extend({ decision: LaunderingDecision }).optional(),
  report: RiskReport.optional(),
  allowed: z.array(z.enum(['take', 'close', 'decide', 'send'])),
})
export type RiskCaseDetail = z.infer<typeof RiskCaseDetail>

/** Who reports to the financial intelligence unit, as the unit knows it. */
export const RiskUnit = z.object({
  entityId: z.number().int().min(1).max(999_999_999),
  branch: z.string().trim().min(1).max(255),
  address: z.string().trim().min(1).max(100),
  city: z.string().trim().min(1).max(255),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  personFirstName: z.string().trim().min(1).max(100),
  personLastName: z.string().trim().min(1).max(100),
})
export type RiskUnit = z.infer<typeof RiskUnit>

/** Signs of harm and of laundering, and the cases that people make of them. Of laundering only those with `aml.read` see anything. */
export const staffRisk = {
  riskFlags: route({
    ...reads,
    method: 'GET',
    path: '/staff/risk/flags',
    summary: 'Flags: those that wait, oldest first, or all, newest first',
    input: PageQuery.extend({
      view: z.enum(['waiting', 'late', 'all']).default('waiting'),
      kind: RiskKind.optional(),
      rule: RiskRuleId.optional(),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(RiskAlert).extend({ counts: z.object({ waiting: z.number().int(), late: z.number().int() }) }),
  }),
  reviewRiskFlag: route({
    ...acts,
    method: 'POST',
    path: '/staff/risk/flags/{flagId}/review',
    summary: 'Agree with a flag, or dismiss it: then it counts for no score any more',
    input: z.object({ flagId: Id, verdict: z.enum(['agreed', 'dismissed']), reason }),
    value: RiskFlag,
  }),
  riskCases: route({
    ...reads,
    method: 'GET',
    path: '/staff/risk/cases',
    summary: 'Cases: open ones by their time, closed ones newest first',
    input: PageQuery.extend({
      view: z.enum(['open', 'mine', 'late', 'closed']).default('open'),
      kind: RiskKind.optional(),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(RiskCase).extend({
      counts: z.object({ open: z.number().int(), mine: z.number().int(), late: z.number().int() }),
    }),
  }),
  riskCase: route({
    ...reads,
    method: 'GET',
    path: '/staff/risk/cases/{caseId}',
    summary: 'One case with its flags, decision and report',
    input: z.object({ caseId: Id }),
    value: RiskCaseDetail,
  }),
  openRiskCase: route({
    ...acts,
    method: 'POST',
    path: '/staff/risk/cases',
    summary: 'Open a case about a member; one that is open already is taken',
    input: z.object({ memberId: Id, kind: RiskKind, reason }),
    value: RiskCaseDetail,
  }),
  takeRiskCase: route({
    ...acts,
    method: 'POST',
    path: '/staff/risk/cases/{caseId}/take',
    summary: 'Take a case on',
    input: z.object({ caseId: Id }),
    value: RiskCaseDetail,
  }),
  closeRiskCase: route({
    ...acts,
    method: 'POST',
    path: '/staff/risk/cases/{caseId}/close',
    summary: 'Close a case of harm with what was done; one for two people needs a second person',
    input: z.object({ caseId: Id, outcome: HarmOutcome, note: z.string().trim().min(3).max(1000) }),
    value: RiskCaseDetail,
  }),
  decideRiskCase: route({
    audience: 'staff',
    permission: 'aml.decide',
    method: 'POST',
    path: '/staff/risk/cases/{caseId}/decide',
    summary:
      'Ask for a report, or for no report, or agree as the second person to what was asked; a report is made and checked',
    input: z.object({ caseId: Id, decision: LaunderingDecision, reason }),
    value: RiskCaseDetail,
  }),
  riskUnit: route({
    audience: 'staff',
    permission: 'aml.decide',
    method: 'GET',
    path: '/staff/risk/unit',
    summary: 'Who reports to the financial intelligence unit',
    input: z.object({}),
    value: z.object({ unit: RiskUnit.optional() }),
  }),
  changeRiskUnit: route({
    audience: 'staff',
    permission: 'aml.decide',
    method: 'PUT',
    path: '/staff/risk/unit',
    summary: 'Say who reports; reports that were made stay as they are',
    input: RiskUnit,
    value: z.object({ unit: RiskUnit.optional() }),
  }),
  readRiskReport: route({
    audience: 'staff',
    permission: 'aml.decide',
    method: 'POST',
    path: '/staff/risk/cases/{caseId}/report/file',
    summary: 'The report as goAML XML; each look is recorded',
    input: z.object({ caseId: Id }),
    value: z.object({ fileName: z.string(), xml: z.string(), sha256: z.string() }),
  }),
  sendRiskReport: route({
    audience: 'staff',
    permission: 'aml.decide',
    method: 'POST',
    path: '/staff/risk/cases/{caseId}/report/sent',
    summary: 'Say that the report was handed in, with the receipt of the unit',
    input: z.object({ caseId: Id, receipt: z.string().trim().min(3).max(128) }),
    value: RiskCaseDetail,
  }),
}
