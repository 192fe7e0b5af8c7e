import { expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { bindMobile } from '../../../../../test/outbox.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

test('a common payment password, or one contained in the member’s number, is refused under its field', async () => {
  const member = await registerMember(server)
  const mobile = await bindMobile(server, member)
  const set = (paymentPassword: string) =>
    server.portal('PUT', '/wps/member/paymentPassword', {
      ...{ token: member.token, body: { password: member.password, paymentPassword } },
    })
  for (const weak of ['000000', '111111', '123456', '654321', '121212', mobile.slice(-6)])
    expect((await set(weak)).body, weak).toMatchObject({
      ...{
        code: 'VALIDATION',
        value: { errors: [{ field: 'paymentPassword', key: 'validation.paymentPasswordWeak' }] },
      },
    })
  expect((await set('830417')).body).toMatchObject({ success: true })
})
