import { expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })

test('[R7.2.08] an address that writes without end has to wait, and what came before is kept', async () => {
  const body = { questionType: 'other', content: 'The same again and again' }
  const send = () => server.portal('PUT', '/wps/feedback', { body })
  for (let i = 0; i < 20; i += 1) expect((await send()).body.success).toBe(true)
  expect(await send()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(await server.db.selectFrom('feedbacks').select('id').execute()).toHaveLength(20)
})
