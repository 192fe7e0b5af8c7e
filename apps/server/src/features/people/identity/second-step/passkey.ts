import type { Passkey, PasskeyCreation, PasskeyRequest } from '@fairground/contract'

export interface StoredPasskey {
  passkeyId: string
  memberId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  isSynced: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

/** Passkeys a member may have at a time. */
export const passkeyCountMax = 10
const siteName = 'Fairground'
/** Time limit for the device. */
export const passkeyMs = 5 * 60_000

/** ES256, EdDSA, RS256. */
export const algorithms: readonly number[] = [-7, -8, -257]

/** The site as devices know it: a passkey works for this host only. */
export const passkeyHost = (portalUrl: string): string => new URL(portalUrl).hostname

export const memberHandle = (memberId: string): string => Buffer.from(memberId).toString('base64url')

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

interface NewKey {
  portalUrl: string
  memberId: string
  account: string
  challenge: string
  known: StoredPasskey[]
}

/** A key that the device can find without a name, and guards by finger, face or PIN. */
export const creationOptions = ({ portalUrl, memberId, account, challenge, known }: NewKey): PasskeyCreation => ({
  rp: { id: passkeyHost(portalUrl), name: siteName },
  user: { id: memberHandle(memberId), name: account, displayName: account },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: passkeyMs,
  excludeCredentials: known.map(described),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/** Without `known` the device offers every passkey it has for this site. */
export const requestOptions = (portalUrl: string, challenge: string, known: StoredPasskey[]): PasskeyRequest => ({
  challenge,
  rpId: passkeyHost(portalUrl),
  timeout: passkeyMs,
  allowCredentials: known.map(described),
  userVerification: 'required',
})

export const passkeyView = ({ passkeyId, name, isSynced, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  passkeyId,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString(),
})

/** The challenge that a device says it signed; undefined when what it sent is no JSON of that kind. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
