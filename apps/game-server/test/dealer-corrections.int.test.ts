import { VendorTableRound, VendorTableRounds } from '@fairground/contract/psw'
import { PublicIncidents, type SharedBetsAnswer, type SharedPastAnswer, studioPaths } from '@fairground/contract/studio'
import { checkSharedRound } from '@fairground/game-rules/tables'
import { expect, test } from 'vitest'
import { chip, correctionWorld, people, right } from './correction-world.ts'
import { dealtTableId } from './dealer-table.ts'
import { cards } from './dealer-world.ts'
import { openSlipFrame } from './slip-table.ts'
import { callAsPortal, Frame, testStudio } from './test-studio.ts'

const studio = testStudio()
const world = correctionWorld(studio)
const { w, playPaid, order, moved, adjusts, isWhole } = world

test('a trial names both results and what each bet changes, and moves nothing', async () => {
  await playPaid()
  const { code, plan } = await order({ isTrial: true, by: [] })
  expect(code).toBe('OK')
  expect(plan).toMatchObject({ version: 1, before: { told: cards }, after: { told: right }, bets: 2 })
  expect(plan?.before.result?.en).not.toBe(plan?.after.result?.en)
  expect(plan?.sums).toEqual([
    { currency: 'VND', up: '2000000', upBets: 1, down: '1950000', downBets: 1, left: '0', leftBets: 0 },
  ])
  expect(plan?.items).toMatchObject([
    { playerId: world.other.playerId, paid: '0', payout: '2000000', change: '2000000', left: '0' },
    { playerId: w.frame.playerId, paid: '1950000', payout: '0', change: '-1950000', left: '0' },
  ])
  await w.table.pay()
  expect(moved()).toEqual([950_000n, -chip])
  expect(adjusts()).toEqual([])
})

test('two people correct a paid round: every bet is settled by the right cards, both ways, and all money is where it belongs', async () => {
  await playPaid()
  expect(await order()).toEqual({ code: 'OK' })
  await w.table.pay()
  expect(moved()).toEqual([-chip, chip])
  await isWhole()
  expect(adjusts()).toMatchObject([
    { version: 1, amount: expect.any(String), originalTransactionId: expect.stringMatching(/\.win$/) },
    { version: 1, reason: 'lá cuối đọc nhầm' },
  ])
  expect(await w.table.latest()).toMatchObject({ outcome: { result: { playerTotal: 1 } }, is_typed: true })
  const { rows } = await w.owner.query('select * from studio.incidents where shared_round_id = $1', [w.roundId])
  expect(rows).toMatchObject([
    { kind: 'wrong-result', outcome: 'corrected', money_moved: true, decided_by: ['stf-mai', 'stf-khoa'] },
  ])
})

test('what was overpaid may stay with the players; who got too little gets it in any case', async () => {
  await playPaid()
  expect(await order({ keepsOverpaid: true })).toEqual({ code: 'OK' })
  await w.table.pay()
  expect(moved()).toEqual([950_000n, chip])
  await isWhole()
  // Corrected back: nobody is paid twice for what was left.
  expect(await order({ version: 2, told: cards })).toEqual({ code: 'OK' })
  await w.table.pay()
  expect(moved()).toEqual([950_000n, -chip])
  expect(adjusts().map(({ version }) => version)).toEqual([1, 2])
  await isWhole()
})

test('the same order again, and at the same time, moves money once; another one of that version is refused', async () => {
  await playPaid()
  const answers = await Promise.all([order(), order(), order({ told: [...cards.slice(0, 5), '3h'] })])
  expect(answers.filter(({ code }) => code === 'OK').length).toBeLessThan(3)
  await w.table.pay()
  await order()
  await w.table.pay()
  const versions = await w.owner.query('select version from studio.round_corrections where shared_round_id = $1', [
    w.roundId,
  ])
  expect(versions.rows).toEqual([{ version: 1 }])
  expect(adjusts()).toHaveLength(2)
  await isWhole()
})

