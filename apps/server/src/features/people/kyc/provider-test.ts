import type { ProviderTest } from '../../site/providers/index.ts'
import { pingProvider } from './rest-provider.ts'

/** How staff try the provider of identity checks: it is asked whether it knows us. */
const testProvider: ProviderTest<'identity-rest'> = async ({ app }, settings) => {
  try {
    await pingProvider(app, settings)
    return { outcome: 'accepted', detail: new URL(settings.address).host }
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'no answer'
    return { outcome: /answered 4\d\d$/.test(detail) ? 'refused' : 'failed', detail }
  }
}

export const identityProviderTests = { 'identity-rest': testProvider }
