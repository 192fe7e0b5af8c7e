import { openPlayer } from '@fairground/dev-env'

export const benchPassword = 'hoicho2026'

type Person = ReturnType<typeof openPlayer>

export const benchName = (index: number): string => `bench${String(index).padStart(4, '0')}`

/** Opens an account by the real call; its owner is signed in. */
export async function registerPerson(portalUrl: string, index: number): Promise<Person> {
  const person = openPlayer(portalUrl, benchName(index))
  const { _meta } = await person.api.system.registerSettings({})
  const { token } = await person.api.session.register({
    username: person.username,
    password: benchPassword,
    payeeName: 'Nguyen Van An',
    domain: new URL(portalUrl).host,
    registerUrl: `${portalUrl}/register`,
    registerMethod: 'WEB',
    login: true,
    ageConfirmed: true,
    termsVersion: _meta.termsVersion,
  })
  person.enter(token)
  return person
}

export async function registerPeople(portalUrl: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await registerPerson(portalUrl, index))
  return people
}
