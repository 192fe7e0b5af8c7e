import { afterAll, beforeAll, expect, test } from 'vitest'
import { LivePage } from '../../../../test/live-page.ts'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startLive } from './start-live.ts'

const server = testServer()
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  live = await startLive(server.context, server.portalApp.server)
  await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => live.stop())

const open = async (token: string) =>
  LivePage.open(server, (await server.portal('POST', '/wps/live/ticket', { token })).body.value.ticket)

test('one log-in has twenty pages open at most; the next is told when to come again, and a closed one makes room', async () => {
  const { token } = await registerMember(server)
  const pages = []
  for (let i = 0; i < 20; i += 1) pages.push(await open(token))
  await expect(open(token)).rejects.toMatchObject({ message: 'TOO_MANY_SOCKETS', data: { retryAfter: 60 } })
  const other = await open((await registerMember(server)).token)
  pages[0]?.close()
  await expect.poll(() => open(token).catch(() => undefined)).toBeDefined()
  for (const page of [...pages, other]) page.close()
})

test('what is no socket at the address of sockets is answered by the app, with its headers', async () => {
  const address = server.portalApp.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}/live/?EIO=4&transport=polling`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('permissions-policy')).toContain('camera=()')
})
