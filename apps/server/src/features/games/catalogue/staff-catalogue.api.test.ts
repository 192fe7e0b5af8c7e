import type { StaffGame } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { LivePage } from '../../../../test/live-page.ts'
import { registerMember } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startLive } from '../../talk/live/index.ts'

const server = testServer()
/** Sooner than staff have to sign in again. */
const untilKickOffMs = 600_000
let cookie: string
let readerCookie: string
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  await listAcmeGames(server, [
    vendorGame('dragon', { names: { vi: 'Rồng', en: 'Dragon' }, subCategory: 'SC' }),
    vendorGame('tiger'),
    vendorGame('phoenix', { provider: { code: 'moon-brand', name: 'Moon Brand' } }),
  ])
  cookie = (await signInStaff(server, 'content')).cookie
  readerCookie = (await signInStaff(server, 'support')).cookie
  live = await startLive(server.context, server.portalApp.server)
  await server.portalApp.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => live.stop())

const call = async (method: 'GET' | 'PUT' | 'POST', path: string, options: object = {}) =>
  (await server.console(method, path, { cookie, ...options })).body
const gameOf = async (gameCode: string): Promise<StaffGame> =>
  (await call('GET', '/staff/games')).value.list.find((game: StaffGame) => game.gameCode === gameCode)
const auditOf = (action: string) =>
  server.db.selectFrom('audit_log').select(['subject', 'detail']).where('action', '=', action).execute()

const lobby = async (query: Record<string, string> = {}) => {
  server.clock.advance(2_000)
  return (await server.portal('GET', '/lgw/games/popular', { query })).body.value.list
}

const termsOf = ({ isEnabled, sort, classify, trial, opensIn, names }: StaffGame) => ({
  isEnabled,
  sort,
  classify,
  trial,
  opensIn,
  names,
})

test('what the operator says of a game is what visitors see, and is on record with what stood before', async () => {
  const dragon = await gameOf('dragon')
  const terms = {
    isEnabled: true,
    sort: 5,
    classify: 'JP',
    trial: 'off',
    opensIn: 'page',
    names: { vi: 'Rồng Thiêng', en: '' },
  }
  const changed = await call('PUT', `/staff/games/${dragon.nodeId}`, { body: terms })
  expect(changed.value).toMatchObject({ ...terms, vendorNames: { vi: 'Rồng', en: 'Dragon' }, vendorClassify: 'SC' })
  const [shown] = await lobby({ gameName: 'thieng' })
  expect(shown).toMatchObject({ nodeId: dragon.nodeId, gameClassify: 'JP', supportPlay: 1, displayName: 'Dragon' })
  expect((await lobby())[0].nodeId).toBe(dragon.nodeId)
  expect(await auditOf('catalogue.game-changed')).toEqual([
    { subject: dragon.nodeId, detail: { terms, before: termsOf(dragon) } },
  ])
  await call('PUT', `/staff/games/${dragon.nodeId}`, { body: termsOf(dragon) })
})

test('whoever may only look changes nothing, and nobody from outside sees anything', async () => {
  const { nodeId, ...game } = await gameOf('tiger')
  const body = termsOf({ nodeId, ...game })
  expect((await server.console('PUT', `/staff/games/${nodeId}`, { cookie: readerCookie, body })).status).toBe(403)
  expect((await server.console('GET', '/staff/games', { cookie: readerCookie })).status).toBe(200)
  expect((await server.console('GET', '/staff/games')).status).toBe(401)
  expect((await call('PUT', '/staff/games/gme_nothing', { body })).code).toBe('NOT_FOUND')
})

test('the hot row is put in order whole; a game that is closed or there twice is refused', async () => {
  const [dragon, tiger] = [await gameOf('dragon'), await gameOf('tiger')]
  const order = (nodeIds: string[]) => call('PUT', '/staff/hot-games', { body: { nodeIds } })
  expect((await order([tiger.nodeId, dragon.nodeId])).value.list.map(({ hotRank }: StaffGame) => hotRank)).toEqual([
    1, 2,
  ])
  server.clock.advance(2_000)
  const hot = await server.portal('GET', '/wps/relay/GCSGAME_hotGamesV2')
  expect(hot.body.value.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['tiger', 'dragon'])
  expect((await order([tiger.nodeId, tiger.nodeId])).code).toBe('VALIDATION')
  expect((await order(['gme_nothing'])).code).toBe('GAME_UNAVAILABLE')
  expect(await auditOf('catalogue.hot-ordered')).toHaveLength(1)
})

test('open pages hear that the lobby changed, whatever the operator changed of it', async () => {
  const { token } = await registerMember(server)
  const { ticket } = (await server.portal('POST', '/wps/live/ticket', { token })).body.value
  const page = await LivePage.open(server, ticket)
  const [dragon, tiger] = [await gameOf('dragon'), await gameOf('tiger')]
  const changes: [path: string, body: object][] = [
    [`/staff/games/${dragon.nodeId}`, termsOf(dragon)],
    ['/staff/hot-games', { nodeIds: [tiger.nodeId, dragon.nodeId] }],
    ['/staff/brands/moon-brand', { isEnabled: true, sort: 3 }],
  ]
  for (const [index, [path, body]] of changes.entries()) {
    expect((await call('PUT', path, { body })).success).toBe(true)
    await expect.poll(() => page.heard, { message: path }).toHaveLength(index + 1)
  }
  expect(new Set(page.heard.map(({ type }) => type))).toEqual(new Set(['lobby.changed']))
  page.close()
})