test('a wallet that is away, that does not answer or holds a correction is asked until it has booked it once', async () => {
  await playPaid()
  studio.wallet.disturb('adjust', { kind: 'drop', when: 'before' })
  studio.wallet.disturb('adjust', { kind: 'drop', when: 'after' })
  await order()
  await w.table.pay()
  expect((await order({ version: 2, told: cards })).fault).toEqual({ rule: 'waiting' })
  for (let tries = 0; tries < 3; tries += 1) {
    studio.clock.advance(60_000)
    await w.table.pay()
  }
  expect(moved()).toEqual([-chip, chip])
  await isWhole()
  expect(new Set(adjusts().map(({ transactionId }) => transactionId)).size).toBe(2)
  expect((await order({ version: 2, told: cards })).code).toBe('OK')
  await w.table.pay()
  expect(moved()).toEqual([950_000n, -chip])
})

test.each([
  ['one person alone', { by: [people[0], people[0]] }, 'BAD_REQUEST', undefined],
  [
    'cards that are no whole round',
    { told: cards.slice(0, 4) },
    'BAD_REQUEST',
    { rule: 'steps', step: 4, what: 'player-3' },
  ],
  ['a card that is none', { told: ['2c', 'Ks', '1d'] }, 'BAD_REQUEST', { rule: 'steps', step: 2, what: 'player-2' }],
  ['the cards that were read', { told: cards }, 'BAD_REQUEST', { rule: 'same' }],
  ['a version that is not the next', { version: 2 }, 'BAD_REQUEST', { rule: 'version' }],
  ['a round that is not there', { sharedRoundId: 'shr_none' }, 'BAD_REQUEST', { rule: 'unknown' }],
])('%s correct nothing', async (_, wishes, code, fault) => {
  await playPaid()
  const told = await order(wishes)
  expect(told.code).toBe(code)
  expect(told.fault).toEqual(fault)
  await w.table.pay()
  expect(adjusts()).toEqual([])
})

test('a round that is not paid yet is not corrected, and one of a seed never', async () => {
  await w.table.until('running')
  await w.readAll()
  await w.table.until('result')
  expect((await order()).fault).toEqual({ rule: 'unpaid' })
  await w.settle()
  await w.owner.query(
    `update studio.shared_rounds set source = 'seed', seed_sealed = 'x', server_seed = repeat('a', 64)
    where shared_round_id = $1`,
    [w.roundId],
  )
  expect((await order()).fault).toEqual({ rule: 'seed' })
})

test('players see both settlements of a corrected round, in their history and in the round itself', async () => {
  await playPaid()
  expect((await order({ keepsOverpaid: true })).code).toBe('OK')
  await w.table.pay()
  const frame = new Frame(studio, w.frame.playerId, w.frame.opened)
  const [bet] = (await frame.get<SharedBetsAnswer>(studioPaths.sharedBets)).body.bets
  expect(bet).toMatchObject({
    payoutMinor: '0',
    corrections: [{ version: 1, beforeMinor: '1950000', payoutMinor: '0', leftMinor: '1950000' }],
  })
  const { rounds } = (await frame.get<SharedPastAnswer>(studioPaths.sharedPast)).body
  expect(rounds[0]).toMatchObject({ corrections: [{ version: 1, toldBefore: cards }] })
  expect(rounds[0]?.read?.cards.map(({ told }) => told)).toEqual(right)
  // By the right cards the bet is settled as the rules settle it: whoever checks it finds no difference.
  expect(checkSharedRound(rounds[0]!)).toMatchObject({ fitsOutcome: true })
})

test('staff see the whole round: its clock, what was read, the correction and what the wallet has booked of it', async () => {
  await playPaid()
  await order()
  const seen = async () => (await callAsPortal(studio, 'GET', `/tables/rounds/${w.roundId}`)).body
  expect(await seen()).toMatchObject({ corrected: 1, corrections: [{ booked: 0, waiting: 2, failed: 0 }] })
  await w.table.pay()
  const { body } = await callAsPortal(studio, 'GET', `/tables/rounds/${w.roundId}`)
  const round = VendorTableRound.parse(body)
  expect(round.corrections).toMatchObject([{ toldBefore: cards, told: right, by: ['mai', 'khoa'], booked: 2 }])
  expect(round.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['opened', 'locked', 'started', 'read', 'ended', 'settled', 'corrected']),
  )
  expect(round).toMatchObject({ dealer: 'thu-ha', told: right, sums: [{ stake: '2000000', payout: '2000000' }] })
  expect(round.replayId).not.toBeNull()
  const list = await callAsPortal(studio, 'GET', `/tables/rounds?tableId=${dealtTableId}`)
  expect(VendorTableRounds.parse(list.body).rounds[0]).toMatchObject({ sharedRoundId: w.roundId, corrected: 1 })
})

