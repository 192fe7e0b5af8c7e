import { expect, test } from 'vitest'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

test('the API reference describes every call of both contracts, and who may make it', async () => {
  const { status, body } = await server.console('GET', '/api/openapi.json', {
    cookie: (await signInStaff(server)).cookie,
  })
  expect(status).toBe(200)
  expect(body.openapi).toMatch(/^3\.1\./)
  expect(body.paths['/wps/session/login'].post).toMatchObject({ security: [], tags: ['session'] })
  expect(body.paths['/wps/member/info'].get.security).toEqual([{ token: [] }])
  expect(body.paths['/staff/audit'].get).toMatchObject({
    security: [{ staff: [] }],
    description: 'Staff with the permission audit.read.',
  })
  const { $ref } = body.paths['/wps/session/login'].post.requestBody.content['application/json'].schema
  const schema = body.components.schemas[String($ref).split('/').at(-1) ?? '']
  expect(schema.required).toEqual(expect.arrayContaining(['username', 'password']))
})

test('the page of the reference loads only files of its own, without inline script', async () => {
  const { cookie } = await signInStaff(server)
  const page = await server.console('GET', '/api', { cookie })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|https?:/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  for (const file of files) expect((await server.console('GET', file, { cookie })).status).toBe(200)
  expect((await server.console('GET', '/api/assets/swagger-initializer.js', { cookie })).status).toBe(404)
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'")
})

test.each(['/api', '/api/', '/api?x', '/api/openapi.json', '/api/reference.js', '/api/assets/swagger-ui.css'])(
  'a stranger is not shown %s',
  async (url) => {
    const { status, body } = await server.console('GET', url)
    expect([status, body.code]).toEqual([401, 'NOT_LOGGED_IN'])
  },
)
