import { cockfightVendors } from '@fairground/contract'
import { beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { ensurePlayer } from './vendor-player-store.ts'

const server = testServer()
const rememberedMs = 2_000
const stakes = { VND: { min: '100000', max: '9000000' } }
const lan = { hostId: 'lan', name: 'Lan', image: 'tile/none' }
const mai = { hostId: 'mai', name: 'Mai' }
const fights = (code: string) => vendorGame(`fight-${code}`, { category: 'COCKFIGHT', provider: { code, name: code } })
const nobody = { provider: { code: 'moon-brand', name: 'Moon Brand' } }

beforeAll(() =>
  listAcmeGames(server, [
    vendorGame('poker', { category: 'PVP', seats: 2, stakes }),
    vendorGame('xi-to', { category: 'PVP', ...nobody, status: 'maintenance' }),
    vendorGame('live-1', { category: 'LIVE', hosts: [lan, mai], status: 'maintenance' }),
    vendorGame('live-2', { category: 'LIVE', hosts: [mai] }),
    vendorGame('nameless', { names: { en: 'Only English' }, ...nobody }),
    ...cockfightVendors.map((code) => fights(code)),
    fights('elsewhere'),
  ]),
)

const read = async (path: string, query: Record<string, string> = {}, token?: string) =>
  (await server.portal('GET', path, { query, token, headers: { language: 'vi' } })).body.value

const gamesOf = async (query: Record<string, string>) => (await read('/lgw/games/popular', query)).list
type Card = { title: string; cards: { vassalage: string; accountTypeName: string; displayName: string }[] }
const menus = (): Promise<Card[]> => read('/lgw/games/game_menus')

/** Somebody new opens the game for money, for a minute. */
async function sitDown(gameCode: string) {
  const { memberId } = await registerMember(server)
  const playerId = await transact(server.db, (tx) => ensurePlayer(tx, 'acme', memberId))
  const [at, until] = [server.clock.now(), new Date(server.clock.now().getTime() + 60_000)]
  const seat = {
    ...{ vendor_id: 'acme', game_code: gameCode, member_id: memberId, player_id: playerId, currency: 'VND' },
    ...{ session_id: 'ses_test', mode: 'real', token_hash: Buffer.from(memberId), created_at: at, expires_at: until },
  }
  await server.db
    .insertInto('launches')
    .values({ ...seat, id: memberId, node_id: 'any', language: 'vi' })
    .execute()
  await server.db
    .insertInto('game_sessions')
    .values({ ...seat, launch_id: memberId, expires_at_latest: until })
    .execute()
}

test('[R3.093] [R3.094] a game is called by its name in the language asked for; one that has none there by the name of its node', async () => {
  const [poker] = await gamesOf({ gameType: 'PVP', vassalage: 'acme-brand' })
  expect(poker).toMatchObject({ gameName: 'Trò poker', nodeName: 'Game poker', displayName: 'Trò poker' })
  const [nameless] = await gamesOf({ gameType: 'RNG', vassalage: 'moon-brand' })
  expect(nameless).toMatchObject({ nodeName: 'Only English', displayName: 'Only English' })
  expect(nameless.gameName).toBeUndefined()
})

test('[R3.095] a game without a picture of its own has its vendor’s', async () => {
  await setSite(server, 'vendorImageBase', 'https://img.test/v')
  const [poker] = await gamesOf({ gameType: 'PVP', vassalage: 'acme-brand' })
  expect(poker.showIcon).toBeUndefined()
  expect(poker.iconUrl).toBe('https://img.test/v/acme-brand/PVP')
  await setSite(server, 'vendorImageBase', '')
})

test('[R3.106] [R3.108] each card of the menu has a name to show, and names the wallet it is played from', async () => {
  for (const { cards } of await menus())
    for (const card of cards) {
      expect(card.displayName).not.toBe('')
      expect(card.accountTypeName).toBe(card.displayName)
    }
  await server.db.updateTable('vendors').set({ wallet_mode: 'transfer' }).where('id', '=', 'acme').execute()
  server.clock.advance(rememberedMs)
  const names = (await menus()).flatMap(({ cards }) => cards.map(({ accountTypeName }) => accountTypeName))
  expect(new Set(names)).toEqual(new Set(['Acme']))
  const { token } = await registerMember(server)
  const { wallets } = await read('/wps/relay/GCS_merchantWallet', {}, token)
  expect(wallets.map(({ accountTypeName }: { accountTypeName: string }) => accountTypeName)).toContain('Acme')
  await server.db.updateTable('vendors').set({ wallet_mode: 'single' }).where('id', '=', 'acme').execute()
})

test('[R3.149] cockfights are shown of the five vendors that may have them, as far as the operator shows those', async () => {
  await server.db.updateTable('brands').set({ is_enabled: false }).where('code', '=', 'DIG').execute()
  server.clock.advance(rememberedMs)
  const shown = cockfightVendors.filter((code) => code !== 'DIG').toSorted()
  const group = (await menus()).find(({ title }) => title === 'COCKFIGHT')
  expect(group?.cards.map(({ vassalage }) => vassalage).toSorted()).toEqual(shown)
  const games = await gamesOf({ gameType: 'COCKFIGHT' })
  expect(games.map(({ vassalage }: { vassalage: string }) => vassalage).toSorted()).toEqual(shown)
})

test('[R7.4.14] card rooms tell their stakes and places, who sits there, and when they are full or closed', async () => {
  expect((await server.portal('GET', '/wps/relay/GLS2_roomList')).body.code).toBe('NOT_LOGGED_IN')
  const { token } = await registerMember(server)
  const rooms = (query: Record<string, string> = {}) => read('/wps/relay/GLS2_roomList', query, token)
  await sitDown('poker')
  expect(await rooms({ vassalage: 'acme-brand' })).toEqual([
    {
      roomId: expect.any(String),
      name: 'Trò poker',
      vassalage: 'acme-brand',
      vendorName: 'Acme Brand',
      gameType: 'PVP',
      gameCode: 'poker',
      openIn: 'route',
      minBet: '1000.00',
      maxBet: '90000.00',
      players: 1,
      seats: 2,
      status: 'open',
    },
  ])
  expect((await rooms({ pageSize: '1', pageNo: '2' }))[0]).toMatchObject({ gameCode: 'xi-to', status: 'closed' })
  await sitDown('poker')
  expect((await rooms({ vassalage: 'acme-brand' }))[0]).toMatchObject({ players: 2, status: 'full' })
  server.clock.advance(61_000)
  expect((await rooms({ vassalage: 'acme-brand' }))[0]).toMatchObject({ players: 0, status: 'open' })
})

test('[R7.8.01] whoever deals at live tables is listed once, first those whose table is open', async () => {
  expect(await read('/wps/relay/CBS_modelList')).toMatchObject([
    { modelId: 'mai', name: 'Mai', vassalage: 'acme-brand', vendorName: 'Acme Brand', online: true },
    { modelId: 'lan', name: 'Lan', online: false },
  ])
  expect(await read('/wps/relay/CBS_modelList', { pageSize: '1', pageNo: '2' })).toMatchObject([{ modelId: 'lan' }])
  const [{ nodeId }] = await read('/wps/relay/CBS_modelList')
  expect(await read('/lgw/games/game', { nodeId })).toMatchObject({ gameCode: 'live-2' })
})