test('what went wrong at a table is public with what was given back, and names nobody', async () => {
  await playPaid()
  await order()
  const read = async () => {
    const url = `/studio/shared/tables/${dealtTableId}/incidents`
    return PublicIncidents.parse((await studio.call({ method: 'GET', url, headers: {} })).body).incidents
  }
  // The wallet has booked nothing yet.
  expect((await read())[0]).toMatchObject({ kind: 'wrong-result', money: [] })
  await w.table.pay()
  const incidents = await read()
  expect(incidents[0]).toMatchObject({
    ...{ kind: 'wrong-result', outcome: 'corrected', money: [{ currency: 'VND', amountMinor: '2000000' }] },
  })
  for (const name of ['mai', 'khoa', w.frame.playerId, world.other.playerId])
    expect(JSON.stringify(incidents)).not.toContain(name)
  await w.owner.query(`update studio.incidents set opened_at = opened_at - interval '91 days'`)
  expect(await read()).toEqual([])
})

test('a void round says what stakes went back; a call for the pit boss is nobody else’s matter', async () => {
  await w.table.until('running')
  await w.dealer.do({ act: 'report', kind: 'pit-call', facts: {} })
  await w.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
  await w.decideAll()
  await w.table.pay()
  const told = await studio.call({ method: 'GET', url: `/studio/shared/tables/${dealtTableId}/incidents`, headers: {} })
  expect(PublicIncidents.parse(told.body).incidents[0]).toMatchObject({
    ...{ kind: 'misdeal', outcome: 'void', money: [{ currency: 'VND', amountMinor: '2000000' }] },
  })
})

test('given back is what the wallet had taken: nothing of a stake that never reached it', async () => {
  const third = await openSlipFrame(studio, { gameId: dealtTableId })
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  studio.wallet.disturb('bet', { kind: 'delay', until })
  const placed = third.slip(w.roundId, { tie: Number(chip) })
  await expect
    .poll(
      async () =>
        (await w.owner.query('select 1 from studio.shared_bets where shared_round_id = $1', [w.roundId])).rowCount,
    )
    .toBe(3)
  await w.table.until('running')
  await w.table.pay()
  answer()
  expect(await placed).toMatchObject({ ok: false, code: 'WALLET_UNREACHABLE' })
  await w.dealer.do({ act: 'report', kind: 'misdeal', facts: {} })
  await w.decideAll()
  studio.clock.advance(60_000)
  await w.table.pay()
  const { body } = await callAsPortal(studio, 'GET', `/tables/rounds/${w.roundId}`)
  const [sums] = VendorTableRound.parse(body).sums
  expect(sums).toMatchObject({ bets: 2, players: 2, stake: '2000000', payout: '0', back: '2000000' })
  const told = await studio.call({ method: 'GET', url: `/studio/shared/tables/${dealtTableId}/incidents`, headers: {} })
  expect(PublicIncidents.parse(told.body).incidents[0]).toMatchObject({ money: [{ amountMinor: '2000000' }] })
  expect(studio.wallet.book.balanceOf(third.playerId)).toBe(100_000_000n)
})

test('three corrections in a day, and the table opens no further round', async () => {
  await playPaid()
  for (const [place, told] of [right, cards, right].entries()) {
    expect((await order({ version: place + 1, told })).code).toBe('OK')
    await w.table.pay()
  }
  const { rows } = await w.owner.query('select state, cause from studio.tables where table_id = $1', [dealtTableId])
  expect(rows).toEqual([{ state: 'paused', cause: 'check' }])
  await isWhole()
})
