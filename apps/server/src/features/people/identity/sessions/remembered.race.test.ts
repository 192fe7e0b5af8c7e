import { expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer()

const rmOf = ({ headers }: TestAnswer): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((text) => text.startsWith('rm='))
    ?.split(';')[0]

test('two tabs that log in with one cookie at once are both let in, and the one new cookie goes on', async () => {
  const { account, password } = await registerMember(server)
  const body = { username: account, password, remember: true }
  const cookie = rmOf(await server.portal('POST', '/wps/session/login', { body }))
  const enter = (held: string | undefined) =>
    server.portal('POST', '/wps/session/login/remembered', { body: { username: account }, cookie: held })
  const answers = await Promise.all([enter(cookie), enter(cookie), enter(cookie)])
  expect(answers.map(({ body }) => body.success)).toEqual([true, true, true])
  const renewed = answers.flatMap((answer) => rmOf(answer) ?? [])
  expect(renewed).toHaveLength(1)
  expect((await enter(renewed[0])).body.success).toBe(true)
})
