import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
const secretBytes = 20
const label = (username: string, secret: Secret) =>
  new TOTP({ issuer: 'Fairground', label: username, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret })

/** A new authenticator: its secret in base32 and the address a QR code shows. */
export function newAuthenticator(username: string): { secret: string; otpauthUrl: string } {
  const secret = new Secret({ size: secretBytes })
  return { secret: secret.base32, otpauthUrl: label(username, secret).toString() }
}

/**
 * The 30-second step whose code this is, one step early or late allowed (RFC 6238);
 * undefined when it fits none, or only one that is not after `stepLast`: no code works twice.
 */
export function stepOfCode(secret: string, code: string, now: Date, stepLast: number): number | undefined {
  const timestamp = now.getTime()
  const delta = label('', Secret.fromBase32(secret)).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta
  return step > stepLast ? step : undefined
}
