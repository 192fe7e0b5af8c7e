import type { ProviderTest } from '../providers/index.ts'
import { certificatesOf, signMessage } from './sign-message.ts'

/** Signs something: whether the certificate and the key belong together, and the certificate is of this time. */
const trySigning: ProviderTest<'profile-signing'> = async (call, settings) => {
  const now = call.app.clock.now()
  try {
    signMessage(Buffer.from('trial'), settings, now)
    const [own] = certificatesOf(settings.certificates)
    if (own && (own.validFromDate > now || own.validToDate < now)) return { outcome: 'refused', detail: own.validTo }
    return { outcome: 'accepted', detail: own?.subject.replaceAll('\n', ', ').slice(0, 80) ?? '' }
  } catch (error) {
    return { outcome: 'refused', detail: (error as Error).message.slice(0, 80) }
  }
}

export const profileTests = { 'profile-signing': trySigning }
