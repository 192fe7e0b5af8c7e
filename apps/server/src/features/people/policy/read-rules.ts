import type { PolicyValues } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { profileOf, rulesOn } from './policy.ts'
import { findChoice, listPolicyRows } from './policy-store.ts'

export type Policy = PolicyValues

/** The rules of protection that hold on this site today. */
export async function readPolicy(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  reader: Reader,
): Promise<Policy> {
  return readPolicyOn(reader, siteDay({ clock, config }))
}

/** Those of a day, yyyy-MM-dd. */
export async function readPolicyOn(reader: Reader, day: string): Promise<Policy> {
  const { chosen } = await findChoice(reader)
  const rows = await listPolicyRows(reader)
  return rulesOn(rows, profileOf(chosen), day).values
}

/** The same, at most some seconds old: for what is asked for with every bet or every request. */
export const recallPolicy = rememberBriefly({ lifeMs: 5_000, entriesMax: 1 }, (context: AppContext) =>
  readPolicy(context, context.db),
)

/** Of a bound in minor units: null where there is none, 0 where the currency is not named. */
export function boundMinor(bound: Policy['withdrawalsUnverified'], currency: string): bigint | null {
  if (bound === null) return null
  const amount = bound[currency]
  return amount === undefined ? 0n : (parseAmount(amount, getCurrency(currency)) ?? 0n)
}
