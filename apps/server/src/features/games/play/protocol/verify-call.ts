import { type PswCode, pswHeaders } from '@fairground/contract/psw'
import { stringToSign, verify } from '@fairground/psw'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../../context.ts'
import { isSiteClosed } from '../../../site/site/index.ts'
import { findVendorKey, isAllowedFrom } from '../../catalogue/index.ts'
import type { SignedVendor } from './psw-outcome.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export type Verified = { ok: true; vendor: SignedVendor } | { ok: false; code: PswCode }

/** Authenticates the raw bytes: key, signature and clock. Taking the nonce proves that the attempt is new. */
export async function verifyCall(context: AppContext, request: FastifyRequest, body: Uint8Array): Promise<Verified> {
  const header = (name: string) => String(request.headers[name] ?? '')
  const parts = {
    method: request.method,
    path: request.url,
    vendorId: header(pswHeaders.vendor),
    keyId: header(pswHeaders.keyId),
    timestampMs: header(pswHeaders.timestamp),
    nonce: header(pswHeaders.nonce),
    body,
  }
  const now = context.clock.now()
  const key = await findVendorKey(context, parts.vendorId, parts.keyId)
  if (!key || (key.retiredAt && key.retiredAt <= now)) return { ok: false, code: 'UNKNOWN_KEY' }
  if (!verify(stringToSign(parts), key.secret, header(pswHeaders.signature)))
    return { ok: false, code: 'BAD_SIGNATURE' }
  if (!isFresh(parts.timestampMs, now.getTime(), key.clockSkewMs)) return { ok: false, code: 'CLOCK_SKEW' }
  if (!uuid.test(parts.nonce)) return { ok: false, code: 'REPLAYED_REQUEST' }
  if (key.vendorStatus === 'disabled') return { ok: false, code: 'VENDOR_DISABLED' }
  if (!isAllowedFrom(key.allowedNetworks, request.ip)) return { ok: false, code: 'IP_NOT_ALLOWED' }
  const isOpen = key.vendorStatus === 'active' && key.walletMode === 'single'
  const takesBets = isOpen && !(await isSiteClosed(context))
  return { ok: true, vendor: { vendorId: key.vendorId, secret: key.secret, nonce: parts.nonce, takesBets } }
}

const isFresh = (timestampMs: string, nowMs: number, skewMs: number): boolean =>
  /^\d{13}$/.test(timestampMs) && Math.abs(nowMs - Number(timestampMs)) <= skewMs
