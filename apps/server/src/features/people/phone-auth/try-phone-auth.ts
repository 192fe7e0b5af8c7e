import type { ProviderSettings, ProviderTestResult } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { requestOutside } from '../../../lib/outbound-request.ts'
import { phonePlaces } from './phone-places.ts'

const timeoutMs = 6_000

/** Asks for a message to no number at all: the provider says whether it knows the key, and sends nothing. */
async function tryPhoneAuth(
  { app }: Call,
  { projectId, apiKey }: ProviderSettings<'phone-auth'>,
): Promise<Omit<ProviderTestResult, 'tookMs'>> {
  const { restUrl } = phonePlaces(projectId, app.config.sandboxProvidersUrl)
  try {
    const { status, body } = await requestOutside(app.config, {
      method: 'POST',
      url: `${restUrl}/v1/accounts:sendVerificationCode?key=${encodeURIComponent(apiKey)}`,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      timeoutMs,
    })
    if (/(?:MISSING|INVALID)_PHONE_NUMBER/.test(body)) return { outcome: 'accepted', detail: '' }
    return { outcome: 'refused', detail: /"message":\s*"([^"]{1,80})/.exec(body)?.[1] ?? String(status) }
  } catch (error) {
    return { outcome: 'failed', detail: (error as Error).message }
  }
}

export const phoneAuthTests = { 'phone-auth': tryPhoneAuth }
