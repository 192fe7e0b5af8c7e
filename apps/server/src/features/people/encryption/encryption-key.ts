/** A P-256 key pair that pages encrypt to. */
export interface EncryptionKey {
  keyId: string
  /** Coordinates of the public point, base64url. */
  publicX: string
  publicY: string
  /** The private number, sealed. */
  sealedPrivate: string
  createdAt: Date
}

const hourMs = 60 * 60_000
const renewedAfterMs = 24 * hourMs
const acceptedForMs = 72 * hourMs
const clockSkewMsMax = 60_000

/** Nonces are remembered for longer than a body can be young. */
export const nonceLifeMs = 5 * clockSkewMsMax

/** Whether pages may still be told of this key. */
export const isFresh = ({ createdAt }: EncryptionKey, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < renewedAfterMs

/** Whether a body for this key is still opened: two days longer than pages are told of it. */
export const isAccepted = ({ createdAt }: EncryptionKey, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < acceptedForMs

/** Keys made before this moment are of no use any more. */
export const uselessBefore = (now: Date): Date => new Date(now.getTime() - acceptedForMs)

export const isTimely = (sentAtMs: number, now: Date): boolean => Math.abs(now.getTime() - sentAtMs) <= clockSkewMsMax

/** As pages get it: a JWK of RFC 7517. */
export const publicJwk = ({ keyId, publicX, publicY }: EncryptionKey) => ({
  kid: keyId,
  kty: 'EC' as const,
  crv: 'P-256' as const,
  x: publicX,
  y: publicY,
})
