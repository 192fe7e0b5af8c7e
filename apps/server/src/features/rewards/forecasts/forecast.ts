import type { Forecast } from '@fairground/contract'

/** Days that are looked at, today with them. */
export const countedDays = 30

/** Days of the site, the last one not among them, and whose money is meant. */
export interface Window {
  fromOn: string
  toOn: string
  timeZone: string
  currency: string
}

export interface Reached {
  /** Members of whom anything of the kind is known. */
  known: number
  members: number
  times: number
}

export interface Costing {
  source: Forecast['source']
  reached: Reached
  /** Of one time, in hundredths of a minor unit: a draw is worth a share of its prizes. */
  worthCenti: bigint
  /** Days it runs; 0: what is counted is all there is, whatever the time. */
  runDays: number
  /** Most of one person; undefined where the budget alone bounds it. */
  memberMaxMinor: bigint | undefined
  budgetMinor: bigint
}

/** Undefined where what is typed is not whole yet. */
export type Cost = Costing | undefined

/** What is asked about, and how its amounts are read. */
export interface Asked<Terms> {
  terms: Terms
  window: Window
  minorOf: (text: string) => bigint
}

function least(first: bigint, ...others: readonly bigint[]): bigint {
  let lowest = first
  for (const amount of others) if (amount < lowest) lowest = amount
  return lowest
}

/**
 * What it would cost if members went on as in the counted days: times, drawn out to the days it runs, each at its worth;
 * never more than one person's ceiling for each of them, nor than the budget. Undefined while nothing of the kind is known.
 */
export function expectedMinor(costing: Costing): bigint | undefined {
  const { reached, worthCenti, runDays, memberMaxMinor, budgetMinor } = costing
  if (reached.known === 0) return undefined
  const days = runDays === 0 ? countedDays : runDays
  const drawnOut = (BigInt(reached.times) * worthCenti * BigInt(days)) / BigInt(countedDays) / 100n
  const byPerson = memberMaxMinor === undefined ? [] : [BigInt(reached.members) * memberMaxMinor]
  return least(drawnOut, ...byPerson, budgetMinor)
}
