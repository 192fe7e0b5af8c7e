import type { ProviderSettings, ProviderTestResult, SocialProvider } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { returnUrl } from './begin-social.ts'
import { getSocialClient, type SocialClient } from './social-client.ts'

type Result = Omit<ProviderTestResult, 'tookMs'>

const tryOne =
  (provider: SocialProvider) =>
  async (call: Call, { clientId, clientSecret }: ProviderSettings<'google' | 'facebook'>): Promise<Result> => {
    const client = await getSocialClient(call.app, provider, clientId, clientSecret)
    try {
      await askForTokens(call, client)
      return { outcome: 'accepted', detail: '' }
    } catch (error) {
      return resultOf(error, client)
    }
  }

/** Shows whether the provider knows the site: nobody has to sign in for that. */
export const socialTests = { google: tryOne('google'), facebook: tryOne('facebook') }

/** Facebook gives an app a token of its own; of the other one a code is asked about that it never gave out. */
async function askForTokens(call: Call, { places, configuration }: SocialClient): Promise<void> {
  const { authorizationCodeGrant, clientCredentialsGrant } = await import('openid-client')
  if (places.proof.kind === 'profile') {
    await clientCredentialsGrant(configuration)
    return
  }
  await authorizationCodeGrant(configuration, new URL(`${returnUrl(call)}?code=test`), {
    pkceCodeVerifier: 'x'.repeat(43),
  })
}

function resultOf(error: unknown, { places }: SocialClient): Result {
  const said = error as { error?: unknown; status?: unknown; message?: string }
  const word = typeof said.error === 'string' ? said.error : undefined
  // The code was wrong, so name and secret were right.
  if (places.proof.kind === 'id-token' && word === 'invalid_grant') return { outcome: 'accepted', detail: '' }
  const isAnswer = word !== undefined || typeof said.status === 'number'
  return { outcome: isAnswer ? 'refused' : 'failed', detail: word ?? said.message ?? '' }
}
