import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '@fairground/postgres'
import { programFile } from '@fairground/programs'
import { runConformance } from '@fairground/psw-conformance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
} from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames, testRoom } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => {
  vendor.games = [...vendor.games, { ...gameOf(testRoom), category: 'PVP' }]
  return vendor.start(server)
})
afterAll(() => vendor.stop())

const [playerCount, inFlight, answeredBeforeTheEnd] = [5, 30, 60]

/** The server as a process of its own, on the database of this test. */
async function startProcess(ports?: [number, number]) {
  const [portalPort, consolePort] = ports ?? [await freePort(), await freePort()]
  const main = await programFile(path.join(import.meta.dirname, '../../../../main.ts'))
  const child = spawn(process.execPath, [main, '--role', 'api'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: server.context.config.databaseUrl,
      MASTER_KEY: server.context.config.masterKey.toString('base64'),
      HOUSE_PSW_SECRET: server.context.config.housePswSecret,
      LOG_LEVEL: 'silent',
      FAIRGROUND_CHALLENGE: 'off',
      PORTAL_PORT: String(portalPort),
      CONSOLE_PORT: String(consolePort),
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, ports: [portalPort, consolePort] as [number, number], url: `http://127.0.0.1:${portalPort}` }
}

interface Sent {
  player: PswPlayer
  ids: { transactionId: string; roundId: string }
  /** Undefined: no answer came, so the vendor cannot know. */
  portalTransactionId: string | undefined
}

test('W-42 W-43 [T-04] a server killed in the middle of batches loses no bet it answered, and every unknown resolves on retry', {
  timeout: 120_000,
}, async () => {
  const players = await Promise.all(Array.from({ length: playerCount }, () => seatPlayer(server, vendor)))
  const home = vendor.walletUrl
  const { child, url } = await startProcess()
  vendor.walletUrl = url
  const history: Sent[] = []
  let isDead = false
  const play = async (index: number) => {
    while (!isDead) {
      const player = players[index % playerCount] as PswPlayer
      const ids = { transactionId: newTransactionId(), roundId: newRoundId() }
      const answer = await player.bet({ ...ids, amount: '10' }).then(
        (result) => result.answer,
        () => undefined,
      )
      if (answer) expect(answer.code).toBe('OK')
      history.push({ player, ids, portalTransactionId: answer?.portalTransactionId })
      isDead ||= answer === undefined
      if (history.length === answeredBeforeTheEnd) child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: inFlight }, (_, index) => play(index)))

  vendor.walletUrl = home
  expect(history.some(({ portalTransactionId }) => portalTransactionId === undefined)).toBe(true)
  const again = async ({ player, ids, portalTransactionId }: Sent) => {
    const { answer } = await player.bet({ ...ids, amount: '10' })
    expect(answer.code).toBe('OK')
    if (portalTransactionId) expect(answer).toMatchObject({ replayed: true, portalTransactionId })
  }
  await Promise.all(history.map(again))
  for (const player of players) {
    const betCount = BigInt(history.filter((sent) => sent.player === player).length)
    expect(await player.balanceMinor()).toBe(100_000n - 10n * betCount)
  }
  expect(await brokenInvariants(server)).toEqual([])
})

test.each([
  [['W-42', 'W-43'], 'bets sent alone'],
  [['W-78'], 'batches of bets'],
  [['W-97'], 'hands at tables of players'],
])(
  '%s the suite kills the portal amid %s with the operator’s command, and none is lost or doubled',
  {
    timeout: 360_000,
  },
  async (only) => {
    let running = await startProcess()
    const { url, ports } = running
    const kill = async () => {
      const ended = new Promise((resolve) => running.child.once('exit', resolve))
      running.child.kill('SIGKILL')
      await ended
    }
    const restart = async () => {
      await kill()
      running = await startProcess(ports)
    }
    const lines = await runConformance(
      {
        url,
        key: { vendorId: vendor.vendorId, keyId: vendor.keyId, secret: vendor.secret },
        currency: 'VND',
        games: { single: testGames.single, room: testRoom },
        operator: { restart },
        timing: {
          ...{ timeoutMs: 10_000, raceCount: 1, loadSeconds: 0, memoryMs: 2_000, feedDelayMs: 25_000 },
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        },
      },
      { only },
    )
    await kill()
    expect(lines.map(({ case: id, verdict, reason }) => ({ id, verdict, reason }))).toEqual(
      only.map((id) => ({ id, verdict: 'passed', reason: undefined })),
    )
    expect(await brokenInvariants(server)).toEqual([])
  },
)
