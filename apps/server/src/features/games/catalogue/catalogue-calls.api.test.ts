import { beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { saveVendorGames } from './vendor-games-store.ts'
import { saveVendor } from './vendor-store.ts'

const server = testServer()
const other = { provider: { code: 'moon-brand', name: 'Moon Brand' } }
const gameList = '/wps/relay/GCSGAME_gameList'
let token: string

beforeAll(async () => {
  await listAcmeGames(server, [
    vendorGame('dragon', {
      names: { vi: 'Rồng Hổ', en: 'Dragon Tiger' },
      subCategory: 'SC',
      lines: 25,
      rtpBp: 9_650,
      volatility: 'high',
      stakes: { VND: { min: '100000', max: '9000000' } },
      hitFrequencyBp: 2_310,
      maxWinX: 5_000,
      features: ['wild', 'freeSpins'],
    }),
    vendorGame('poker', {
      ...other,
      subCategory: 'VP',
      rtpBp: 9_600,
      rtpMinBp: 8_331,
      rebateWeight: 29,
      stakes: { VND: { min: '500000', max: '9000000' } },
      certificate: { modelId: 'draw', version: 1, hash: 'a'.repeat(64) },
    }),
    vendorGame('fish', { ...other, category: 'FISH', demo: false }),
    vendorGame('shut', { provider: { code: 'shut-brand', name: 'Shut' }, category: 'FISH', status: 'maintenance' }),
  ])
  token = (await registerMember(server)).token
})

const read = async (path: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', path, { query, token })).body.value

const codesOf = async (query: Record<string, string>) =>
  (await read(gameList, query)).list.map(({ gameCode }: { gameCode: string }) => gameCode).sort()

test('[R7.4.03] every field of the game list changes or limits what comes', async () => {
  const all = ['dragon', 'fish', 'poker', 'shut']
  expect(await codesOf({})).toEqual(all)
  expect(await codesOf({ clientType: '3' })).toEqual(all)
  expect(await codesOf({ clientType: '5' })).toEqual([])
  expect(await codesOf({ merchant: 'another-house' })).toEqual([])
  expect(await codesOf({ vassalage: 'moon-brand' })).toEqual(['fish', 'poker'])
  expect(await codesOf({ gameType: 'RNG' })).toEqual(['dragon', 'poker'])
  expect(await codesOf({ gameType: 'RNG', minBet: '1000.00' })).toEqual(['dragon'])
  expect(await codesOf({ gameClassify: 'VP' })).toEqual(['poker'])
  expect(await codesOf({ gameName: 'rong HO' })).toEqual(['dragon'])
  const [first, second] = [await read(gameList, { pageSize: '3' }), await read(gameList, { pageSize: '3', page: '2' })]
  expect([first.list.length, second.list.length, second.total]).toEqual([3, 1, 4])
  const named = async (language: string) => (await read(gameList, { gameName: 'dragon', language })).list[0].displayName
  expect([await named('vi'), await named('en')]).toEqual(['Rồng Hổ', 'Dragon Tiger'])
})

test('the list is narrowed by what the model says: lines, volatility, return and features', async () => {
  expect(await codesOf({ lines: '25' })).toEqual(['dragon'])
  expect(await codesOf({ lines: '26' })).toEqual([])
  expect(await codesOf({ volatility: 'high' })).toEqual(['dragon'])
  expect(await codesOf({ rtpMinBp: '9610', rtpMaxBp: '9650' })).toEqual(['dragon'])
  expect(await codesOf({ rtpMaxBp: '9649', gameType: 'RNG' })).toEqual(['poker'])
  expect(await codesOf({ feature: 'freeSpins' })).toEqual(['dragon'])
  expect(await codesOf({ feature: 'jackpot' })).toEqual([])
})

test('a search is narrowed as the list is, and follows what becomes of a game', async () => {
  const found = (narrowed: Record<string, string>) => codesOf({ gameName: 'ong h', ...narrowed })
  expect(await found({})).toEqual(['dragon'])
  expect(await found({ gameType: 'RNG', vassalage: 'acme-brand', volatility: 'high', lines: '25' })).toEqual(['dragon'])
  for (const [filter, other] of Object.entries({
    gameType: 'FISH',
    vassalage: 'moon-brand',
    volatility: 'low',
    lines: '26',
  }))
    expect(await found({ [filter]: other })).toEqual([])
  const change = (values: { is_enabled?: boolean; own_search_text?: string; vendor_status?: string }) =>
    server.db.updateTable('games').set(values).where('game_code', '=', 'dragon').execute()
  const foundAfter = async (name: string) => {
    server.clock.advance(2_000)
    return codesOf({ gameName: name })
  }
  await change({ is_enabled: false })
  expect(await foundAfter('ong h')).toEqual([])
  await change({ is_enabled: true, own_search_text: 'con rong chau tien' })
  expect(await foundAfter('chau t')).toEqual(['dragon'])
  await change({ own_search_text: '', vendor_status: 'retired' })
  expect(await foundAfter('ong h')).toEqual([])
  await change({ vendor_status: 'live' })
  expect(await foundAfter('ong h')).toEqual(['dragon'])
  expect(await foundAfter('chau t')).toEqual([])
})

test('a game whose bets return differently is found by its best play, and says its poorest bet too', async () => {
  const { list } = await read(gameList, { rtpMinBp: '9600', gameType: 'RNG', gameClassify: 'VP' })
  expect(list).toMatchObject([{ gameCode: 'poker', rtpBp: 9_600, rtpMinBp: 8_331 }])
  const [dragon] = (await read(gameList, { gameName: 'dragon' })).list
  expect(dragon).not.toHaveProperty('rtpMinBp')
})

test('the fact sheet says how much of a bet counts for rebates: the word of the day’s rule, or else the certificate’s', async () => {
  const [poker] = (await read(gameList, { gameName: 'poker' })).list
  const weight = async () => (await read('/lgw/games/game', { nodeId: poker.nodeId })).rebateWeight
  expect(await weight()).toBe(29)
  const publish = (effectiveOn: string, percent: number) =>
    server.pool.query(
      `insert into reward_rules (kind, effective_on, rates, weights, published_at)
       values ('rebate', ${effectiveOn}, '[]', $1, now())`,
      [JSON.stringify([{ nodeId: poker.nodeId, percent }])],
    )
  await publish('current_date - 1', 12)
  expect(await weight()).toBe(12)
  await publish('current_date + 5', 3)
  expect(await weight()).toBe(12)
})

test('a visitor has no token for the game list, the vendors and their types', async () => {
  for (const path of [gameList, '/wps/relay/GCSGAME_gameVendor', '/wps/relay/GCSGAME_getVassGameType'])
    expect((await server.portal('GET', path, { query: { vassalage: 'x' } })).status).toBe(401)
})

test('[R9.21] a page of the list and of a search has 42 games unless another number is asked for', async () => {
  expect(await read(gameList)).toMatchObject({ pageSize: 42 })
  expect(await read('/lgw/games/popular', { gameName: 'rong' })).toMatchObject({ pageSize: 42, total: 1, isCut: false })
})

test('[R9.20] favourites and recent games come in pages of 20', async () => {
  for (const path of ['/wps/relay/MCSFE_getFavoriteGamesList', '/wps/relay/GCS_recentGame'])
    expect(await read(path)).toMatchObject({ pageNo: 1, pageSize: 20 })
})

test('[R9.22] the winner board has at most 20 entries: more is not asked for', async () => {
  const board = (limitNum: string) =>
    server.portal('GET', '/wps/relay/GCSGAME_winnerBoard', { query: { gameCategory: 'ALL', limitNum } })
  expect((await board('20')).body.success).toBe(true)
  expect((await board('21')).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'limitNum' }] } })
})

