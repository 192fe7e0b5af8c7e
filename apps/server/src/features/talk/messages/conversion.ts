/** Codes that had their time to come back, and those that did. */
export interface Conversion {
  sent: number
  used: number
}

/** Fewer tell nothing. */
export const codesMin = 20
export const watchedMs = 60 * 60_000

/** Whether fewer codes come back than the operator expects: somebody may ask for them to earn on them. */
export const isTooLow = ({ sent, used }: Conversion, alarmPercent: number): boolean =>
  sent >= codesMin && used * 100 < alarmPercent * sent
