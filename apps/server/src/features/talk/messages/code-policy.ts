import { allowances } from '@fairground/edge'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A code is good for five minutes; after one minute the next may be asked for, and that is the countdown forms show. */
export const codeLifeMs = 5 * minuteMs
export const resendMinutes = 1
/** Of one network; who guesses from elsewhere does not spend the owner's tries, up to a bound for all of them. */
export const triesPerCodeMax = 5
export const triesOfAllMax = 50

interface Limit {
  countMax: number
  windowMs: number
}
const recipientLimits: readonly Limit[] = [
  { countMax: 1, windowMs: resendMinutes * minuteMs },
  { countMax: 5, windowMs: hourMs },
  { countMax: 10, windowMs: dayMs },
]
const addressMax = 20
/** The most that one count has to see. */
export const countedMax = addressMax * Math.max(...allowances)
/** Whoever earns on codes owns blocks of numbers, and asks from many networks. */
const prefixLimits: readonly Limit[] = [{ countMax: 20, windowMs: 10 * minuteMs }]
/** How far back the limits look. */
export const countedMs = dayMs

interface Sent {
  /** When codes went to this recipient, newest first. */
  toRecipient: readonly Date[]
  /** When codes were asked for from this network, newest first, and from the wider ones around it. */
  fromNetworks: readonly (readonly Date[])[]
  /** When codes went to this block of numbers, newest first. */
  toPrefix: readonly Date[]
}

/** Seconds until the next code may be sent; undefined when it may be sent now. */
export function waitForCode({ toRecipient, fromNetworks, toPrefix }: Sent, now: Date): number | undefined {
  const waits = [
    ...recipientLimits.map((limit) => waitMs(limit, toRecipient, now)),
    ...fromNetworks.map((sent, i) =>
      waitMs({ countMax: addressMax * (allowances[i] ?? 1), windowMs: dayMs }, sent, now),
    ),
    ...prefixLimits.map((limit) => waitMs(limit, toPrefix, now)),
  ]
  const longestMs = Math.max(...waits)
  return longestMs > 0 ? Math.ceil(longestMs / 1000) : undefined
}

/** The oldest of the last `countMax` codes must have left the window. */
function waitMs({ countMax, windowMs }: Limit, sent: readonly Date[], now: Date): number {
  const oldest = sent[countMax - 1]
  return oldest ? oldest.getTime() + windowMs - now.getTime() : 0
}
