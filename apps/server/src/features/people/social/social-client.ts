import type { SocialProvider } from '@fairground/contract'
import type { Configuration } from 'openid-client'
import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { type SocialPlaces, socialPlaces } from './social-places.ts'

/** A provider that answers later than this is down. */
const timeoutSeconds = 6

export interface SocialClient {
  places: SocialPlaces
  configuration: Configuration
}

/** The site as a client of the provider; remembered with the provider's keys, which rarely change. */
export const getSocialClient = rememberBriefly(
  { lifeMs: 10 * 60_000, entriesMax: 4 },
  async (
    { config }: AppContext,
    provider: SocialProvider,
    clientId: string,
    clientSecret: string,
  ): Promise<SocialClient> => {
    // Loaded by whoever uses it: a start does without.
    const { allowInsecureRequests, ClientSecretPost, Configuration, enableNonRepudiationChecks } = await import(
      'openid-client'
    )
    const places = socialPlaces(provider, config.sandboxProvidersUrl)
    const { issuer, authorizationUrl, tokenUrl, proof } = places
    const configuration = new Configuration(
      {
        issuer,
        authorization_endpoint: authorizationUrl,
        token_endpoint: tokenUrl,
        ...(proof.kind === 'id-token' && { jwks_uri: proof.keysUrl }),
      },
      clientId,
      { id_token_signed_response_alg: 'RS256' },
      ClientSecretPost(clientSecret),
    )
    configuration.timeout = timeoutSeconds
    // The signature is checked too, though the token comes from the provider itself.
    if (proof.kind === 'id-token') enableNonRepudiationChecks(configuration)
    if (config.sandboxProvidersUrl?.startsWith('http:')) allowInsecureRequests(configuration)
    return { places, configuration }
  },
)
