import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/**
 * The code an app shows `stepsLater` half minutes from now. One early or late is accepted and none twice,
 * so three codes at -1, 0 and 1 do without waiting.
 */
export const codeOf = (secret: string, stepsLater: -1 | 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + stepsLater * stepMs,
  })
