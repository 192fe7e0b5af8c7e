import type { SpinAnswer, SpinRequest } from '@fairground/contract/studio'
import { describe, expect, it } from 'vitest'
import { spinUntilKnown } from './spin-until-known.ts'
import type { Outcome, RefusalCode } from './studio-client.ts'

const request: SpinRequest = { requestId: '3f1c1d4e-54a1-4c7e-9a64-0d3b1f1f8a11', stakeMinor: '2000000' }
const answer = { balanceVersion: 7 } as SpinAnswer

function studioThatAnswers(codes: (RefusalCode | 'ok')[]) {
  const asked: SpinRequest[] = []
  const spin = async (body: SpinRequest): Promise<Outcome<SpinAnswer>> => {
    const code = codes[asked.length] ?? 'ok'
    asked.push(body)
    return code === 'ok' ? { ok: true, value: answer } : { ok: false, code }
  }
  return { asked, spin }
}

const patience = () => {
  const slept: number[] = []
  const checks: number[] = []
  const sleep = async (ms: number) => void slept.push(ms)
  return { slept, checks, sleep, onChecking: (attempt: number) => void checks.push(attempt) }
}

describe('a spin whose answer was lost', () => {
  it('is asked again with the same request id and stake until the round is known', async () => {
    const studio = studioThatAnswers(['OFFLINE', 'OFFLINE', 'OFFLINE'])
    const outcome = await spinUntilKnown(studio, request, patience())
    expect(outcome).toEqual({ ok: true, value: answer })
    expect(studio.asked).toEqual([request, request, request, request])
  })

  it('is asked without end while the line is down, at most every five seconds', async () => {
    const studio = studioThatAnswers(Array.from({ length: 50 }, () => 'OFFLINE'))
    const waited = patience()
    expect((await spinUntilKnown(studio, request, waited)).ok).toBe(true)
    expect(waited.slept.slice(0, 4)).toEqual([300, 600, 1_200, 2_400])
    expect(Math.max(...waited.slept)).toBe(5_000)
    expect(waited.checks).toHaveLength(50)
  })
})

it('believes a studio that says no, without asking twice', async () => {
  for (const code of ['INSUFFICIENT_FUNDS', 'STAKE_NOT_ALLOWED', 'ROUND_UNFINISHED', 'SESSION_EXPIRED'] as const) {
    const studio = studioThatAnswers([code])
    expect(await spinUntilKnown(studio, request, patience())).toEqual({ ok: false, code })
    expect(studio.asked).toHaveLength(1)
  }
})

it('gives up after six answered errors, and does not alarm anybody about a spin that came too early', async () => {
  const failing = studioThatAnswers(Array.from({ length: 20 }, () => 'WALLET_UNREACHABLE'))
  expect(await spinUntilKnown(failing, request, patience())).toEqual({ ok: false, code: 'WALLET_UNREACHABLE' })
  expect(failing.asked).toHaveLength(6)
  const early = patience()
  await spinUntilKnown(studioThatAnswers(['TOO_MANY_REQUESTS']), request, early)
  expect(early.checks).toEqual([])
})
