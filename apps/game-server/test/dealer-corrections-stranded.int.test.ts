import { randomUUID } from 'node:crypto'
import { type VendorCorrectionCallsAnswer, VendorTableRound, VendorTransactionList } from '@fairground/contract/psw'
import { type SharedBetsAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { chip, correctionWorld, right } from './correction-world.ts'
import { cards } from './dealer-world.ts'
import { callAsPortal, Frame, testStudio } from './test-studio.ts'

const studio = testStudio()
const world = correctionWorld(studio)
const { w, playPaid, order, moved, adjusts, isWhole } = world

async function end(does: 'retry' | 'give-up'): Promise<string> {
  const wish = { requestId: randomUUID(), sharedRoundId: w.roundId, does }
  const { body } = await callAsPortal(studio, 'POST', '/rounds/corrections/calls', wish)
  return (body as unknown as VendorCorrectionCallsAnswer).code
}

const seen = async () => {
  const { body } = await callAsPortal(studio, 'GET', `/tables/rounds/${w.roundId}`)
  return VendorTableRound.parse(body).corrections
}

const historyOf = async (frame: { playerId: string; opened: typeof w.frame.opened }) => {
  const { bets } = (await new Frame(studio, frame.playerId, frame.opened).get<SharedBetsAnswer>(studioPaths.sharedBets))
    .body
  return bets[0]
}

/** All that the feed tells of corrections of this round. */
async function fed() {
  const told: VendorTransactionList['transactions'] = []
  for (let cursor = ''; ; ) {
    const { body } = await callAsPortal(studio, 'GET', `/transactions?cursor=${cursor}`)
    const page = VendorTransactionList.parse(body)
    told.push(...page.transactions)
    if (!page.hasMore) break
    cursor = page.nextCursor
  }
  const players = [w.frame.playerId, world.other.playerId]
  return told.filter(({ call, playerId }) => call === 'adjust' && players.includes(playerId))
}

/** The wallet will never carry out what is asked for both bets. */
async function strand(): Promise<void> {
  await playPaid()
  studio.wallet.disturb('adjust', { kind: 'refuse', code: 'BET_CANCELLED' }, 2)
  expect((await order()).code).toBe('OK')
  await w.table.pay()
  // The attempt of just now counts as under way until its time is over.
  studio.clock.advance(30_000)
}

test('what the wallet refused is seen with its cause, sent again unchanged, and booked once', async () => {
  await strand()
  expect(await seen()).toMatchObject([
    {
      ...{ booked: 0, waiting: 0, failed: 2, givenUp: 0 },
      failures: [{ code: 'BET_CANCELLED' }, { code: 'BET_CANCELLED' }],
    },
  ])
  expect((await order({ version: 2, told: cards })).fault).toEqual({ rule: 'waiting' })
  expect(await end('retry')).toBe('OK')
  await w.table.pay()
  expect(await seen()).toMatchObject([{ booked: 2, failed: 0, failures: [] }])
  expect(moved()).toEqual([-chip, chip])
  expect(new Set(adjusts().map(({ transactionId }) => transactionId)).size).toBe(2)
  await isWhole()
})

test('what is given up moved nothing, and the round is corrected again from what its players have', async () => {
  await strand()
  expect(await end('give-up')).toBe('OK')
  expect(await end('give-up')).toBe('OK')
  expect(await seen()).toMatchObject([{ booked: 0, failed: 0, givenUp: 2 }])
  expect(moved()).toEqual([950_000n, -chip])
  expect((await order({ version: 2, told: right })).code).toBe('OK')
  await w.table.pay()
  expect(moved()).toEqual([-chip, chip])
  await isWhole()
})

test('nothing is given up that the wallet has booked, nor while it does not say', async () => {
  await playPaid()
  studio.wallet.disturb('adjust', { kind: 'drop', when: 'after' }, 2)
  await order()
  await w.table.pay()
  studio.clock.advance(30_000)
  await w.owner.query(`update studio.wallet_calls set state = 'exception', last_code = 'UNKNOWN' where call = 'adjust'
    and state = 'pending'`)
  studio.wallet.disturb('transaction/status', { kind: 'drop', when: 'before' })
  expect(await end('give-up')).toBe('TEMPORARY')
  expect(await seen()).toMatchObject([{ failed: 2 }])
  expect(await end('give-up')).toBe('OK')
  expect(await seen()).toMatchObject([{ booked: 2, failed: 0, givenUp: 0 }])
  expect(moved()).toEqual([-chip, chip])
  await isWhole()
})

test('players are told of a correction once the wallet has booked it; before, the bet stands as it was paid', async () => {
  await playPaid()
  studio.wallet.disturb('adjust', { kind: 'drop', when: 'before' }, 2)
  await order()
  await w.table.pay()
  const before = await historyOf(w.frame)
  expect(before).toMatchObject({ payoutMinor: '1950000', isCorrecting: true })
  expect(before).not.toHaveProperty('corrections')
  studio.clock.advance(30_000)
  await w.table.pay()
  const after = await historyOf(w.frame)
  expect(after).toMatchObject({ payoutMinor: '0', corrections: [{ beforeMinor: '1950000', payoutMinor: '0' }] })
  expect(after).not.toHaveProperty('isCorrecting')
})

test('after it was given up nobody is told of a correction that moved nothing', async () => {
  await strand()
  await end('give-up')
  const bet = await historyOf(world.other)
  expect(bet).toMatchObject({ payoutMinor: '0' })
  for (const field of ['corrections', 'isCorrecting']) expect(bet).not.toHaveProperty(field)
})

test('the feed tells every correction with its version, booked or given up, and none before its end', async () => {
  await strand()
  expect(await fed()).toEqual([])
  await end('give-up')
  await order({ version: 2, told: right })
  await w.table.pay()
  // The feed tells what no transaction of the server that is still open can precede.
  await expect.poll(async () => (await fed()).length).toBe(4)
  const rows = await fed()
  expect(rows.map(({ state }) => state)).toEqual(['REJECTED', 'REJECTED', 'APPLIED', 'APPLIED'])
  expect(rows.map(({ amount }) => amount).toSorted()).toEqual(['-1950000', '-1950000', '2000000', '2000000'])
  for (const { originalTransactionId, roundId, adjust } of rows) {
    expect(originalTransactionId).toBe(`${roundId}.win`)
    expect(adjust).toMatchObject({ version: 1, reason: 'lá cuối đọc nhầm' })
  }
})
