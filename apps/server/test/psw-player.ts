import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'
import { type PswResult, type TestVendor, testGames } from './test-vendor.ts'

let count = 0

/** A member with money, sitting in a game of the vendor. */
export interface PswPlayer {
  memberId: string
  playerId: string
  /** Portal session. */
  token: string
  sessionToken: string
  vendor: TestVendor
  bet(fields?: object): Promise<PswResult>
  win(fields?: object): Promise<PswResult>
  rollback(fields: object): Promise<PswResult>
  balanceMinor(currency?: string): Promise<bigint>
}

interface SeatOptions {
  gameCode?: string
  amount?: string
  mode?: 'real' | 'trial'
}

export const newTransactionId = (): string => `tx-${randomUUID()}`
export const newRoundId = (): string => `rd-${randomUUID()}`

/** Registers, pays in with the sandbox method, launches and authenticates: all through the real calls. */
export async function seatPlayer(
  server: TestServer,
  vendor: TestVendor,
  options: SeatOptions = {},
): Promise<PswPlayer> {
  const token = await register(server)
  if (options.amount !== '0.00') await payIn(server, token, options.amount ?? '1000.00')
  return sitDown(server, vendor, token, options)
}

/** Opens a game for a member who is signed in. */
export async function sitDown(
  server: TestServer,
  vendor: TestVendor,
  token: string,
  { gameCode = testGames.single, mode = 'real' }: SeatOptions = {},
): Promise<PswPlayer> {
  const launchToken = await launch(server, token, vendor, { gameCode, mode })
  const nowMs = server.clock.now().getTime()
  const { answer } = await vendor.send('authenticate', { launchToken, gameId: gameCode }, { nowMs })
  const { playerId = '', sessionToken = '' } = answer
  const info = await server.portal('GET', '/wps/member/info', { token })
  const currency = mode === 'trial' ? 'FUN' : 'VND'
  const common = { playerId, sessionToken, gameId: gameCode, currency }
  return {
    memberId: info.body.value.id,
    playerId,
    token,
    sessionToken,
    vendor,
    bet: (fields) =>
      vendor.send('bet', {
        ...common,
        transactionId: newTransactionId(),
        roundId: newRoundId(),
        amount: '1000',
        placedAt: new Date().toISOString(),
        ...fields,
      }),
    win: (fields) =>
      vendor.send('win', {
        playerId,
        gameId: gameCode,
        currency,
        transactionId: newTransactionId(),
        roundId: newRoundId(),
        amount: '1500',
        ...fields,
      }),
    rollback: (fields) =>
      vendor.send('rollback', { playerId, transactionId: newTransactionId(), reason: 'test', ...fields }),
    balanceMinor: async (of = currency) => {
      const { getBalance } = await import('../src/features/money/wallet/index.ts')
      const memberId: string = info.body.value.id
      return (await getBalance(server.db, memberId, of)).availableMinor
    },
  }
}

/** The one-time token that the vendor gets for this member and game. */
export async function launch(
  server: TestServer,
  token: string,
  vendor: TestVendor,
  { gameCode, mode }: { gameCode: string; mode: 'real' | 'trial' },
): Promise<string> {
  const game = await server.db
    .selectFrom('games')
    .select(['node_id', 'game_type'])
    .where('vendor_id', '=', vendor.vendorId)
    .where('game_code', '=', gameCode)
    .executeTakeFirstOrThrow()
  const body = {
    nodeId: game.node_id,
    vassalage: 'test-brand',
    gameType: game.game_type,
    mode,
    language: 'vi',
    returnUrl: 'http://localhost:8080/',
  }
  const launched = await server.portal('POST', '/wps/game/launchGame', { token, body })
  if (!launched.body.success) throw new Error(`launch refused: ${JSON.stringify(launched.body)}`)
  return new URL(launched.body.value.url).searchParams.get('launchToken') ?? ''
}

export async function register(server: TestServer): Promise<string> {
  count += 1
  const body = {
    username: `player${process.pid % 1000}x${count}`.slice(0, 16),
    password: 'hoicho2026',
    payeeName: 'Nguyen Van An',
    domain: 'localhost',
    registerUrl: 'http://localhost:8080/register',
    registerMethod: 'WEB',
    login: true,
    ageConfirmed: true,
    termsVersion: '1',
  }
  const settings = await server.portal('GET', '/wps/system/setting/register')
  const registered = await server.portal('PUT', '/wps/member/register', {
    body: { ...body, termsVersion: settings.body.value._meta.termsVersion },
  })
  if (!registered.body.success) throw new Error(`registration refused: ${JSON.stringify(registered.body)}`)
  return registered.body.value.token
}

export async function payIn(server: TestServer, token: string, amount: string): Promise<void> {
  const methods = await server.portal('GET', '/wps/relay/MCS2_depositMethods', { token })
  const { methodId } = methods.body.value.find((method: { kind: string }) => method.kind === 'sandbox')
  const paid = await server.portal('POST', '/wps/relay/MCS2_deposit', {
    token,
    body: { methodId, amount, requestId: randomUUID() },
  })
  if (paid.body.value?.status !== 'approved') throw new Error(`deposit refused: ${JSON.stringify(paid.body)}`)
}

/** Rows of the ledger that break an invariant; a test of money ends with none. */
export async function brokenInvariants(server: TestServer): Promise<unknown[]> {
  const { rows } = await server.pool.query('select * from ledger.broken_invariants')
  return rows
}
