import { LaunderingDecision } from '@fairground/contract'
import * as z from 'zod'

/** What two people decide about a case of laundering. */
export const DecisionPayload = z.object({ caseId: z.string(), decision: LaunderingDecision })
export type DecisionPayload = z.infer<typeof DecisionPayload>
