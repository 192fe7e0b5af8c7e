import { dropSealed, keepSealed, readSealed } from './sealed-cookie.ts'

/** What was typed last on this device, for one day and for whoever ticked the box. */
interface Remembered {
  rememberedLogin: { username: string }
  rememberedMobile: { mobileNum: string; countryDialingCode: string }
}
type Kind = keyof Remembered

export const rememberLogin = <K extends Kind>(kind: K, login: Remembered[K]): Promise<void> =>
  keepSealed(kind, JSON.stringify(login))

export async function rememberedLogin<K extends Kind>(kind: K): Promise<Remembered[K] | undefined> {
  const text = await readSealed(kind)
  return text === undefined ? undefined : (JSON.parse(text) as Remembered[K])
}

export const forgetLogin = (kind: Kind): Promise<void> => dropSealed(kind)
