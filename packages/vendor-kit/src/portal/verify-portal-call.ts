import type { PswCode } from '@fairground/contract/psw'
import { pswClockSkewMsMax, pswHeaders } from '@fairground/contract/psw'
import { stringToSign, verify } from '@fairground/psw'
import type { FastifyRequest } from 'fastify'
import type { VendorKit } from '../vendor-kit.ts'

const nonceLengthMax = 64

/** Checks signature, clock and nonce of a call of the portal over the raw bytes; the code to refuse it with, or undefined. */
export async function verifyPortalCall(context: VendorKit, request: FastifyRequest): Promise<PswCode | undefined> {
  const { pswKey } = context.config
  const nonce = headerOf(request, pswHeaders.nonce)
  const timestampMs = headerOf(request, pswHeaders.timestamp)
  const vendorId = headerOf(request, pswHeaders.vendor)
  const keyId = headerOf(request, pswHeaders.keyId)
  if (vendorId !== pswKey.vendorId || keyId !== pswKey.keyId) return 'UNKNOWN_KEY'
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const text = stringToSign({
    method: request.method,
    path: request.raw.url ?? '',
    vendorId,
    keyId,
    timestampMs,
    nonce,
    body,
  })
  if (!verify(text, pswKey.secret, headerOf(request, pswHeaders.signature))) return 'BAD_SIGNATURE'
  if (nonce.length === 0 || nonce.length > nonceLengthMax) return 'BAD_REQUEST'
  const now = context.clock.now()
  if (!/^\d{1,15}$/.test(timestampMs) || Math.abs(now.getTime() - Number(timestampMs)) > pswClockSkewMsMax)
    return 'CLOCK_SKEW'
  return (await isFirstUse(context, nonce, now)) ? undefined : 'REPLAYED_REQUEST'
}

/** Kept in the database, so that a replay to another process, or after a restart, is caught too. */
async function isFirstUse(context: VendorKit, nonce: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('portal_nonces')
    .values({ nonce, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
