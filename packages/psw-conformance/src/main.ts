import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { PswKey } from '@fairground/psw'
import type { LabOptions, Operator } from './lab.ts'
import { printReport } from './report.ts'
import { runConformance } from './run-conformance.ts'
import { runShell } from './run-shell.ts'
import { serveWallets } from './simulator/serve-wallets.ts'
import { WalletKeeper } from './simulator/wallet-keeper.ts'

const help = `npm run psw-conformance -- --url <origin> --vendor <id> --key-id <id> --key <base64 secret> --game <id>
  --url http://localhost:8080   origin of the portal that offers /psw/v1
  --key                         secret in base64, or @file
  --game                        id of a game with one win a round; --multi-game one with many; --jackpot a jackpot of the first
  --table                       id of a table of the live casino, for the cases about tips
  --room                        id of a card room, for the cases about tables of players
  --rival vendor:keyId:secret   a second vendor with a game of the same id, for the cases that need two
  --purses 9000                 port on which the portal finds the vendor: purses are kept there for the cases about them
  --restart-command 'cmd'       kills the portal (kill -9) and starts it again: for W-42, W-43 and W-78
  --failover-command 'cmd'      fails the portal's database over to its standby: for W-44
  --currency VND  --only W-07,W-13  --races 1000  --load <seconds>  --json <file>`

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${help}\n`)
  process.exitCode = 2
}

/** 0: all that was tried passed. 1: something failed. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ url: { type: 'string' }, vendor: { type: 'string' }, key: { type: 'string' }, game: { type: 'string' } },
      ...{ 'key-id': { type: 'string', default: 'k1' }, currency: { type: 'string', default: 'VND' } },
      ...{ 'multi-game': { type: 'string' }, jackpot: { type: 'string' }, rival: { type: 'string' } },
      ...{ purses: { type: 'string' }, table: { type: 'string' }, room: { type: 'string' } },
      ...{ 'restart-command': { type: 'string' }, 'failover-command': { type: 'string' } },
      ...{ only: { type: 'string' }, json: { type: 'string' } },
      ...{ races: { type: 'string', default: '1000' }, load: { type: 'string', default: '0' } },
    },
  })
  const { url, vendor, key, game } = values
  if (!url || !vendor || !key || !game) throw new Error('--url, --vendor, --key and --game are needed.')
  const pswKey = { vendorId: vendor, keyId: values['key-id'], secret: await secretOf(key) }
  const keeper = values.purses === undefined ? undefined : new WalletKeeper()
  const server = keeper && (await serveWallets(keeper, pswKey, Number(values.purses)))
  const options: LabOptions = {
    url,
    key: pswKey,
    ...(keeper && { keeper }),
    operator: operatorOf(values['restart-command'], values['failover-command']),
    ...(values.rival && { rival: await rivalOf(values.rival) }),
    currency: values.currency,
    games: {
      single: game,
      ...(values['multi-game'] && { multi: values['multi-game'] }),
      ...(values.table && { table: values.table }),
      ...(values.room && { room: values.room }),
      ...(values.jackpot && { jackpotId: values.jackpot }),
    },
    timing: {
      ...{ timeoutMs: 10_000, raceCount: Number(values.races), loadSeconds: Number(values.load) },
      ...{ memoryMs: 2_000, feedDelayMs: 25_000, wait: (ms) => setTimeout(ms) },
    },
  }
  const onLine = () => process.stderr.write('.')
  const lines = await runConformance(options, { only: values.only?.split(','), onLine })
  server?.close()
  process.stdout.write(`\n${printReport(lines)}\n`)
  if (values.json) await writeFile(values.json, `${JSON.stringify({ url, vendor, lines }, null, 2)}\n`)
  return lines.some(({ verdict }) => verdict === 'failed') ? 1 : 0
}

function operatorOf(restart: string | undefined, failOver: string | undefined): Operator {
  return {
    ...(restart && { restart: () => runShell(restart) }),
    ...(failOver && { failOver: () => runShell(failOver) }),
  }
}

async function secretOf(text: string): Promise<Buffer> {
  const base64 = text.startsWith('@') ? (await readFile(text.slice(1), 'utf8')).trim() : text
  const secret = Buffer.from(base64, 'base64')
  if (secret.length < 32) throw new Error('A secret has 32 bytes at least, in base64.')
  return secret
}

async function rivalOf(text: string): Promise<PswKey> {
  const [vendorId, keyId, secret] = text.split(':')
  if (!vendorId || !keyId || !secret) throw new Error('--rival is vendor:keyId:secret.')
  return { vendorId, keyId, secret: await secretOf(secret) }
}
