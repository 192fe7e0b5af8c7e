import * as z from '../base/zod.ts'

/** A contract of a downline that gives more than what the downline is offered; to confirm is to end it. */
export const AffectedContract = z.object({
  contractId: z.string(),
  downline: z.string(),
  status: z.enum(['new', 'signed']),
  rate: z.number().optional(),
  profitSalaryRate: z.number().optional(),
  lossSalaryRate: z.number().optional(),
})
export type AffectedContract = z.infer<typeof AffectedContract>