test('[R7.4.01] [R3.104] [R3.105] [R3.107] the menu has a category with a card for each vendor', async () => {
  const menus = await read('/lgw/games/game_menus')
  expect(menus.map(({ title }: { title: string }) => title)).toEqual(['RNG', 'FISH'])
  const [slots] = menus
  const [card] = slots.cards.filter(({ vassalage }: { vassalage: string }) => vassalage === 'acme-brand')
  // A vendor of one game is that game.
  expect(card).toMatchObject({
    vassalage: 'acme-brand',
    accountTypeName: 'Acme Brand',
    gameType: 'RNG',
    displayName: 'Acme Brand',
    isGame: 'GAME',
    nodeId: expect.any(String),
    gameCount: 1,
  })
})

test('[R7.4.05] a vendor’s types of games come with their names and numbers', async () => {
  expect(await read('/wps/relay/GCSGAME_getVassGameType', { vassalage: 'moon-brand' })).toEqual([
    { gameType: 'FISH', displayName: 'Fishing', count: 1 },
    { gameType: 'RNG', displayName: 'Slots', count: 1 },
  ])
  expect(await read('/wps/relay/GCSGAME_getVassGameType', { vassalage: 'nobody' })).toEqual([])
})

test('[R7.4.06] vendors come in the operator’s order and say when they are closed', async () => {
  await server.db.updateTable('brands').set({ sort: 1 }).where('code', '=', 'shut-brand').execute()
  server.clock.advance(2_000)
  const vendors = await read('/wps/relay/GCSGAME_gameVendor', { gameType: 'FISH' })
  expect(vendors.map(({ vassalage, status }: Record<string, string>) => [vassalage, status])).toEqual([
    ['shut-brand', 'maintenance'],
    ['moon-brand', 'on'],
  ])
})

