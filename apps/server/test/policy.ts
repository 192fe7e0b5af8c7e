import type { TestServer } from './test-server.ts'

/** The site follows this profile from now on, or one that nobody knows. */
export async function followPolicy(server: TestServer, profile: string): Promise<void> {
  await server.db
    .insertInto('site_policies')
    .values({ profile, chosen_at: server.clock.now(), chosen_by: 'test' })
    .execute()
  // The site is remembered for a moment.
  server.clock.advance(5_000)
}
