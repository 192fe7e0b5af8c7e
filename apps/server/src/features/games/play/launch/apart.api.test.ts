import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../../test/agents.ts'
import { registerMember, type TestMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames, testRoom } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('card-rooms')
const other = new TestVendor('other-card-rooms')
beforeAll(async () => {
  for (const one of [vendor, other]) {
    one.games = [...one.games, { ...gameOf(testRoom), category: 'PVP' as const }]
    await one.start(server)
  }
})
afterAll(() => Promise.all([vendor.stop(), other.stop()]))

interface Wishes {
  cookie?: string | undefined
  gameCode?: string
  at?: TestVendor
}

/** What a vendor is told of a player who opens a game in a browser that has this cookie; none: a new browser. */
async function told(member: TestMember, { cookie, gameCode = testRoom, at = vendor }: Wishes = {}) {
  const { node_id: nodeId } = await server.db
    .selectFrom('games')
    .select('node_id')
    .where('vendor_id', '=', at.vendorId)
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow()
  const gameType = gameCode === testRoom ? 'PVP' : 'RNG'
  const { body, headers } = await server.portal('POST', '/wps/game/launchGame', {
    ...{ token: member.token, cookie },
    body: { nodeId, vassalage: 'test-brand', gameType, mode: 'real', language: 'vi', returnUrl: 'http://localhost' },
  })
  const launchToken = new URL(body.value.url).searchParams.get('launchToken') ?? ''
  const { answer } = await at.send('authenticate', { launchToken, gameId: gameCode })
  const browser = [headers['set-cookie']]
    .flat()
    .map(String)
    .find((text) => text.startsWith('bid='))
  return { apart: answer.apart as string[] | undefined, setCookie: browser?.split(';')[0] }
}

const common = (one: readonly string[] | undefined, two: readonly string[] | undefined) =>
  (one ?? []).filter((mark) => two?.includes(mark))

test('players of one line of agents share a mark, however far apart they stand in it; those of two lines share none', async () => {
  const agent = await openAgent(server)
  const [near, below] = [await registerBelow(server, agent), await registerBelow(server, agent)]
  const far = await registerBelow(server, below, false)
  const stranger = await registerBelow(server, await openAgent(server))
  const alone = await registerMember(server)
  const [one, two, three, four] = [await told(near), await told(far), await told(stranger), await told(alone)]
  expect(common(one.apart, two.apart)).toHaveLength(1)
  expect(common(one.apart, three.apart)).toEqual([])
  // Nobody brought him: he has the mark of his browser alone.
  expect(four.apart).toHaveLength(1)
  const names = [agent, near, far].flatMap(({ memberId, account }) => [memberId, account])
  for (const mark of [...(one.apart ?? []), ...(two.apart ?? [])]) expect(names).not.toContain(mark)
})

test('accounts that play in one browser share a mark; two vendors are told different ones, and other games none', async () => {
  const [mine, theirs] = [await registerMember(server), await registerMember(server)]
  const first = await told(mine)
  const same = await told(theirs, { cookie: first.setCookie })
  expect(common(first.apart, same.apart)).toEqual(first.apart)
  expect(common(first.apart, (await told(theirs)).apart)).toEqual([])
  const elsewhere = await told(mine, { cookie: first.setCookie, at: other })
  expect(elsewhere.apart).toHaveLength(1)
  expect(common(first.apart, elsewhere.apart)).toEqual([])
  expect((await told(mine, { gameCode: testGames.single })).apart).toBeUndefined()
})
