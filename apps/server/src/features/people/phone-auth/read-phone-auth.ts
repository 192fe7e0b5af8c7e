import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { readProvider } from '../../site/providers/index.ts'
import { phonePlaces } from './phone-places.ts'

interface PhoneAuth {
  sms: boolean
  url?: string
  apiKey?: string
}

/** What a browser needs to ask the identity provider by itself; a change is seen after two seconds. */
export const readPhoneAuth = rememberBriefly<[], PhoneAuth>(
  { lifeMs: 2_000, entriesMax: 1 },
  async (app: AppContext) => {
    const settings = await readProvider(app, 'phone-auth')
    if (!settings) return { sms: false }
    const { restUrl } = phonePlaces(settings.projectId, app.config.sandboxProvidersUrl)
    return { sms: true, url: restUrl, apiKey: settings.apiKey }
  },
)
