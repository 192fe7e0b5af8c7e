import { expect, test } from 'vitest'
import { createMetricsApp } from '../src/metrics-app.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test('the figures of the process are told: each request by its call, vendors’ calls, the books, the database', async () => {
  await server.portal('GET', '/lgw/games/popular?gameName=rong')
  await server.portal('GET', '/lgw/no-such-call/7')
  const app = await createMetricsApp(server.context, server.pool)
  const { body, headers } = await app.inject('/metrics')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  expect(body).toMatch(/fairground_request_seconds_count\{call="\/lgw\/games\/popular",status="2xx"\} [1-9]/)
  expect(body).toMatch(/fairground_request_seconds_count\{call="\/lgw\/\*",status="4xx"\} [1-9]/)
  expect(body).not.toContain('no-such-call')
  for (const name of ['fairground_psw_seconds', 'fairground_broken_books', 'fairground_database_connections'])
    expect(body).toContain(`# TYPE ${name} `)
})
