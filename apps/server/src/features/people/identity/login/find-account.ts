import type { AppContext } from '../../../../context.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { e164OfName } from '../../../talk/messages/index.ts'
import { type Credentials, findCredentials } from './credentials-store.ts'

/** Possible account names of the typed text: itself, and the number it represents. */
export async function accountNames(app: AppContext, typed: string): Promise<string[]> {
  const { facts } = await getSiteRules(app)
  const number = e164OfName(facts.countries, typed)
  return number === undefined || number === typed ? [typed] : [typed, number]
}

export const findAccount = async (app: AppContext, typed: string): Promise<Credentials | undefined> =>
  findCredentials(app.db, await accountNames(app, typed))
