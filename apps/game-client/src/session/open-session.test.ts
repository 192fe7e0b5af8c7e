import type { OpenAnswer } from '@fairground/contract/studio'
import { safeStorage } from '@fairground/vendor-ui'
import { describe, expect, it } from 'vitest'
import { createStudioClient } from '../studio/studio-client.ts'
import { openSession } from './open-session.ts'

const opened: OpenAnswer = {
  kind: 'slot',
  session: 'bearer-of-this-frame',
  gameId: 'phuong-hoang-lua',
  names: { vi: 'Phượng Hoàng Lửa' },
  provider: 'Moonwell',
  theme: 'phoenix',
  modelId: 'lantern-20',
  modelVersion: 1,
  rtpBp: 9651,
  rtpMinBp: 9651,
  jackpot: null,
  rtpBaseBp: null,
  volatility: 'high',
  hitFrequencyBp: 2776,
  maxWinX: 5000,
  certifiedOn: '2026-11-21',
  mode: 'real',
  currency: 'VND',
  currencySymbol: '₫',
  balanceMinor: '100000',
  balanceVersion: 3,
  stakesMinor: ['100000'],
  stakeMinorDefault: '100000',
  limits: { stakeMinorMin: '100000', stakeMinorMax: '100000', payoutMinorMax: '500000000' },
  seeds: { commit: 'a', nextCommit: 'b', clientSeed: 'c', nonce: 0 },
  unfinished: null,
  freeRounds: null,
  language: 'vi',
  lobbyUrl: 'https://fair.example/rng',
  cashierUrl: 'https://fair.example/deposit',
}

/** A studio that knows these paths; every call is remembered with its bearer. */
function studioWith(answers: Record<string, { status: number; body: object }>) {
  const calls: { path: string; bearer: string | null; body?: string }[] = []
  const client = createStudioClient(async (input, init) => {
    const path = String(input).split('?')[0] ?? ''
    const bearer = new Headers(init?.headers).get('authorization')
    calls.push({ path, bearer, ...(typeof init?.body === 'string' ? { body: init.body } : {}) })
    const { status, body } = answers[path] ?? { status: 404, body: { code: 'NOT_FOUND', message: '' } }
    return Response.json(body, { status })
  })
  return { calls, client }
}

const memory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden in this sandbox')
  })
const launch = { gameId: opened.gameId, launchToken: 'once' }
const reload = { gameId: opened.gameId, launchToken: undefined }

describe('a session', () => {
  it('goes on after a reload without its launch link, with money, limits and seeds asked anew', async () => {
    const storage = memory()
    await openSession(studioWith({ '/studio/sessions': { status: 200, body: opened } }).client, storage, launch)
    const seeds = { ...opened.seeds, nonce: 9 }
    const told = { stakesMinor: ['200000'], stakeMinorDefault: '200000', limits: opened.limits }
    const studio = studioWith({
      '/studio/balance': { status: 200, body: { balanceMinor: '70000', balanceVersion: 8, currency: 'VND' } },
      '/studio/seeds': { status: 200, body: seeds },
      '/studio/limits': { status: 200, body: told },
      '/studio/rounds': { status: 200, body: { rounds: [], next: null } },
    })
    const outcome = await openSession(studio.client, storage, reload)
    expect(outcome).toEqual({
      ok: true,
      value: { ...opened, ...told, balanceMinor: '70000', balanceVersion: 8, seeds },
    })
    expect(new Set(studio.calls.map(({ bearer }) => bearer))).toEqual(new Set([`Bearer ${opened.session}`]))
  })

  it('of a new player begins with a seed of this browser, on the pair whose hash the studio showed before', async () => {
    const seeds = { ...opened.seeds, isStudioSeed: true }
    const rotated = { commit: 'b', nextCommit: 'd', clientSeed: 'mine', nonce: 0 }
    const revealed = { serverSeed: 's', commit: 'a', clientSeed: 'c', betsMade: 0 }
    const studio = studioWith({
      '/studio/sessions': { status: 200, body: { ...opened, seeds } },
      '/studio/seeds/rotate': { status: 200, body: { seeds: rotated, revealed } },
    })
    const outcome = await openSession(studio.client, memory(), launch)
    expect(outcome).toEqual({ ok: true, value: { ...opened, seeds: rotated } })
    const [, sent] = studio.calls
    expect(sent?.path).toBe('/studio/seeds/rotate')
    expect(JSON.parse(sent?.body ?? '{}').clientSeed).toMatch(/^[0-9a-f]{16}$/)
  })

  it('of a player who has seeds already leaves them alone', async () => {
    const studio = studioWith({ '/studio/sessions': { status: 200, body: opened } })
    await openSession(studio.client, memory(), launch)
    expect(studio.calls.map(({ path }) => path)).toEqual(['/studio/sessions'])
  })

  it('is over when a reloaded page has none, and when the studio has forgotten it', async () => {
    const storage = memory()
    expect(await openSession(studioWith({}).client, storage, reload)).toEqual({ ok: false, code: 'LAUNCH_LINK_USED' })
    await openSession(studioWith({ '/studio/sessions': { status: 200, body: opened } }).client, storage, launch)
    const expired = { status: 401, body: { code: 'SESSION_EXPIRED', message: '' } }
    const studio = studioWith({ '/studio/balance': expired, '/studio/seeds': expired, '/studio/rounds': expired })
    expect(await openSession(studio.client, storage, reload)).toEqual({ ok: false, code: 'SESSION_EXPIRED' })
  })

  it('tells a used link, a blocked player and a closed game apart', async () => {
    for (const code of ['LAUNCH_LINK_USED', 'PLAYER_BLOCKED', 'GAME_DISABLED'] as const) {
      const studio = studioWith({ '/studio/sessions': { status: 422, body: { code, message: '' } } })
      expect(await openSession(studio.client, memory(), launch)).toEqual({ ok: false, code })
    }
  })
})
