import type { ReviewCheck } from '@fairground/contract'
import type * as z from 'zod'

export type Check = z.infer<typeof ReviewCheck>

/** Key of the sentence that tells a check and its verdict. */
export function checkKey({ key, isGood, args }: Check): string {
  if (key === 'check.twoPeople' && args.needed === 1) return 'check.twoPeople.one'
  if (key === 'check.twoPeople' && args.given === args.needed) return 'check.twoPeople.done'
  return `${key}.${isGood ? 'good' : 'bad'}`
}

const hoursPerDay = 24

/** An age given in hours, in the unit that people would use. */
export function ageOf(hours: number): { key: string; args: Record<string, number> } {
  if (hours < 2 * hoursPerDay) return { key: 'age.hours', args: { hours } }
  return { key: 'age.days', args: { days: Math.floor(hours / hoursPerDay) } }
}
