import type { RaffleTerms } from '@fairground/contract'
import { createStream, verifyCommit } from '@fairground/fairness'
import { afterEach, describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { drawOf, prize, publishRaffle, raffleOf, raffleTerms } from '../../../../test/raffles.ts'
import { sayYesToWaiting } from '../../../../test/second-yes.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

afterEach(async () => {
  await server.db.updateTable('raffles').set({ state: 'withdrawn' }).execute()
  expect(await brokenInvariants(server)).toEqual([])
})

const content = async () => (await signInStaff(server, 'content')).cookie

describe('drawing', () => {
  test('[R7.5.06] [R2.5.15] the server draws a prize of the wheel and pays it once; claims beyond the chances are refused', async () => {
    const raffleId = await publishRaffle(server, await content(), { chanceCountMax: 2 })
    const { token } = await registerMember(server)
    expect(await raffleOf(server, token)).toMatchObject({
      promotionId: raffleId,
      chancesLeft: 2,
      prizes: [{ amount: '10000.00', chance: 0.5 }, { chance: 0.5 }],
    })
    const requestId = 'request-0001'
    const first = (await drawOf(server, token, raffleId, requestId)).body.value
    expect(first).toMatchObject({ chancesLeft: 1 })
    expect((await drawOf(server, token, raffleId, requestId)).body.value).toEqual(first)
    expect(await balanceOf(server, token)).toMatchObject({ balance: first.amount })
    expect((await drawOf(server, token, raffleId)).body.value).toMatchObject({ chancesLeft: 0 })
    expect((await drawOf(server, token, raffleId)).status).toBe(409)
    const told = ['raffle.added', 'raffle.published', 'raffle.drawn', 'raffle.drawn']
    expect(await auditOf(server, raffleId)).toEqual(told)
    const gifts = await server.portal('GET', '/wps/relay/ODSFE2_bonusDetails', { token })
    expect(gifts.body.value.list[0]).toMatchObject({ title: 'Wheel', type: 'bonus' })
  })

  test('[R2.5.14] an eligible member opens a red envelope once; whoever it is not for does not see it', async () => {
    const cookie = await content()
    const [member, other] = [await registerMember(server), await registerMember(server)]
    const raffleId = await publishRaffle(server, cookie, {
      kind: 'redEnvelope',
      audience: 'accounts',
      audienceAccounts: [member.account],
    })
    expect(await raffleOf(server, other.token, 'redEnvelope')).toBeNull()
    expect((await drawOf(server, other.token, raffleId)).status).toBe(404)
    expect(await raffleOf(server, member.token, 'redEnvelope')).toMatchObject({ promotionId: raffleId, isPopup: true })
    const drawn = (await drawOf(server, member.token, raffleId)).body.value
    expect(await balanceOf(server, member.token)).toMatchObject({ balance: drawn.amount })
    expect((await drawOf(server, member.token, raffleId)).status).toBe(409)
  })

  test('every draw follows from the seed that was promised, the player’s own, and the weights', async () => {
    const raffleId = await publishRaffle(server, await content(), {
      chanceCountMax: 5,
      prizes: [prize('0.00', { weight: 5 }), prize('10000.00', { weight: 3, stock: 2 }), prize('20000.00')],
    })
    const { token, account } = await registerMember(server)
    const seeds = new Set<string>()
    for (let i = 0; i < 5; i += 1) {
      const { commit } = await raffleOf(server, token)
      const { proof, prizeIndex } = (await drawOf(server, token, raffleId)).body.value
      expect(proof).toMatchObject({ commit, nonce: i })
      expect(verifyCommit(proof.serverSeed, commit)).toBe(true)
      expect(createStream(proof).weighted(proof.weights)).toBe(prizeIndex)
      seeds.add(proof.serverSeed)
    }
    expect(seeds.size).toBe(5)
    const { mine, winners } = await raffleOf(server, token)
    expect(mine).toHaveLength(5)
    expect(JSON.stringify(winners)).not.toContain(account)
  })

  test('deposits of the cycle earn chances, up to the most', async () => {
    const raffleId = await publishRaffle(server, await content(), {
      chanceRule: 'deposit',
      chanceStep: '100000.00',
      chanceCountMax: 2,
      chanceCycle: 'daily',
    })
    const { token } = await registerMember(server)
    expect(await raffleOf(server, token)).toMatchObject({ chancesLeft: 0, chanceStep: '100000.00' })
    expect((await drawOf(server, token, raffleId)).status).toBe(409)
    await askDeposit(server, token, '150000.00')
    expect(await raffleOf(server, token)).toMatchObject({ chancesLeft: 1 })
    await askDeposit(server, token, '450000.00')
    expect(await raffleOf(server, token)).toMatchObject({ chancesLeft: 2 })
  })

  test('visitors, trials and what is over or stopped are refused', async () => {
    const cookie = await content()
    const raffleId = await publishRaffle(server, cookie)
    const { token } = await registerMember(server)
    expect((await drawOf(server, undefined, raffleId)).status).toBe(401)
    expect((await drawOf(server, (await openTrial(server)).token, raffleId)).status).toBe(403)
    expect((await drawOf(server, token, 'rfl_none')).status).toBe(404)
    await server.console('POST', `/staff/raffles/${raffleId}/withdraw`, { cookie, body: {} })
    expect((await drawOf(server, token, raffleId)).status).toBe(404)
    expect(await raffleOf(server, token)).toBeNull()
  })
})

describe('at the same moment', () => {
  test('ten draws of one chance: one is drawn and paid', async () => {
    const raffleId = await publishRaffle(server, await content())
    const { token } = await registerMember(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => drawOf(server, token, raffleId)))
    const drawn = answers.filter(({ body }) => body.success)
    expect(drawn).toHaveLength(1)
    expect(await balanceOf(server, token)).toMatchObject({ balance: drawn[0]?.body.value.amount })
  })

  test('ten repeats of one request answer one draw', async () => {
    const raffleId = await publishRaffle(server, await content())
    const { token } = await registerMember(server)
    const same = 'the-same-request'
    const answers = await Promise.all(Array.from({ length: 10 }, () => drawOf(server, token, raffleId, same)))
    expect(new Set(answers.map(({ body }) => body.value.drawId)).size).toBe(1)
    expect(await balanceOf(server, token)).toMatchObject({ balance: answers[0]?.body.value.amount })
  })

  test('six members draw the last three prizes: three are given, and no more chances are there', async () => {
    const cookie = await content()
    const prizes = [prize('10000.00', { stock: 2 }), prize('20000.00', { stock: 1 })]
    const raffleId = await publishRaffle(server, cookie, { prizes })
    const members = await Promise.all(Array.from({ length: 6 }, () => registerMember(server)))
    const answers = await Promise.all(members.map(({ token }) => drawOf(server, token, raffleId)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
    const { body } = await server.console('GET', '/staff/raffles', { cookie, query: { raffleId } })
    expect(body.value.list[0]).toMatchObject({ budget: '40000.00', awarded: '40000.00', drawCount: 3, memberCount: 3 })
    const { token } = await registerMember(server)
    expect(await raffleOf(server, token)).toMatchObject({ chancesLeft: 0, prizes: [{ chance: 0 }, { chance: 0 }] })
  })
})

describe('what staff write', () => {
  const add = (cookie: string | undefined, fields: Partial<RaffleTerms> = {}) =>
    server.console('POST', '/staff/raffles', { cookie, body: raffleTerms(server, fields) })

  test('one is written, published, given more stock, and stopped; prizes and odds stay', async () => {
    const cookie = await content()
    const added = (await add(cookie, { memberMax: '20000.00' })).body.value
    expect(added).toMatchObject({ state: 'draft', budget: '30000000.00', allowed: ['change', 'publish'] })
    expect(JSON.stringify(added)).not.toContain('seed')
    const { raffleId, revision } = added
    const change = (fields: Partial<RaffleTerms>, read: number) =>
      server.console('PUT', `/staff/raffles/${raffleId}`, {
        cookie,
        body: { ...raffleTerms(server, { memberMax: '20000.00', ...fields }), revision: read },
      })
    const fewer = [prize('5000.00'), prize('0.00'), prize('1000.00')]
    expect((await change({ prizes: fewer }, revision)).body.value.prizes).toHaveLength(3)
    expect((await change({}, revision + 1)).body.value.prizes).toHaveLength(2)
    expect((await change({}, revision)).status).toBe(409)
    const verb = (name: string) => server.console('POST', `/staff/raffles/${raffleId}/${name}`, { cookie, body: {} })
    expect((await verb('publish')).body.value).toMatchObject({ state: 'published' })
    const now = revision + 3
    for (const [fields, field] of [
      [{ prizes: [prize('10000.00', { weight: 9 }), prize('20000.00')] }, 'prizes.0.amount'],
      [{ prizes: fewer }, 'prizes'],
      [{ chanceCountMax: 3 }, 'chanceCountMax'],
    ] as [Partial<RaffleTerms>, string][])
      expect((await change(fields, now)).body).toMatchObject({ value: { errors: [{ field }] } })
    const more = [prize('10000.00', { stock: 5_000 }), prize('20000.00')]
    expect((await change({ prizes: more }, now)).body.value).toMatchObject({ budget: '30000000.00', wish: {} })
    await sayYesToWaiting(server, raffleId)
    const { list } = (await server.console('GET', '/staff/raffles', { cookie, query: { raffleId } })).body.value
    expect(list).toMatchObject([{ budget: '70000000.00', state: 'published' }])
    expect((await verb('withdraw')).body.value).toMatchObject({ state: 'withdrawn', allowed: [] })
  })

  test('what cannot be is refused at its field, and nobody but content and the owner writes', async () => {
    const cookie = await content()
    for (const [fields, field] of [
      [{ prizes: [prize('1000.00')] }, 'prizes'],
      [{ prizes: [prize('0.00'), prize('0.00')] }, 'prizes'],
      [{ prizes: [prize('1000.00', { stock: 0 }), prize('0.00')] }, 'prizes.0.stock'],
      [{ audience: 'accounts' }, 'audienceAccounts'],
      [{ chanceRule: 'deposit' }, 'chanceStep'],
    ] as [Partial<RaffleTerms>, string][])
      expect((await add(cookie, fields)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
    expect((await add(undefined)).status).toBe(401)
    expect((await add((await signInStaff(server, 'support')).cookie)).status).toBe(403)
  })
})
