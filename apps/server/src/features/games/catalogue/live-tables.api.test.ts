import { beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { ensurePlayer } from './vendor-player-store.ts'

const server = testServer()
const tcg = { provider: { code: 'TCG_SEA', name: 'TCG SEA' } }
const recentMax = 20

beforeAll(() =>
  listAcmeGames(server, [
    vendorGame('bac', { category: 'LIVE', table: 'baccarat' }),
    vendorGame('sic', { category: 'LIVE', table: 'sicbo' }),
    vendorGame('rou', { category: 'LIVE', table: 'roulette' }),
    vendorGame('dra', { category: 'LIVE', table: 'dragonTiger' }),
    vendorGame('bla', { category: 'LIVE', table: 'blackjack' }),
    vendorGame('wheel', { category: 'LIVE', ...tcg }),
    ...Array.from({ length: recentMax + 1 }, (_, index) => vendorGame(`slot-${index}`)),
  ]),
)

const read = async (path: string, query: Record<string, string> = {}, token?: string) =>
  (await server.portal('GET', path, { query, token })).body.value

test('[R2.6.26] each category of live tables has its own games, and others has the rest', async () => {
  const codes = async (category: string) =>
    (await read('/lgw/games/popular', { gameType: 'LIVE', category })).list.map(
      ({ gameCode }: { gameCode: string }) => gameCode,
    )
  expect(await codes('baccarat')).toEqual(['bac'])
  expect(await codes('sicbo')).toEqual(['sic'])
  expect(await codes('roulette')).toEqual(['rou'])
  expect(await codes('dragonTiger')).toEqual(['dra'])
  expect(await codes('blackjack')).toEqual(['bla'])
  expect(await codes('others')).toEqual(['wheel'])
})

test('[R7.4.11] recent games are those launched last, at most twenty a page, the newest first', async () => {
  const { token, memberId } = await registerMember(server)
  const games = await server.db.selectFrom('games').select(['node_id', 'game_code']).execute()
  const session = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const playerId = await transact(server.db, (tx) => ensurePlayer(tx, 'acme', memberId))
  const launchedAt = (index: number) => new Date(server.clock.now().getTime() - index * 60_000)
  const launches = games
    .filter(({ game_code }) => game_code.startsWith('slot'))
    .map(({ node_id, game_code }, index) => ({
      id: `lch_${game_code}`,
      vendor_id: 'acme',
      node_id,
      game_code,
      member_id: memberId,
      player_id: playerId,
      session_id: session?.id ?? '',
      mode: 'real',
      currency: 'VND',
      language: 'vi',
      token_hash: Buffer.from(game_code),
      created_at: launchedAt(index),
      expires_at: launchedAt(index),
    }))
  await server.db.insertInto('launches').values(launches).execute()
  const recent = await read('/wps/relay/GCS_recentGame', { pageNo: '1', pageSize: '20' }, token)
  expect(recent.total).toBe(recentMax + 1)
  expect(recent.list.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(
    launches.slice(0, recentMax).map(({ node_id }) => node_id),
  )
})

test('[R2.5.12] [R2.5.10] the operator chooses one mini game; the one before is a window still, and a launch says so', async () => {
  const { cookie } = await signInStaff(server, 'content')
  const listed = (await server.console('GET', '/staff/games', { cookie, query: { name: 'slot' } })).body.value.list
  const place = async ({ nodeId, ...game }: { nodeId: string }, opensIn: string) => {
    const body = { ...game, opensIn }
    expect((await server.console('PUT', `/staff/games/${nodeId}`, { cookie, body })).body.success).toBe(true)
    server.clock.advance(2_000)
  }
  const mini = () => read('/lgw/games/mini_game')
  expect(await mini()).toBeNull()
  await place(listed[0], 'mini')
  expect(await mini()).toMatchObject({ nodeId: listed[0].nodeId, openIn: 'popup' })
  await place(listed[1], 'mini')
  expect(await mini()).toMatchObject({ nodeId: listed[1].nodeId })
  expect(await read('/lgw/games/game', { nodeId: listed[0].nodeId })).toMatchObject({ openIn: 'popup' })
  await place(listed[1], 'page')
  expect(await mini()).toBeNull()
  expect(await read('/lgw/games/game', { nodeId: listed[1].nodeId })).toMatchObject({ openIn: 'route' })
})

test('[R3.155] [R3.145] with TY no vendor is called TCG in any list, without it they are as they are', async () => {
  const { token } = await registerMember(server)
  const names = async () => {
    const menus = await read('/lgw/games/game_menus')
    const vendors = await read('/wps/relay/GCSGAME_gameVendor', {}, token)
    const [game] = (await read('/lgw/games/popular', { vassalage: 'TCG_SEA' })).list
    const cards = [...menus.flatMap((group: { cards: object[] }) => group.cards), ...vendors]
    return [game.vendorName, ...new Set(cards.map(({ displayName }: { displayName: string }) => displayName))].sort()
  }
  expect(await names()).toEqual(['Acme Brand', 'TCG SEA', 'TCG SEA'])
  await setSite(server, 'hasTy', true)
  expect(await names()).toEqual(['Acme Brand', 'Lotto House SEA', 'Lotto House SEA'])
  await setSite(server, 'tcgAlias', 'Sky Lotto')
  expect(await names()).toContain('Sky Lotto SEA')
  expect((await read('/wps/system/status')).languages).toContain('TY')
  await setSite(server, 'hasTy', false)
})

test('[R3.156] another base in the settings changes the address of every vendor picture', async () => {
  const pictures = async () =>
    (await read('/lgw/games/game_menus')).flatMap(({ cards }: { cards: { iconUrl?: string }[] }) =>
      cards.map(({ iconUrl }) => iconUrl),
    )
  await setSite(server, 'vendorImageBase', 'https://img.test/v')
  expect((await pictures()).sort()).toEqual([
    'https://img.test/v/TCG_SEA/LIVE',
    'https://img.test/v/acme-brand/LIVE',
    'https://img.test/v/acme-brand/RNG',
  ])
  await setSite(server, 'vendorImageBase', '')
  expect((await pictures()).join()).not.toContain('img.test')
})