test('a vendor that is hidden has no games in the lobby', async () => {
  const change = (isEnabled: boolean) => call('PUT', '/staff/brands/moon-brand', { body: { isEnabled, sort: 3 } })
  expect((await change(false)).value).toMatchObject({ isEnabled: false, sort: 3, gameCount: 1 })
  expect((await lobby()).map(({ vassalage }: { vassalage: string }) => vassalage)).not.toContain('moon-brand')
  await change(true)
  expect((await lobby()).map(({ vassalage }: { vassalage: string }) => vassalage)).toContain('moon-brand')
  expect((await call('PUT', '/staff/brands/nobody', { body: { isEnabled: true, sort: 1 } })).code).toBe('NOT_FOUND')
})

test('a file is taken over as it was looked at, once, and the file it answers takes it back', async () => {
  const { csv } = (await call('GET', '/staff/games-file')).value
  const changed = csv.replace(/acme,tiger,yes,\d+,\*,\*,\*,/, 'acme,tiger,no,77,TG,off,Hổ Thiêng,')
  const post = async (path: string, body: object) => call('POST', path, { body })
  const preview = (await post('/staff/games-file/preview', { csv: changed })).value
  expect(preview).toMatchObject({ lineCount: 3, changeCount: 1, faults: [], changes: [{ gameCode: 'tiger' }] })
  expect((await post('/staff/games-file', { csv: changed, digest: 'another' })).code).toBe('STATE_CONFLICT')
  const before = await gameOf('tiger')
  const taken = (await post('/staff/games-file', { csv: changed, digest: preview.digest })).value
  expect(taken.changeCount).toBe(1)
  expect(await gameOf('tiger')).toMatchObject({
    isEnabled: false,
    sort: 77,
    classify: 'TG',
    names: { vi: 'Hổ Thiêng' },
  })
  expect((await post('/staff/games-file', { csv: changed, digest: preview.digest })).value.changeCount).toBe(0)
  const undo = (await post('/staff/games-file/preview', { csv: taken.undoCsv })).value
  await post('/staff/games-file', { csv: taken.undoCsv, digest: undo.digest })
  expect(await gameOf('tiger')).toEqual(before)
  expect(await auditOf('catalogue.file-taken')).toHaveLength(2)
})

test('a file with a fault names its line and changes nothing', async () => {
  const csv = 'vendor,gameCode,enabled,sort,classify,trial,nameVi,nameEn\nacme,tiger,no,,,,,\nacme,nothing,no,,,,,\n'
  const preview = (await call('POST', '/staff/games-file/preview', { body: { csv } })).value
  expect(preview).toMatchObject({ changeCount: 1, faults: [{ line: 3, fault: 'unknownGame' }] })
  const body = { csv, digest: preview.digest }
  expect((await call('POST', '/staff/games-file', { body })).code).toBe('STATE_CONFLICT')
  expect(await gameOf('tiger')).toMatchObject({ isEnabled: true })
})

const match = () => ({
  title: 'Harbour Cup',
  homeTeam: 'Red Lanterns',
  awayTeam: 'Night Ferry',
  homeTeamImageUrl: 'https://pictures.test/red.png',
  awayTeamImageUrl: null,
  matchTime: new Date(server.clock.now().getTime() + untilKickOffMs).toISOString(),
  durationMinutes: 120,
  shownFrom: server.clock.now().toISOString(),
  vassalage: 'acme-brand',
  nodeId: null,
})

test('[R2.4.22] [R3.111] [R3.112] [R3.115] a match that staff add is told to visitors, runs from its kick-off and ends', async () => {
  const added = (await call('POST', '/staff/matches', { body: match() })).value
  expect(added).toMatchObject({ state: 'soon', homeTeam: 'Red Lanterns' })
  const shown = async () => {
    server.clock.advance(2_000)
    return (await server.portal('GET', '/lgw/games/hotMatches')).body.value
  }
  expect(await shown()).toEqual([
    {
      matchId: added.matchId,
      title: 'Harbour Cup',
      homeTeam: 'Red Lanterns',
      awayTeam: 'Night Ferry',
      homeTeamImageUrl: 'https://pictures.test/red.png',
      matchTime: added.matchTime,
      state: 'soon',
      vassalage: 'acme-brand',
    },
  ])
  server.clock.advance(untilKickOffMs)
  expect(await shown()).toMatchObject([{ state: 'live' }])
  const changed = { ...match(), matchTime: added.matchTime, title: 'Harbour Cup, final' }
  expect((await call('PUT', `/staff/matches/${added.matchId}`, { body: changed })).value.title).toContain('final')
  expect((await call('POST', `/staff/matches/${added.matchId}/end`)).value.state).toBe('over')
  expect(await shown()).toEqual([])
  expect((await call('PUT', `/staff/matches/${added.matchId}`, { body: changed })).code).toBe('STATE_CONFLICT')
  expect((await call('GET', '/staff/matches')).value.list).toMatchObject([{ matchId: added.matchId, state: 'over' }])
  for (const action of ['added', 'changed', 'ended'])
    expect(await auditOf(`catalogue.match-${action}`)).toMatchObject([{ subject: added.matchId }])
})

test('a match of the past, of nobody or with a game of another vendor is refused with its field', async () => {
  const { nodeId } = await gameOf('phoenix')
  const fieldOf = async (change: object) =>
    (await call('POST', '/staff/matches', { body: { ...match(), ...change } })).value.errors[0].field
  expect(await fieldOf({ matchTime: '2020-01-01T00:00:00Z' })).toBe('matchTime')
  expect(await fieldOf({ vassalage: 'nobody' })).toBe('vassalage')
  expect(await fieldOf({ nodeId })).toBe('nodeId')
  expect(await fieldOf({ homeTeamImageUrl: 'javascript:alert(1)' })).toBe('homeTeamImageUrl')
})
