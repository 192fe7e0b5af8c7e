import { ok, refuse } from '../../../lib/outcome.ts'
import { defineKind, keyFact, textFact } from '../../site/wishes/index.ts'
import { findCase, lockCase, saveClosed } from './case-store.ts'
import { DecisionPayload } from './decision.ts'
import { makeReport } from './reports/make-report.ts'

/**
 * What becomes of a case of laundering: a report to the unit, or none. Always two people. A report that would break the
 * unit's structure is refused, and the case waits on. Refusals: STATE_CONFLICT once it is closed, VALIDATION.
 */
export const launderingKind = defineKind({
  kind: 'laundering-decision',
  asks: 'aml.decide',
  decides: 'aml.decide',
  payload: DecisionPayload,
  actionOf: () => 'risk-decision.',
  describe: async (reader, { payload: { caseId, decision } }) => {
    const found = await findCase(reader, caseId)
    return [
      textFact('case', `V-${found?.number ?? ''}`),
      textFact('account', found?.account ?? ''),
      keyFact('decision', `risk.outcome.${decision}`),
    ]
  },
  apply: async (tx, { payload: { caseId, decision }, reason, askedBy }, { app, at }) => {
    const found = await lockCase(tx, caseId)
    if (found?.state !== 'open') return refuse('STATE_CONFLICT')
    if (decision === 'reported') {
      const made = await makeReport(app, tx, { found, reason, at })
      if (!made.ok) return made
    }
    await saveClosed(tx, caseId, { staffId: askedBy, outcome: decision, note: reason, now: at })
    return ok(null)
  },
})
