import { type PswCode, pswClockSkewMsMax, pswHeaders } from '@fairground/contract/psw'
import { stringToSign, verify } from '@fairground/psw'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { findVendorKey, openSecret } from '../catalogue/index.ts'
import type { SignedVendor } from './psw-outcome.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export type Verified = { ok: true; vendor: SignedVendor } | { ok: false; code: PswCode }

/** Proves on the raw bytes who calls: key, signature, clock, and that this attempt is new. Writes nothing unless all are right. */
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
  const key = await findVendorKey(context.db, parts.vendorId, parts.keyId)
  if (!key || (key.retiredAt && key.retiredAt <= now)) return { ok: false, code: 'UNKNOWN_KEY' }
  const secret = openSecret(context, key.vendorId, key.keyId, key.secretSealed)
  if (!verify(stringToSign(parts), secret, header(pswHeaders.signature))) return { ok: false, code: 'BAD_SIGNATURE' }
  if (!isFresh(parts.timestampMs, now.getTime())) return { ok: false, code: 'CLOCK_SKEW' }
  if (!uuid.test(parts.nonce) || !(await takeNonce(context, parts.vendorId, parts.nonce, now)))
    return { ok: false, code: 'REPLAYED_REQUEST' }
  if (!key.isVendorActive) return { ok: false, code: 'VENDOR_DISABLED' }
  return { ok: true, vendor: { vendorId: key.vendorId, secret, nonce: parts.nonce } }
}

const isFresh = (timestampMs: string, nowMs: number): boolean =>
  /^\d{13}$/.test(timestampMs) && Math.abs(nowMs - Number(timestampMs)) <= pswClockSkewMsMax

async function takeNonce({ db }: AppContext, vendorId: string, nonce: string, now: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into psw_nonces (vendor_id, nonce, seen_at) values (${vendorId}, ${nonce.toLowerCase()}, ${now})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}
