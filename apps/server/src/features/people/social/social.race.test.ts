import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { socialWorld } from '../../../../test/social-world.ts'
import { visitAs } from '../../../../test/visitor.ts'

const world = await socialWorld()
const codesOf = (answers: { body: { code: string } }[]) => answers.map(({ body }) => body.code).sort()
const times = (count: number) => Array.from({ length: count }, (_, i) => i)

test('the same answer of a provider brought ten times at once is taken once', async () => {
  const { url, cookie } = await world.begin()
  const returned = await visitAs('race-1', url)
  const codes = codesOf(await Promise.all(times(10).map(() => world.enter(cookie, 'google', returned))))
  expect(codes).toEqual([...times(9).map(() => 'CODE_EXPIRED'), 'REGISTRATION_REQUIRED'])
})

test('one person with five tickets opens one account', async () => {
  const waiting = await Promise.all(times(5).map(() => world.signIn('race-2')))
  const answers = await Promise.all(waiting.map(({ body, cookie }) => world.register(body.value.socialTicket, cookie)))
  expect(codesOf(answers)).toEqual([...times(4).map(() => 'SOCIAL_TAKEN'), 'SUCCESS'])
})

test('two members who add the same person at once: one has it', async () => {
  const members = await Promise.all([registerMember(world.server), registerMember(world.server)])
  const answers = await Promise.all(members.map(({ token }) => world.link('race-3', 'google', token)))
  expect(codesOf(answers)).toEqual(['SOCIAL_TAKEN', 'SUCCESS'])
})