test('[R7.4.07] [R7.4.09] favourites are the caller’s own, and an unknown game is refused', async () => {
  const add = async (nodeId: string) => {
    const body = { nodeId, vendor: 'acme-brand', gameType: 'RNG' }
    return (await server.portal('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body })).body
  }
  const [dragon] = (await read(gameList, { gameName: 'dragon' })).list
  expect(await add('gme_nothing')).toMatchObject({ success: false, code: 'NOT_FOUND' })
  expect(await add(dragon.nodeId)).toMatchObject({ success: true })
  const mine = (await read('/wps/relay/MCSFE_getFavoriteGames')).map(({ nodeId }: { nodeId: string }) => nodeId)
  expect(mine).toEqual([dragon.nodeId])
  const stranger = await registerMember(server)
  const theirs = await server.portal('GET', '/wps/relay/MCSFE_getFavoriteGames', { token: stranger.token })
  expect(theirs.body.value).toEqual([])
})

test('[R3.090] [R3.091] [R3.092] [R3.097] [R3.099] a game has an id of its own, a known vendor and type, and says whether it can be tried', async () => {
  const { list } = await read(gameList)
  expect(new Set(list.map(({ nodeId }: { nodeId: string }) => nodeId)).size).toBe(list.length)
  const vendors = await read('/wps/relay/GCSGAME_gameVendor')
  for (const { vassalage, gameType } of list)
    expect(vendors).toContainEqual(expect.objectContaining({ vassalage, gameType }))
  const trialOf = (code: string) => list.find(({ gameCode }: { gameCode: string }) => gameCode === code).supportPlay
  expect([trialOf('dragon'), trialOf('fish')]).toEqual([0, 1])
})

test('the fact sheet names the model and its version, which games share it and what is certified; the rest is absent', async () => {
  const [dragon] = (await read(gameList, { gameName: 'dragon' })).list
  expect(await read('/lgw/games/game', { nodeId: dragon.nodeId })).toMatchObject({
    modelId: 'test',
    modelVersion: 1,
    sameRulesCount: 2,
    rtpBp: 9_650,
    volatility: 'high',
    hitFrequencyBp: 2_310,
    maxWinX: 5_000,
    features: ['wild', 'freeSpins'],
    stakes: { min: '1000.00', max: '90000.00' },
  })
  const [poker] = (await read(gameList, { gameName: 'poker' })).list
  const sheet = await read('/lgw/games/game', { nodeId: poker.nodeId })
  expect(sheet).toMatchObject({ modelId: 'draw', sameRulesCount: 0, features: [] })
  expect(await codesOf({ sameRulesAs: dragon.nodeId })).toEqual(['dragon', 'fish', 'shut'])
  expect(await codesOf({ sameRulesAs: dragon.nodeId, gameType: 'RNG' })).toEqual(['dragon'])
  expect(await codesOf({ sameRulesAs: 'gme_unknown' })).toEqual([])
  expect(sheet.hitFrequencyBp ?? sheet.maxWinX).toBeUndefined()
})

test('the same list again changes nothing, what is left out is retired, and the operator’s word stays', async () => {
  const late = (gameId: string) => vendorGame(gameId, { provider: { code: 'late', name: 'Late' } })
  const take = (games: readonly string[]) =>
    transact(server.db, (tx) => saveVendorGames(tx, { vendorId: 'beta', games: games.map(late), currency: 'VND' }))
  const vendor = { id: 'beta', name: 'Beta', base_url: 'http://beta.test', launch_origin: 'http://beta.test' }
  await transact(server.db, (tx) => saveVendor(tx, vendor))
  expect(await take(['one', 'two'])).toEqual({ added: 2, changed: 0 })
  await server.db.updateTable('games').set({ sort: 7 }).where('vendor_id', '=', 'beta').execute()
  expect(await take(['one', 'two'])).toEqual({ added: 0, changed: 0 })
  expect(await take(['two'])).toEqual({ added: 0, changed: 1 })
  const rows = server.db.selectFrom('games').select(['game_code', 'vendor_status', 'sort'])
  expect(await rows.where('vendor_id', '=', 'beta').orderBy('game_code').execute()).toEqual([
    { game_code: 'one', vendor_status: 'retired', sort: 7 },
    { game_code: 'two', vendor_status: 'live', sort: 7 },
  ])
})
