import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPayload } from '../src/features/people/encryption/index.ts'
import { createApiHandler } from '../src/lib/api-handler.ts'
import type { CallContext } from '../src/lib/call.ts'
import { callOf } from '../src/lib/http-app.ts'
import { encryptBody } from './encrypt-body.ts'
import { testServer } from './test-server.ts'

const server = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })

const contract = {
  things: {
    name: oc
      .$meta({ encrypted: true })
      .route({ method: 'PUT', path: '/wps/things/{thingId}/name' })
      .input(z.object({ thingId: z.string(), name: z.string() }))
      .output(z.object({ code: z.string(), value: z.object({ thingId: z.string(), name: z.string() }) })),
  },
}
const things = implement(contract).$context<CallContext>().things
const router = {
  things: {
    name: things.name.handler(async ({ input: value }) => ({ code: 'SUCCESS', value })),
  },
}

const app = Fastify()
beforeAll(() => {
  const handler = createApiHandler(router, openPayload)
  const { context } = server
  app.all('/wps/*', async (request, reply) => {
    await handler.handle(request, reply, {
      context: { call: callOf(context, context.config.portalUrl, request, reply) },
    })
  })
})
afterAll(() => app.close())

const path = '/wps/things/a%2Fb/name'
const put = async (url: string, payload: object, headers: Record<string, string> = { encryption: 'jwe' }) =>
  (await app.inject({ method: 'PUT', url, headers, payload })).json()

test('[R7.03] a call with a part in its path is opened by the path it was made for', async () => {
  const payload = await encryptBody(server, { method: 'PUT', path, body: { name: 'lantern' } })
  expect(await put(path, { payload })).toMatchObject({ code: 'SUCCESS', value: { thingId: 'a/b', name: 'lantern' } })
})

test('[R7.03] [A-40] the body made for one thing names no other one, and a plain one names none', async () => {
  const payload = await encryptBody(server, { method: 'PUT', path, body: { name: 'lantern' } })
  expect(await put('/wps/things/c/name', { payload })).toMatchObject({ code: 'ENCRYPTION_INVALID', value: null })
  expect(await put(path, { name: 'lantern' }, {})).toMatchObject({ code: 'ENCRYPTION_INVALID', value: null })
})
