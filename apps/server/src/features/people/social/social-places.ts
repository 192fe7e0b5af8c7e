import type { SocialProvider } from '@fairground/contract'

/** Where a provider is asked, and for what. */
export interface SocialPlaces {
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  scope: string
  /** How the person is known: by a signed id token, or by asking with the access token. */
  proof: { kind: 'id-token'; keysUrl: string } | { kind: 'profile'; profileUrl: string }
}

const places: Record<SocialProvider, SocialPlaces> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
    proof: { kind: 'id-token', keysUrl: 'https://www.googleapis.com/oauth2/v3/certs' },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    scope: 'public_profile email',
    proof: { kind: 'profile', profileUrl: 'https://graph.facebook.com/v23.0/me' },
  },
}

/** The providers' own addresses, which nobody can set; in a sandbox those of the test provider that it was started with. */
export function socialPlaces(provider: SocialProvider, sandboxUrl: string | undefined): SocialPlaces {
  if (!sandboxUrl) return places[provider]
  const { scope, proof } = places[provider]
  return {
    issuer: sandboxUrl,
    authorizationUrl: `${sandboxUrl}/auth`,
    tokenUrl: `${sandboxUrl}/token`,
    scope,
    proof:
      proof.kind === 'id-token'
        ? { kind: 'id-token', keysUrl: `${sandboxUrl}/jwks` }
        : { kind: 'profile', profileUrl: `${sandboxUrl}/${provider}/me` },
  }
}
