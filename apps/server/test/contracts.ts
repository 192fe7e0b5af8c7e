import { expect } from 'vitest'
import { recordJobs } from '../src/features/money/records/index.ts'
import { registerBelow } from './agents.ts'
import { registerMember, type TestMember } from './members.ts'
import { askDeposit } from './money.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

export const processPaths = {
  dividend: '/wps/relay/MCS2_processDividendReq',
  daily: '/wps/relay/MCS2_processDailySalContract',
  hourly: '/wps/relay/MCS2_processContractHourSalary',
  realtime: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const
type Kind = keyof typeof processPaths

/** Terms that any team reaches. */
export const easyTerms = {
  dividend: { kind: 'dividend', activeMembers: 1, rate: 0.1, period: 'weekly' },
  daily: { kind: 'daily', activeMembers: 1, rate: 0.01 },
  hourly: { kind: 'hourly', activeMembers: 1, rate: 0.01 },
  realtime: { kind: 'realtime', activeMembers: 0, profitSalaryRate: 0.01, lossSalaryRate: 0.02 },
} as const

const sliceMs = 300_000
const edgeMs = 60_000

/** Sets the clock so that no slice ends during a test, nor so lately that by the database's clock its bets may still come. */
export function leaveEdge({ clock }: TestServer): void {
  const intoMs = clock.now().getTime() % sliceMs
  if (intoMs < edgeMs || intoMs > sliceMs - edgeMs) clock.advance(-2 * edgeMs)
}

/** An agent, an agent below, and a player below that one. */
export interface TestTeam {
  upline: TestMember
  downline: TestMember
  player: TestMember
}

/** A team whose upline has this much money. */
export async function newTeam(server: TestServer, amount = '0.00', type: 1 | 41 = 1): Promise<TestTeam> {
  const upline = await registerMember(server)
  const downline = await registerBelow(server, upline, false)
  await setType(server, upline, type)
  await setType(server, downline, type === 1 ? 2 : 42)
  if (amount !== '0.00') await askDeposit(server, upline.token, amount)
  return { upline, downline, player: await registerBelow(server, downline, false) }
}

/** Makes an account an agent of a type, as the operator or an agent opens one. */
export const setType = (server: TestServer, { memberId }: TestMember, type: number) =>
  server.pool.query('update members set type = $2 where id = $1', [memberId, type])

export const offer = (
  server: TestServer,
  { upline, downline }: Pick<TestTeam, 'upline' | 'downline'>,
  terms: object,
): Promise<TestAnswer> =>
  server.portal('POST', '/wps/relay/MCS2_offerContract', {
    token: upline.token,
    body: { account: downline.account, ...terms },
  })

export const process = (
  server: TestServer,
  { token }: { token: string },
  kind: Kind,
  body: { contractId: string; action: string; confirm?: boolean },
): Promise<TestAnswer> => server.portal('POST', processPaths[kind], { token, body })

/** A signed contract that is in force since long ago. */
export async function sign(server: TestServer, team: Pick<TestTeam, 'upline' | 'downline'>, terms: { kind: Kind }) {
  const { contractId } = (await offer(server, team, terms)).body.value
  await process(server, team.downline, terms.kind, { contractId, action: 'accept' })
  await server.pool.query(
    "update agent_contracts set state = 'signed', signed_at = now(), effective_from = now() - interval '1 year' where id = $1",
    [contractId],
  )
  return contractId as string
}

let rounds = 0

/** A settled round of a member at a moment, as a vendor left it. */
export async function playedAt(
  server: TestServer,
  { memberId }: { memberId: string },
  at: Date,
  { stake = 10_000, payout = 0, currency = 'VND' } = {},
): Promise<void> {
  rounds += 1
  await server.pool.query(
    `insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, stakes_minor,
       rollbacks_minor, payouts_minor, opened_at, closed_at)
     values ('acme', $1, $2, 'p', 'g', $3, 'closed', $4, 0, $5, $6, $6)`,
    [`round-${rounds}`, memberId, currency, stake, payout, at],
  )
}

/** With one game, which leaves two percent of what is staked for contracts, and the site sets just that aside. */
export async function addVendor({ pool }: TestServer): Promise<void> {
  await pool.query("insert into vendors (id, name, base_url, launch_origin) values ('acme', 'a', 'a', 'a')")
  await pool.query("insert into brands (code, name) values ('acme', 'a') on conflict do nothing")
  await pool.query(
    `insert into games (node_id, vendor_id, game_code, brand_code, game_type, names, search_text, rtp_bp, volatility, stakes,
       has_demo, is_multi_win, model_id, model_version, tile_key, is_new, vendor_status)
     values ('gme_acme', 'acme', 'g', 'acme', 'RNG', '{"en": "Acme"}', 'acme', 9500, 'low', '{}', true, false, 'm', 1, 't', false,
       'live')`,
  )
  await pool.query("update contract_ceilings set rate_bp = 200 where kind <> 'dividend'")
}

/** Brings the sums by day up to now, as their job does. */
export const countAll = async (server: TestServer) => await recordJobs['count-bets']?.(server.context, {})

/** A team with a contract in force, whose player lost 100.00 at this moment. */
export async function playedTeam(
  server: TestServer,
  kind: Kind,
  { at, amount = '1000.00', type = 1 }: { at: Date; amount?: string; type?: 1 | 41 },
): Promise<TestTeam & { contractId: string }> {
  const team = await newTeam(server, amount, type)
  const contractId = await sign(server, team, easyTerms[kind])
  await playedAt(server, team.player, at)
  await countAll(server)
  return { ...team, contractId }
}

/** As `playedTeam`, in the first second of a period that is over; bets may still come in some seconds after its end. */
export async function playedIn(
  server: TestServer,
  kind: Kind,
  { from, to }: { from: Date; to: Date },
  options: { amount?: string; type?: 1 | 41 },
): Promise<TestTeam & { contractId: string }> {
  const isComplete = async () =>
    (await server.pool.query('select bets_settled_until() >= $1 as is_complete', [to])).rows[0].is_complete
  await expect.poll(isComplete, { timeout: 15_000 }).toBe(true)
  return playedTeam(server, kind, { at: new Date(from.getTime() + 1_000), ...options })
}
