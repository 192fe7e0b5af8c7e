import type { AppContext } from '../../context.ts'
import { e164OfName } from '../messages/index.ts'
import { getSiteRules } from '../site/index.ts'
import { type Credentials, findCredentials } from './credentials-store.ts'

/** What the typed text may be the name of: itself, and the number that it writes. */
export async function accountNames(app: AppContext, typed: string): Promise<string[]> {
  const { facts } = await getSiteRules(app)
  const number = e164OfName(facts.countries, typed)
  return number === undefined || number === typed ? [typed] : [typed, number]
}

export const findAccount = async (app: AppContext, typed: string): Promise<Credentials | undefined> =>
  findCredentials(app.db, await accountNames(app, typed))
