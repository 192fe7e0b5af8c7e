import type { AppContext } from '../../../context.ts'
import { readProvider } from '../providers/index.ts'
import { ownSigner } from './own-signer.ts'
import type { Signer } from './sign-message.ts'

const siteName = 'Fairground'
let own: Signer | undefined

/** Who signs profiles, and the name below the icon: by the operator's certificate, in the sandbox by one of its own. */
export async function findSigner(context: AppContext): Promise<(Signer & { name: string }) | undefined> {
  const entered = await readProvider(context, 'profile-signing')
  if (entered) return entered
  if (context.config.profile !== 'sandbox') return undefined
  own ??= ownSigner(siteName)
  return { ...own, name: siteName }
}
