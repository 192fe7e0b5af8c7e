import { freePort } from '@fairground/postgres'
import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { gatewayMethodId, paymentGateway } from '../../../../test/payment-gateway.ts'
import { testServer } from '../../../../test/test-server.ts'
import { pollGateway } from './poll-gateway.ts'

const port = await freePort()
const server = testServer({ PORTAL_URL: `http://localhost:${port}` })
const seed = '2026'
const gateway = paymentGateway(server, { seed, port })
const count = 24

test(`a gateway that loses, doubles, delays and reorders what it says (seed ${seed}): every payment is credited once`, async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => registerMember(server)))
  const paid = new Map(players.map(({ token }) => [token, 0]))
  for (let i = 0; i < count; i += 1) {
    const token = players[i % players.length]?.token ?? ''
    const major = 50_000 + i
    const { body } = await askDeposit(server, token, `${major}.00`, { methodId: gatewayMethodId })
    const isPaid = i % 5 !== 4
    await fetch(`${body.value.payUrl}/${isPaid ? 'paid' : 'failed'}`, { method: 'POST', redirect: 'manual' })
    if (isPaid) paid.set(token, (paid.get(token) ?? 0) + major)
    // At most five may wait at a time.
    if (i % 20 === 19) await settle()
  }
  await settle()
  for (const [token, major] of paid) expect((await balanceOf(server, token)).balance).toBe(`${major}.00`)
  const { rows } = await server.pool.query(
    'select state, incident, count(*)::int from deposits group by 1, 2 order by 1',
  )
  expect(rows).toEqual([
    { state: 'approved', incident: null, count: 20 },
    { state: 'rejected', incident: null, count: 4 },
  ])
  const told = await server.pool.query('select distinct source from gateway_events order by 1')
  expect(told.rows).toEqual([{ source: 'asked' }, { source: 'told' }])
  expect(await brokenInvariants(server)).toEqual([])
})

async function settle(): Promise<void> {
  await gateway.settle()
  server.clock.advance(60_001)
  await pollGateway(server.context)
}
