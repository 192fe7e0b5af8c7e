import type { Wish } from '@fairground/contract'
import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'

/** Somebody else's yes to what waits for it; nothing where nothing waits. */
export async function sayYesToWaiting(server: TestServer, subject: string): Promise<void> {
  const query = { state: 'asked', subject }
  const { cookie } = await signInStaff(server, 'finance')
  const waiting: Wish[] = (await server.console('GET', '/staff/wishes', { cookie, query })).body.value.list
  for (const { wishId } of waiting) {
    const { body } = await server.console('POST', `/staff/wishes/${wishId}/decide`, {
      cookie,
      body: { isApproved: true },
    })
    if (!body.success) throw new Error(`no second yes: ${JSON.stringify(body)}`)
  }
}
