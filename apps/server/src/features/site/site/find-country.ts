import { isIP } from 'node:net'
import { canonicalAddress } from '@fairground/edge'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { findRegion } from './region-store.ts'

/** The country of an address by the operator's table, looked up once a minute; null without a table. */
const country = rememberBriefly<[string], string | null>({ lifeMs: 60_000, entriesMax: 20_000 }, ({ db }, ip) =>
  findRegion(db, ip),
)

/** The country a call comes from; undefined where nobody knows. */
export async function findCountry(app: Parameters<typeof country>[0], ip: string): Promise<string | undefined> {
  const address = canonicalAddress(ip)
  return isIP(address) === 0 ? undefined : ((await country(app, address)) ?? undefined)
}
