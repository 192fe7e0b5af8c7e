import { type MockInstance, vi } from 'vitest'
import type { TestServer } from './test-server.ts'

interface Client {
  query(...args: unknown[]): unknown
}
const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

/** Every statement that the server sends during some work, sorted. */
export async function statementsOf(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  const spies = new Map<object, MockInstance<Client['query']>>()
  const listen = (client: object) => {
    if (!spies.has(client)) spies.set(client, vi.spyOn(client as Client, 'query'))
  }
  server.pool.on('acquire', listen)
  await work()
  server.pool.off('acquire', listen)
  const texts = [...spies.values()].flatMap((spy) => spy.mock.calls.map(([query]) => textOf(query)))
  for (const spy of spies.values()) spy.mockRestore()
  return texts.sort()
}

/** What the site is like is remembered by the clock: it may be read anew in the middle of any call. */
export const isOfCaller = (text: string): boolean =>
  !/"(games|site_settings|terms_versions|vendors|login_alarms|providers)"/.test(text)
