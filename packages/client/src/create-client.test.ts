import type { PortalContract } from '@fairground/contract'
import routes from '@fairground/contract/portal-routes.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { createClient } from './create-client.ts'

const refusal = { success: false, code: 'PASSWORD_REQUIRED', message: 'Please enter your password.', value: null }
const done = { success: true, code: 'SUCCESS', message: '', value: null }

/** A client whose server gives these answers one after the other; `sent` holds the bodies that it got. */
function clientOf(answers: object[], isShown: boolean) {
  const [sent, refused]: [string[], string[]] = [[], []]
  const { api } = createClient<PortalContract>({
    routes,
    origin: 'http://localhost',
    headers: () => ({}),
    fetch: async (request, init) => {
      sent.push(await new Request(request, init).text())
      const answer = answers.shift() ?? done
      return Response.json(answer, { status: 'success' in answer && answer.success === true ? 200 : 403 })
    },
    recover: async () => isShown,
    onRefusal: ({ code }) => refused.push(code),
  })
  return { api, sent, refused }
}

test('a call that wants the password first is made anew with the same body once it was shown, and nobody hears of a refusal', async () => {
  const { api, sent, refused } = clientOf([refusal, done], true)
  expect(await api.withdrawals.removeAccount({ cardId: 'card_1' })).toBeNull()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(refused).toEqual([])
})

test('it is refused where the password is not shown, and where showing it did not help it is not asked for again', async () => {
  for (const [isShown, count] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { api, sent, refused } = clientOf([refusal, refusal, done], isShown)
    await expect(api.withdrawals.removeAccount({ cardId: 'card_1' })).rejects.toMatchObject({ code: refusal.code })
    expect(sent).toHaveLength(count)
    expect(refused).toEqual([refusal.code])
  }
})

test('a log-in that nobody remembers any more is not made anew: there is nobody yet whose password could be shown', async () => {
  const { api, sent } = clientOf([refusal, done], true)
  await expect(api.session.enterRemembered({ username: 'hoai' })).rejects.toMatchObject({ code: refusal.code })
  expect(sent).toHaveLength(1)
})
