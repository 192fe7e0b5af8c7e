import { studioPaths } from '@fairground/contract/studio'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { builtFolders } from '../src/client/client-routes.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
let limited: FastifyInstance

beforeAll(async () => {
  const { context } = studio
  limited = await createApp({ ...context, config: { ...context.config, hasLimits: true } }, builtFolders)
})
afterAll(() => limited.close())

test('a caller with a new made-up token at every call is one caller', async () => {
  const ask = (i: number) =>
    limited.inject({ url: studioPaths.balance, headers: { authorization: `Bearer made-up-${i}` } })
  let refused = await ask(0)
  expect(refused.statusCode).toBe(401)
  for (let i = 1; i < 5_000 && refused.statusCode === 401; i += 1) refused = await ask(i)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // A signature is looked at on the portal's side only; files and the portal's own calls are not counted.
  const signed = { authorization: 'Bearer x', 'x-psw-signature': 'x' }
  expect((await limited.inject({ url: studioPaths.balance, headers: signed })).statusCode).toBe(429)
  expect((await limited.inject('/assets/none.js')).statusCode).toBe(404)
  expect((await callAsPortal(studio, 'GET', '/games')).status).toBe(200)
})

test('[A-39] a request that comes drop by drop is cut after 30 seconds, looked at every second', () => {
  expect(studio.app.server.requestTimeout).toBe(30_000)
  // Of the two, Node takes the longer one for the body.
  expect(studio.app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  expect(studio.app.server).toMatchObject({ connectionsCheckingInterval: 1_000 })
})
