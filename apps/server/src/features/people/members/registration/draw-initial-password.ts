import type { AppContext } from '../../../../context.ts'
import { initialPasswordMs, newInitialPassword } from '../../../../lib/initial-password.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { getSiteRules } from '../../../site/site/index.ts'

interface Drawn {
  hash: string
  /** When it stops working if nobody has used it. */
  until: Date
  /** To be shown this once; absent where the site has a fixed one, which staff know. */
  password: string | undefined
}

/** The password that an account is handed over with: one of chance, unless the operator fixed one that whoever hands over may know. */
export async function drawInitialPassword(app: AppContext, isAlwaysDrawn = false): Promise<Drawn> {
  const { initialPasswordHash } = await getSiteRules(app)
  const until = new Date(app.clock.now().getTime() + initialPasswordMs)
  if (initialPasswordHash !== null && !isAlwaysDrawn) return { hash: initialPasswordHash, until, password: undefined }
  const password = newInitialPassword()
  return { hash: await hashPassword(password), until, password }
}
