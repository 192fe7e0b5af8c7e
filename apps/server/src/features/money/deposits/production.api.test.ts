import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, balanceOf, bankMethodId } from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })

test('outside the sandbox the sandbox method is neither shown nor usable', async () => {
  const { token } = await registerMember(server)
  const { body } = await server.portal('GET', '/wps/relay/MCS2_depositMethods', { token })
  expect(body.value.map((method: { methodId: string }) => method.methodId)).toEqual([bankMethodId])
  expect((await askDeposit(server, token, '500.00')).body.code).toBe('FEATURE_OFF')
  expect((await balanceOf(server, token)).balance).toBe('0.00')
})
