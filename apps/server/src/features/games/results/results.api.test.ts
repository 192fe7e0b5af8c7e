import type { RankEntry } from '@fairground/contract'
import { beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember, type TestMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { siteDay } from '../../../lib/site-day.ts'

const server = testServer()
const winsShownMax = 20
/** Longer than ranks are remembered. */
const rememberedMs = 31_000
let members: TestMember[]

beforeAll(async () => {
  await listAcmeGames(server, [vendorGame('slot'), vendorGame('fish', { category: 'FISH' })])
  members = [await registerMember(server), await registerMember(server)]
})

const memberAt = (index: number) => {
  const member = members[index]
  if (!member) throw new Error('no such member')
  return member
}

/** A day's winning rounds of a member, as the job counts them. `daysAgo` 0 is today. */
const countWins = (index: number, gameCode: string, { wonMinor = 0n, daysAgo = 0, currency = 'VND' }) =>
  server.db
    .insertInto('bet_days')
    .values({
      member_id: memberAt(index).memberId,
      day: new Date(Date.parse(siteDay(server.context)) - daysAgo * 86_400_000),
      vendor_id: 'acme',
      game_code: gameCode,
      currency,
      outcome: 'won',
      round_count: '1',
      stakes_minor: '100',
      rollbacks_minor: '0',
      payouts_minor: String(wonMinor),
    })
    .execute()

const ranks = async (query: Record<string, string>): Promise<RankEntry[]> =>
  (await server.portal('GET', '/wps/relay/GCSGAME_getRankList', { query })).body.value

test('[R7.4.22] the rank list puts who won most in its period first, play money aside, accounts masked', async () => {
  await countWins(0, 'slot', { wonMinor: 5_000_00n })
  await countWins(1, 'fish', { wonMinor: 9_000_00n, daysAgo: 3 })
  await countWins(1, 'slot', { wonMinor: 99_000_00n, currency: 'FUN' })
  await countWins(0, 'fish', { wonMinor: 8_000_00n, daysAgo: 20 })
  const amounts = async (query: Record<string, string>) =>
    (await ranks(query)).map(({ rank, amount }) => [rank, amount])
  expect(await amounts({ period: 'day' })).toEqual([[1, '5000.00']])
  expect(await amounts({})).toEqual([
    [1, '9000.00'],
    [2, '5000.00'],
  ])
  expect(await amounts({ period: 'month' })).toEqual([
    [1, '13000.00'],
    [2, '9000.00'],
  ])
  expect(await amounts({ period: 'month', gameType: 'RNG' })).toEqual([[1, '5000.00']])
  const { account } = memberAt(1)
  const [first] = await ranks({})
  expect(first?.account).toBe(`${account.slice(0, 2)}${'*'.repeat(account.length - 3)}${account.at(-1)}`)
})

test('[R3.117] [R7.4.23] the winner board has the twenty largest wins of the day and no more', async () => {
  const { memberId } = memberAt(0)
  const closedAt = new Date()
  const rounds = Array.from({ length: winsShownMax + 1 }, (_, index) => ({
    vendor_id: 'acme',
    round_id: `won-${index}`,
    player_id: 'plr_test',
    member_id: memberId,
    game_code: 'slot',
    currency: 'VND',
    state: 'closed',
    stakes_minor: '100',
    payouts_minor: String(1_000 + index),
    opened_at: closedAt,
    closed_at: closedAt,
  }))
  await server.db.insertInto('game_rounds').values(rounds).execute()
  const board = async (query: Record<string, string>) =>
    (await server.portal('GET', '/wps/relay/GCSGAME_winnerBoard', { query })).body
  const { value } = await board({ gameCategory: 'ALL', limitNum: '20' })
  expect(value).toHaveLength(winsShownMax)
  expect(value[0].vo.winAmount).toMatch(/^\d+\.\d{2}$/)
  expect(value[0].vo).toMatchObject({ winAmount: '10.20', vassalage: 'acme-brand', gameType: 'RNG' })
  // The board of the lotteries has none of a slot, and those of what is a lottery.
  expect((await board({ gameCategory: 'ELOTT' })).value).toEqual([])
  const asType = (game_type: string) =>
    server.db.updateTable('games').set({ game_type }).where('game_code', '=', 'slot').execute()
  await asType('ELOTT')
  server.clock.advance(rememberedMs)
  expect((await board({ gameCategory: 'ELOTT' })).value).toHaveLength(winsShownMax)
  await asType('RNG')
  expect((await board({ gameCategory: 'RNG' })).code).toBe('VALIDATION')
  expect((await board({ limitNum: '21' })).code).toBe('VALIDATION')
})

test('a member who keeps off the boards is on none of them, and is back at will', async () => {
  const { token } = memberAt(0)
  const boards = '/wps/member/boards'
  const winners = async () => {
    server.clock.advance(rememberedMs)
    return (await server.portal('GET', '/wps/relay/GCSGAME_winnerBoard')).body.value
  }
  const rankCount = async (period: string) => {
    server.clock.advance(rememberedMs)
    return (await ranks({ period })).length
  }
  expect((await server.portal('GET', boards, { token })).body.value).toEqual({ isShown: true })
  const before = [await rankCount('month'), (await winners()).length]
  expect((await server.portal('PUT', boards, { token, body: { isShown: false } })).body.value).toEqual({
    isShown: false,
  })
  expect(await winners()).toEqual([])
  expect(await rankCount('month')).toBe((before[0] ?? 0) - 1)
  expect((await server.portal('PUT', boards, { body: { isShown: false } })).body.code).toBe('NOT_LOGGED_IN')
  expect((await server.portal('PUT', boards, { token, body: { isShown: 'no' } })).body.code).toBe('VALIDATION')
  const audited = server.db.selectFrom('audit_log').select('subject').where('action', '=', 'member.boards-chosen')
  expect(await audited.execute()).toEqual([{ subject: memberAt(0).memberId }])
  await server.portal('PUT', boards, { token, body: { isShown: true } })
  expect([await rankCount('month'), (await winners()).length]).toEqual(before)
})
