import { expect, test } from 'vitest'
import { memberPassword, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

test('of four concurrent password changes one wins, and one session is left', async () => {
  const member = await registerMember(server)
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      server.portal('POST', '/wps/member/password', {
        token: member.token,
        body: {
          oldPassword: memberPassword,
          newPassword: `Lantern-night-${index}`,
          confirmNewPassword: `Lantern-night-${index}`,
        },
      }),
    ),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const open = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', member.memberId)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
})
