import { pswNonceLifeMs } from '@fairground/contract/psw'
import type { VendorKit } from './vendor-kit.ts'

const intervalMs = 5 * 60_000
const minute = 60_000
const day = 24 * 60 * minute

/** Removes what can never be used again: dead launches, spent nonces, and sessions that ended a month ago. */
export async function tidyVendor({ db, clock }: Pick<VendorKit, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await db.deleteFrom('launches').where('expires_at', '<', before(minute)).execute()
  await db.deleteFrom('portal_nonces').where('seen_at', '<', before(pswNonceLifeMs)).execute()
  await db
    .deleteFrom('sessions')
    .where('seen_at', '<', before(30 * day))
    .execute()
}

/** Does the work every five minutes until the function it returns is called. */
export function keepHouse({ log }: Pick<VendorKit, 'log'>, work: () => Promise<unknown>): () => Promise<void> {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, intervalMs)
  timer.unref()
  return async () => clearInterval(timer)
}
