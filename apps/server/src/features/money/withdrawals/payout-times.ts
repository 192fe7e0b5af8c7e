/** Of the days up to a measurement, how many count. */
export const historyDays = 30
/** With fewer payouts nothing is said: it would be chance, or somebody's own. */
export const historyCountMin = 5

/** How long whole payouts to one bank took, from the request to the last payment. */
export interface PayoutTimes {
  bankCode: string
  payoutCount: number
  medianSeconds: number
  /** Nineteen of twenty were not slower. */
  p95Seconds: number
}

/** When a withdrawal of that moment is usually paid, and at the latest nearly always. */
export const expectedAfter = (
  createdAt: Date,
  { medianSeconds, p95Seconds }: PayoutTimes,
): { at: Date; slowAt: Date } => ({
  at: new Date(createdAt.getTime() + medianSeconds * 1000),
  slowAt: new Date(createdAt.getTime() + p95Seconds * 1000),
})
