import { expect, test } from 'vitest'
import { memberPassword, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const on = { enabled: true }
const nickname = '<svg onload=alert()>'
const address = '"><script>alert(document.cookie)</script>'
const note = '<img src=x onerror=alert(1)>{{7*7}}'
const userAgent = 'Chrome/<script>alert(2)</script>'

/** Browsers do not render it as a page, and nothing in it could run. */
function expectInert(answer: TestAnswer): void {
  expect(answer.body.success).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
}

test('[A-30] markup in a nickname, address, note or browser name stays text, and the answer is not an HTML page', async () => {
  await setSite(server, 'registrationFields', { nickname: on, address: on })
  const registered = await server.portal('PUT', '/wps/member/register', {
    headers: { 'user-agent': userAgent },
    body: registration({ nickname, address }),
  })
  expectInert(registered)
  const { token } = registered.body.value
  const info = await server.portal('GET', '/wps/member/info', { token })
  expectInert(info)
  expect(info.body.value.nickname).toBe(nickname)
  const history = await server.portal('GET', '/wps/member/loginHistory', { token })
  expectInert(history)
  expect(JSON.stringify(history.body)).not.toContain('alert')
  const exported = await server.portal('POST', '/wps/member/export', { token, body: { password: memberPassword } })
  expectInert(exported)
  expect(exported.body.value.profile.details.address).toBe(address)

  const { cookie } = await signInStaff(server)
  const { id: memberId, account } = info.body.value
  const notes = `/staff/members/${memberId}/notes`
  expectInert(await server.console('POST', notes, { cookie, body: { body: note } }))
  const read = await server.console('GET', notes, { cookie })
  expectInert(read)
  expect(read.body.value.list[0].body).toBe(note)
  for (const path of [`/staff/members?query=${account}`, `/staff/members/${memberId}/profile`, `/staff/audit?pageNo=1`])
    expectInert(await server.console('GET', path, { cookie }))
})

test('[A-30] a field without special characters in its character set accepts no markup', async () => {
  for (const field of ['username', 'payeeName', 'zalo', 'qqNum', 'telegram', 'occupation', 'email']) {
    await setSite(server, 'registrationFields', { [field]: on })
    const answer = await server.portal('PUT', '/wps/member/register', { body: registration({ [field]: nickname }) })
    expect(answer.body.value.errors, field).toMatchObject([{ field }])
  }
})
