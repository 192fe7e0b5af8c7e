import type { VendorGame } from '@fairground/contract/psw'
import type { Lottery } from '@fairground/lottery-rules'
import type { Official } from '../imports/official.ts'
import type { Calendar } from './calendar.ts'

/** A lottery as it is listed: rules, a calendar, and a name to be found by. */
export interface House {
  /** The id that the portal knows it by; part of every draw's seed. */
  readonly gameId: string
  readonly names: Readonly<Record<string, string>>
  readonly category: Extract<VendorGame['category'], 'LOTT' | 'ELOTT'>
  readonly provider: VendorGame['provider']
  readonly tile: string
  readonly calendar: Calendar
  readonly rules: Lottery
  /** Draws that are on sale at once; 0 where the operator sells none any more. */
  readonly ahead: number
  /** Somebody else draws it, and its results come by import. */
  readonly official?: Official
}
