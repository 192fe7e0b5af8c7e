import { PswUnknownOutcome, postSigned } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { meterCall } from './call-meter.ts'
import { openSecret } from './vendor-secret.ts'
import { findSigningKey, findVendor } from './vendor-store.ts'

const timeoutMsMax = 5_000

interface VendorRequest {
  vendorId: string
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  /** Money under way is settled with a vendor that was switched off too. */
  isEvenWhenOff?: boolean
  timeoutMs?: number
}

/**
 * Sends a signed call to a vendor and returns its signed answer.
 * @throws PswUnknownOutcome when the vendor is unknown, switched off, silent, or answers without a signature
 */
export async function postToVendor(
  context: AppContext,
  { vendorId, method, path, body, isEvenWhenOff = false, timeoutMs = timeoutMsMax }: VendorRequest,
): Promise<{ status: number; answer: unknown }> {
  const vendor = await findVendor(context.db, vendorId)
  const key = await findSigningKey(context.db, vendorId)
  if (!vendor || !key || !(vendor.isActive || isEvenWhenOff))
    throw new PswUnknownOutcome(`vendor ${vendorId} is not in use`)
  const secret = openSecret(context, vendorId, key.keyId, key.secretSealed)
  const startedAt = performance.now()
  const meter = (isError: boolean) =>
    meterCall(context, { vendorId, side: 'out', durationMs: performance.now() - startedAt, isError })
  try {
    const answered = await postSigned({
      baseUrl: vendor.baseUrl,
      method,
      path,
      body,
      key: { vendorId, keyId: key.keyId, secret },
      timeoutMs,
      nowMs: context.clock.now().getTime(),
    })
    meter(false)
    return answered
  } catch (error) {
    meter(true)
    throw error
  }
}
