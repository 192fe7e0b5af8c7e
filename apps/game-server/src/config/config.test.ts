import { StartupError } from '@fairground/postgres'
import { expect, test } from 'vitest'
import { createConfig } from './config.ts'
import { readEnv } from './env.ts'

const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
  GAMES_PORT: '8082',
  GAMES_URL: 'http://games.test',
  WALLET_URL: 'http://127.0.0.1:8080',
  PORTAL_ORIGIN: 'http://portal.test, https://portal.example/',
  PSW_VENDOR_ID: 'house',
  PSW_KEY_ID: 'k1',
  PSW_SECRET: Buffer.alloc(32, 1).toString('base64'),
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
}

test('settings become a checked configuration', () => {
  expect(createConfig(readEnv(good))).toMatchObject({
    port: 8082,
    host: '127.0.0.1',
    portalOrigins: ['http://portal.test', 'https://portal.example'],
    metricsPort: undefined,
    drandUrls: [],
    logLevel: 'info',
  })
})

test.each(Object.keys(good))('without %s nothing starts, and the sentence names it', (name) => {
  expect(() => createConfig(readEnv({ ...good, [name]: undefined }))).toThrow(
    new StartupError(`${name} is missing; \`npm start\` sets it, any other start must.`),
  )
})

test.each([
  [{ GAMES_PORT: '70000' }, 'GAMES_PORT=70000 is not a port'],
  [{ METRICS_PORT: '8082' }, 'GAMES_PORT and METRICS_PORT are both 8082'],
  [{ PORTAL_ORIGIN: 'http://games.test' }, 'GAMES_URL and PORTAL_ORIGIN are both http://games.test'],
  [{ WALLET_URL: 'http://127.0.0.1:8080/psw' }, 'WALLET_URL=http://127.0.0.1:8080/psw must be an origin only'],
  [{ GAMES_URL: 'ftp://games.test' }, 'GAMES_URL=ftp://games.test is not an http(s) address'],
  [{ DRAND_URL: 'https://api.drand.sh/v2' }, 'DRAND_URL=https://api.drand.sh/v2 must be an origin only'],
  [{ PSW_SECRET: 'c2hvcnQ=' }, 'PSW_SECRET must be at least 32 bytes'],
  [{ SEED_KEY: 'c2hvcnQ=' }, 'SEED_KEY must be 32 bytes'],
  [{ PSW_VENDOR_ID: 'the house' }, 'PSW_VENDOR_ID=the house may hold only'],
  [{ DEMO_TITLES: '99999' }, 'DEMO_TITLES=99999 is not a number of titles'],
  [{ RTP_FLOOR_BP: '92.5' }, 'RTP_FLOOR_BP=92.5 is not a return'],
  [{ RECORDINGS_FOLDER: 'x', RECORDINGS_DAYS: '0' }, 'RECORDINGS_DAYS=0 cannot be'],
  [{ RECORDINGS_FOLDER: 'x', RECORDINGS_MB: '1.5' }, 'RECORDINGS_MB=1.5 cannot be'],
  [{ MEDIA_PLAY_TOKEN: 'short' }, 'MEDIA_PLAY_TOKEN must be 16 to 500 characters'],
  [{ TABLE_TEMPO: '0' }, 'TABLE_TEMPO=0 is not a tempo'],
  [{ SECURITY_CONTACT: 'me' }, 'SECURITY_CONTACT=me is no address'],
  [{ FAIRGROUND_CHALLENGE: 'no' }, 'FAIRGROUND_CHALLENGE=no is not known'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not known'],
])('%j ends with one sentence', (change, sentence) => {
  expect(() => createConfig(readEnv({ ...good, ...change }))).toThrow(sentence)
})

test('no sentence shows a secret', () => {
  try {
    createConfig(readEnv({ ...good, PSW_SECRET: 'c2hvcnQ=' }))
    expect.unreachable()
  } catch (error) {
    expect(String(error)).not.toContain('c2hvcnQ=')
  }
})
