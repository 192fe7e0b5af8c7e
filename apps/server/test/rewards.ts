import type { PswPlayer } from './psw-player.ts'
import type { TestServer } from './test-server.ts'

interface RebateRow {
  gameType: string
  validBet: string
  rate: number
  amount: string
}

export const rebatesOf = async (server: TestServer, token: string): Promise<RebateRow[]> =>
  (await server.portal('GET', '/wps/relay/MCS2_rebateList', { token })).body.value

export const rebateOfSlots = async (server: TestServer, { token }: PswPlayer) =>
  (await rebatesOf(server, token)).find(({ gameType }) => gameType === 'RNG')

/** A round that paid nothing. */
export const lose = (player: PswPlayer, amount: string) => player.bet({ amount, roundClosed: true })

/** The settled bets of a player become older; those of the last seconds are not counted by day yet. */
export const age = (server: TestServer, { memberId }: PswPlayer, days: number) =>
  server.pool.query(
    `update game_rounds set opened_at = opened_at - $2 * interval '1 day', closed_at = closed_at - $2 * interval '1 day'
     where member_id = $1 and closed_at is not null`,
    [memberId, days],
  )

export const tenSeconds = 10 / 86_400
