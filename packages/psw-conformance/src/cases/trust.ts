import { randomBytes, randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { check, equal, expectCode, NotTried } from '../expect.ts'
import { type Lab, newId } from '../lab.ts'
import { newBet } from '../player.ts'

const pingWith = async (lab: Lab, options: object) => (await lab.attempt('ping', {}, options)).answer

async function authenticate(lab: Lab, launchToken: string, gameId = lab.options.games.single) {
  return (await lab.attempt('authenticate', { launchToken, gameId })).answer
}

export const trustCases: Case[] = [
  {
    id: 'W-01',
    title: 'ping, authenticate and balance answer OK, signed; the session token is not the launch token',
    async run(lab) {
      expectCode(await lab.send('ping'), 'OK')
      const { facts } = await lab.player()
      check(facts.sessionToken !== facts.launchToken, 'the session token is the launch token')
      const { playerId, sessionToken } = facts
      const balance = await lab.send('balance', { playerId, sessionToken })
      expectCode(balance, 'OK')
      equal(balance.balance, '100000', 'balance')
      check(Number.isInteger(balance.balanceVersion), 'the balance has no version')
    },
  },
  {
    id: 'W-02',
    title: 'a bad signature, a changed byte, an unknown key and another vendor’s secret are refused and leave nothing',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const raw = JSON.stringify({ requestId: randomUUID(), ...player.betFields(bet) })
      const refused = [
        { raw, key: { secret: randomBytes(32) }, code: 'BAD_SIGNATURE' },
        { raw, sentInstead: raw.replace('"1000"', '"1001"'), code: 'BAD_SIGNATURE' },
        { raw, key: { keyId: 'no-such-key' }, code: 'UNKNOWN_KEY' },
        { raw, key: { vendorId: 'nobody' }, code: 'UNKNOWN_KEY' },
      ] as const
      for (const { code, ...options } of refused) {
        const { status, answer } = await lab.attempt('bet', {}, options)
        expectCode(answer, code)
        equal(status, 401, 'status')
      }
      const { rival } = lab.options
      if (rival)
        expectCode((await lab.attempt('bet', {}, { raw, key: { secret: rival.secret } })).answer, 'BAD_SIGNATURE')
      equal((await player.status(bet.transactionId)).state, 'UNKNOWN', 'state of the bet')
    },
  },
  {
    id: 'W-03',
    title: 'a clock 61 seconds off and a nonce that was used are refused',
    isSingle: true,
    async run(lab) {
      for (const offsetMs of [-61_000, 61_000])
        expectCode(await pingWith(lab, { nowMs: Date.now() + offsetMs }), 'CLOCK_SKEW', `${offsetMs} ms off`)
      const raw = JSON.stringify({ requestId: randomUUID() })
      const { headers, answer } = await lab.attempt('ping', {}, { raw })
      expectCode(answer, 'OK')
      const again = await lab.attempt('ping', {}, { raw, headers })
      expectCode(again.answer, 'REPLAYED_REQUEST')
      equal(again.status, 401, 'status')
    },
  },
  {
    id: 'W-04',
    title: 'an old and a new key both work while one follows the other; a retired one is refused',
    isSingle: true,
    async run(lab) {
      const { facts } = await lab.player()
      const { isDone, keyId = '', secret = '' } = await lab.change(facts.playerId, { kind: 'add-key' })
      if (!isDone) throw new NotTried('two keys are in use already')
      const key = { keyId, secret: Buffer.from(secret, 'base64') }
      expectCode(await pingWith(lab, { key }), 'OK', 'the new key')
      expectCode(await pingWith(lab, {}), 'OK', 'the old key')
      await lab.change(facts.playerId, { kind: 'retire-key', keyId })
      await lab.until('UNKNOWN_KEY', () => pingWith(lab, { key }))
      expectCode(await pingWith(lab, {}), 'OK', 'the old key, afterwards')
    },
  },
  {
    id: 'W-05',
    title: 'a launch token serves its vendor and its game for a minute; a reload gets the same session',
    isSingle: true,
    async run(lab) {
      const { facts } = await lab.player()
      const again = await authenticate(lab, facts.launchToken)
      expectCode(again, 'OK', 'reload')
      equal(again.sessionToken, facts.sessionToken, 'session token of the reload')
      expectCode(await authenticate(lab, facts.launchToken, 'another-game'), 'LAUNCH_TOKEN_INVALID', 'another game')
      const { games, rival } = lab.options
      if (rival) expectCode(await authenticate(lab.as(lab.rival), facts.launchToken), 'LAUNCH_TOKEN_INVALID', 'rival')
      const late = await lab.launch(facts.playerId, games.single)
      await lab.change(facts.playerId, { kind: 'end-launch', launchToken: late })
      expectCode(await authenticate(lab, late), 'LAUNCH_TOKEN_INVALID', 'after its time')
      const last = await lab.launch(facts.playerId, games.single)
      await lab.change(facts.playerId, { kind: 'log-out' })
      expectCode(await authenticate(lab, last), 'LAUNCH_TOKEN_INVALID', 'after the log-out')
    },
  },
  {
    id: 'W-53',
    title: 'ids that differ by case are two ids; one with a space is none',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const id = newId('Case')
      expectCode(await player.bet({ transactionId: id }), 'OK')
      expectCode(await player.bet({ transactionId: id.toUpperCase() }), 'OK')
      expectCode((await lab.attempt('bet', player.betFields({ transactionId: `${id} ` }))).answer, 'BAD_REQUEST')
      await player.expectBalance(98_000)
    },
  },
  {
    id: 'W-54',
    title: 'unknown fields are ignored; doubled names, a body of 65 KiB and __proto__ are refused',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      expectCode(await player.bet({ colour: 'gold' }), 'OK')
      const head = `"requestId":"${randomUUID()}"`
      const refused = [
        [`{${head},"amount":"1","amount":"2"}`, 400],
        [`{${head},"__proto__":{"a":1}}`, 400],
        [`{${head},"pad":"${'x'.repeat(66_000)}"}`, 413],
      ] as const
      for (const [raw, status] of refused) equal((await lab.attempt('ping', {}, { raw })).status, status, 'status')
    },
  },
  {
    id: 'W-57',
    title: 'a placedAt ten minutes wrong is taken: the portal’s own time counts',
    async run(lab) {
      const player = await lab.player()
      const placedAt = new Date(Date.now() - 600_000).toISOString()
      expectCode(await player.bet({ placedAt }), 'OK')
    },
  },
  {
    id: 'W-58',
    title: 'two vendors may use the same transaction id',
    isSingle: true,
    async run(lab) {
      const client = lab.rival
      const own = await lab.player()
      const bet = newBet()
      // Both vendors of a test set-up offer the same game.
      const other = await lab.seat(client, { balance: '100000', gameId: lab.options.games.single, mode: 'real' })
      expectCode(await own.bet(bet), 'OK')
      const second = await other.bet(bet)
      expectCode(second, 'OK')
      equal(second.replayed, undefined, 'replayed')
      equal(second.balance, '99000', 'balance of the other')
    },
  },
]
