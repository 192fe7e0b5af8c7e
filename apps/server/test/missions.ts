import type { MissionTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { sayYesToWaiting } from './second-yes.ts'
import type { TestServer } from './test-server.ts'

const dayMs = 86_400_000

/** What staff write, open since ten days ago. */
export const missionTerms = (server: TestServer, fields: Partial<MissionTerms> = {}): MissionTerms => {
  const nowMs = server.clock.now().getTime()
  return {
    texts: Object.fromEntries(
      languages.map((language) => [language, { title: `Mission ${language}`, content: '<p>Do it</p>' }]),
    ),
    cycle: 'daily',
    goal: 'deposit',
    target: 100_000,
    startsAt: new Date(nowMs - 10 * dayMs).toISOString(),
    endsAt: new Date(nowMs + 30 * dayMs).toISOString(),
    reward: '5000.00',
    budget: '1000000.00',
    memberMax: fields.memberMax ?? fields.budget ?? '1000000.00',
    ...fields,
  }
}

/** Id of a mission that players see. */
export async function publishMission(
  server: TestServer,
  cookie: string,
  fields: Partial<MissionTerms> = {},
): Promise<string> {
  const added = await server.console('POST', '/staff/missions', { cookie, body: missionTerms(server, fields) })
  const { missionId } = added.body.value
  const published = await server.console('POST', `/staff/missions/${missionId}/publish`, { cookie, body: {} })
  if (published.body.value?.wish) await sayYesToWaiting(server, missionId)
  return missionId
}

export const collectMission = (server: TestServer, token: string | undefined, missionId: string) =>
  server.portal('POST', '/wps/relay/MCSFE_signUpRequestReward', { token, body: { missionId } })
