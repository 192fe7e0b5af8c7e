import { describe, expect, test } from 'vitest'
import { registerMember } from './members.ts'
import { testServer } from './test-server.ts'

const server = testServer()

/** What a member has, by the call that shows it. */
const rights = [
  ['favourites', 'MCSFE_getFavoriteGamesList'],
  ['the betting record', 'ODSFE2_betRecord'],
  ['the account record', 'ODSFE2_MemTransDet'],
  ['the ways to deposit', 'MCS2_depositMethods'],
  ['withdrawals', 'MCS2_withdrawList'],
  ['messages', 'CSP_messageList'],
  ['the referral link', 'MCS2_referral'],
  ['transfers to the upline', 'MCS2_transferList'],
  ['points', 'MCS2_getPointBalance'],
] as const

describe('[R6.06] a member, and nobody who is not signed in, has', () => {
  test.each(rights)('%s', async (_name, call) => {
    const { token } = await registerMember(server)
    expect((await server.portal('GET', `/wps/relay/${call}`, { token })).body.code).toBe('SUCCESS')
    const stranger = await server.portal('GET', `/wps/relay/${call}`)
    expect(stranger).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN', value: null } })
  })

  test('the way out', async () => {
    const { token } = await registerMember(server)
    expect((await server.portal('DELETE', '/wps/session/logout', { token })).body.code).toBe('SUCCESS')
    expect((await server.portal('GET', '/wps/relay/CSP_messageList', { token })).status).toBe(401)
  })
})
