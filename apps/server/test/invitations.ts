import type { TestServer } from './test-server.ts'

let count = 0

/** An invitation code of the house that opens the door. */
export async function newInvitation(server: TestServer): Promise<string> {
  count += 1
  const code = `FAIRTEST${count}`
  const row = { code, note: 'for tests', created_by: 'test', created_at: server.clock.now() }
  await server.db.insertInto('invitation_codes').values(row).execute()
  return code
}
