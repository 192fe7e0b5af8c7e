import type { RiskFact } from '@fairground/contract'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { addRiskMetrics } from './add-risk-metrics.ts'
import { addFlag } from './flag-store.ts'
import { tellLateFlags } from './tell-late-flags.ts'

const server = testServer()
const hourMs = 3_600_000
const raised = async () => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'risk-alarm.raised')
    .orderBy('at')
    .execute()
  return rows.map(({ detail }) => detail)
}
const figures = async () => {
  const register = new Registry()
  addRiskMetrics(server.context, register)
  return register.metrics()
}
async function flag(): Promise<void> {
  const { memberId } = await registerMember(server)
  const found = { rule: 'L-01', version: 1, kind: 'laundering', points: 10, isStrong: false } as const
  const facts: RiskFact[] = [{ type: 'count', name: 'deposits', value: '3' }]
  const day = siteDay(server.context)
  await transact(server.db, (tx) => addFlag(tx, { memberId, flag: { ...found, facts }, day, now: server.clock.now() }))
}

test('[R-82] a flag nobody reviewed for 72 hours raises an alarm, once, and monitoring is told', async () => {
  await flag()
  await flag()
  server.clock.advance(72 * hourMs - 1_000)
  await tellLateFlags(server.context)
  expect(await raised()).toEqual([])
  expect(await figures()).toContain('fairground_risk_flags{figure="late"} 0')
  server.clock.advance(2_000)
  await Promise.all([tellLateFlags(server.context), tellLateFlags(server.context)])
  expect(await raised()).toEqual([{ flags: 2 }])
  expect(await figures()).toContain('fairground_risk_flags{figure="late"} 2')
  await flag()
  server.clock.advance(73 * hourMs)
  await tellLateFlags(server.context)
  expect(await raised()).toEqual([{ flags: 2 }, { flags: 1 }])
})
