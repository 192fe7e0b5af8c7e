import type { ForecastTerms } from '@fairground/contract'
import { beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { missionTerms } from '../../../../test/missions.ts'
import { askDeposit } from '../../../../test/money.ts'
import { promotionTerms } from '../../../../test/promotions.ts'
import { prize, raffleTerms } from '../../../../test/raffles.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const dayMs = 86_400_000
let cookie = ''

/** Three members came yesterday, two of them paid 100,000 in, one of these by the other's code; one holds 1,000 points. */
beforeAll(async () => {
  const first = await registerMember(server)
  const { referralCode } = (await server.portal('GET', '/wps/relay/MCS2_referral', { token: first.token })).body.value
  const [second, third] = [await registerMember(server, { referralCode }), await registerMember(server)]
  for (const { token } of [first, second]) await askDeposit(server, token, '100000.00')
  await server.pool.query('insert into point_accounts (member_id, balance) values ($1, 1000)', [third.memberId])
  server.clock.advance(dayMs)
  cookie = (await signInStaff(server, 'content')).cookie
})

const ask = async (body: ForecastTerms) => (await server.console('POST', '/staff/forecast', { cookie, body })).body
const running = (days: number) => {
  const nowMs = server.clock.now().getTime()
  return { startsAt: new Date(nowMs).toISOString(), endsAt: new Date(nowMs + days * dayMs).toISOString() }
}
const mission = (fields: Parameters<typeof missionTerms>[1]): ForecastTerms => ({
  ...missionTerms(server, { ...running(60), ...fields }),
  kind: 'mission',
})
const raffle = (fields: Parameters<typeof raffleTerms>[1]): ForecastTerms => ({
  ...raffleTerms(server, { ...running(30), ...fields }),
  kind: 'raffle',
})
const promotion = (fields: Parameters<typeof promotionTerms>[1]): ForecastTerms => ({
  ...promotionTerms(server, { ...running(30), ...fields }),
  kind: 'promotion',
})

test.each([
  ['a mission for log-ins, every day of sixty', () => mission({ goal: 'logins', target: 1 }), '30000.00', 3, 3],
  ['a mission for deposits, once', () => mission({ cycle: 'once' }), '10000.00', 2, 2],
  ['one whose budget is less', () => mission({ cycle: 'once', budget: '7000.00' }), '7000.00', 2, 2],
  ['one of which a person may have less', () => mission({ memberMax: '6000.00' }), '12000.00', 2, 2],
  ['a goal that nobody reached', () => mission({ target: 100_001 }), '0.00', 0, 0],
  ['a promotion for coming', () => promotion({}), '150000.00', 3, 3],
  ['a promotion for deposits', () => promotion({ goal: 'deposit', goalAmount: '100000.00' }), '100000.00', 2, 2],
  ['a free wheel once a day', () => raffle({ chanceCycle: 'daily' }), '45000.00', 3, 3],
  [
    'an envelope for deposits, with blanks',
    () =>
      raffle({
        ...{ chanceRule: 'deposit', chanceStep: '40000.00', chanceCountMax: 5 },
        prizes: [prize('0.00', { weight: 3, stock: 0 }), prize('10000.00', { weight: 1 })],
      }),
    '10000.00',
    2,
    4,
  ],
  ['one for named accounts', () => raffle({ audience: 'accounts', audienceAccounts: ['nobody'] }), undefined, 0, 0],
] as const)('%s', async (_, terms, ...wanted) => {
  const { expected, members, times } = (await ask(terms())).value
  expect([expected, members, times]).toEqual(wanted)
})

test('a reward of the mall, by the points that members hold, never above its stock', async () => {
  const item = { kind: 'pointItem', isCredit: true, requiredAmount: '0.00', creditAmount: '5000.00' } as const
  const some = await ask({ ...item, requiredPoints: 300, stock: 50 })
  expect(some.value).toMatchObject({ expected: '15000.00', worst: '250000.00', source: 'points', members: 1, times: 3 })
  expect((await ask({ ...item, requiredPoints: 300, stock: 2 })).value).toMatchObject({ expected: '10000.00' })
})

test('a rule of referral, by the friends who came; the most is what its budget of the day gives in as many days', async () => {
  const steps = [
    { friends: 1, bonus: '50000.00' },
    { friends: 2, bonus: '90000.00' },
  ]
  const { value } = await ask({ kind: 'referral', deposit: '100000.00', validBet: '0.00', steps })
  expect(value).toMatchObject({
    expected: '50000.00',
    worst: '15000000000.00',
    source: 'friends',
    members: 1,
    times: 1,
  })
  expect((await ask({ kind: 'referral', deposit: '100001.00', validBet: '0.00', steps })).value).toMatchObject({
    ...{ expected: '0.00', members: 0 },
  })
})

test('says that it does not know where nothing of the kind happened, and nothing of what is half typed', async () => {
  const unknown = (await ask(mission({ goal: 'bet' }))).value
  expect(unknown.expected).toBeUndefined()
  expect(unknown).toMatchObject({ worst: '1000000.00', source: 'bet' })
  for (const terms of [
    mission({ reward: '' }),
    mission({ endsAt: '' }),
    raffle({ memberMax: '' }),
    promotion({ budget: '' }),
  ])
    expect((await ask(terms)).code).toBe('VALIDATION')
  const body = promotion({})
  expect((await server.console('POST', '/staff/forecast', { body })).status).toBe(401)
  const { cookie: risk } = await signInStaff(server, 'risk')
  expect((await server.console('POST', '/staff/forecast', { cookie: risk, body })).status).toBe(403)
})
