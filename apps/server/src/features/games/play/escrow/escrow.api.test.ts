import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants, newTransactionId, type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { gameOf, TestVendor, testGames, testRoom } from '../../../../../test/test-vendor.ts'
import { listBrokenBooks } from '../../../money/wallet/index.ts'
import { askOpenEscrows } from './ask-open-escrows.ts'

const server = testServer()
const vendor = new TestVendor('room-vendor')
beforeAll(() => {
  vendor.games = [...vendor.games, { ...gameOf(testRoom), category: 'PVP' as const }]
  return vendor.start(server)
})
afterAll(() => vendor.stop())
afterEach(async () => {
  expect(await brokenInvariants(server)).toEqual([])
  expect(await listBrokenBooks(server.db)).toEqual([])
})

interface Sitter {
  player: PswPlayer
  escrowId: string
  holds: bigint
}

const seated = async (): Promise<Sitter> => ({
  player: await seatPlayer(server, vendor, { gameCode: testRoom }),
  escrowId: `seat-${randomUUID()}`,
  holds: 0n,
})

const open = async (tableId: string, { player, escrowId }: Sitter, amount: string, gameId: string = testRoom) => {
  const { playerId, sessionToken } = player
  const ids = { transactionId: newTransactionId(), tableId, escrowId }
  return (await vendor.send('escrow/open', { playerId, sessionToken, gameId, currency: 'VND', amount, ...ids })).answer
}

type Part = [sitter: Sitter, contribution: bigint, returned: bigint, rake: bigint]
const hand = async (tableId: string, handSeq: number, parts: Part[], transactionId = newTransactionId()) => {
  const seats = parts.map(([{ player, escrowId }, contribution, returned, rake]) => ({
    ...{ playerId: player.playerId, escrowId },
    ...{ contribution: String(contribution), returned: String(returned), rake: String(rake) },
  }))
  const rake = String(parts.reduce((sum, part) => sum + part[3], 0n))
  const ids = { transactionId, tableId, handId: `${tableId}-${handSeq}`, handSeq }
  return (await vendor.send('escrow/hand', { ...ids, currency: 'VND', seats, rake })).answer
}

const close = async ({ player, escrowId }: Sitter, amount: bigint, lastHandSeq: number) => {
  const ids = { playerId: player.playerId, transactionId: newTransactionId(), escrowId, currency: 'VND' }
  return (await vendor.send('escrow/close', { ...ids, amount: String(amount), lastHandSeq, reason: 'left' })).answer
}

describe('[I-33] money at a table of players', () => {
  test('a hand is one round of each of its seats: turnover is the contribution, and the house has the rake', async () => {
    const [one, other] = [await seated(), await seated()]
    for (const sitter of [one, other]) expect(await open('t-round', sitter, '10000')).toMatchObject({ code: 'OK' })
    const balance = async () =>
      (await server.portal('GET', '/wps/v2/wallets/balance', { token: one.player.token })).body.value
    expect(await balance()).toMatchObject({ balance: '900.00', atTables: '100.00' })
    await hand('t-round', 1, [
      [one, 3_000n, 5_700n, 150n],
      [other, 3_000n, 0n, 150n],
    ])
    const rows = await server.db
      .selectFrom('game_rounds')
      .select(['stakes_minor', 'payouts_minor', 'turnover_minor', 'state'])
      .where('member_id', 'in', [one.player.memberId, other.player.memberId])
      .orderBy('payouts_minor')
      .execute()
    expect(rows).toEqual([
      { stakes_minor: '3000', payouts_minor: '0', turnover_minor: '3000', state: 'closed' },
      { stakes_minor: '3000', payouts_minor: '5700', turnover_minor: '3000', state: 'closed' },
    ])
    const record = await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet?type=transfer', {
      token: one.player.token,
    })
    expect(record.body.value.list).toMatchObject([{ kind: 'transfer', amount: '-100.00' }])
    const { rows: edges } = await server.pool.query(
      `select count(*) from ledger.account_entries e join ledger.account_balances a using (account_id)
      where a.kind = 'escrow' and e.counter_account_kind in ('escrow', 'vendor_clearing')`,
    )
    expect(edges).toEqual([{ count: '0' }])
  })

  test('it is bought in at card rooms only, and never with a session of another game', async () => {
    const player = await seatPlayer(server, vendor, { gameCode: testGames.single })
    const sitter = { player, escrowId: `seat-${randomUUID()}`, holds: 0n }
    expect(await open('t-no', sitter, '10', testGames.single)).toMatchObject({ code: 'GAME_DISABLED' })
    expect(await open('t-no', sitter, '10')).toMatchObject({ code: 'GAME_DISABLED' })
    expect(await player.balanceMinor()).toBe(100_000n)
  })

  test('a close of another amount waits for people, with both figures', async () => {
    const one = await seated()
    await open('t-wrong', one, '500')
    expect(await close(one, 499n, 0)).toMatchObject({ code: 'ESCROW_AMOUNT_MISMATCH' })
    const found = await server.db
      .selectFrom('vendor_exceptions')
      .select(['kind', 'detail'])
      .where('vendor_id', '=', vendor.vendorId)
      .where('kind', '=', 'escrowDiffers')
      .execute()
    const detail = { call: 'escrow/close', here: '500', there: '499', currency: 'VND' }
    expect(found).toEqual([{ kind: 'escrowDiffers', detail }])
    expect(await one.player.balanceMinor()).toBe(99_500n)
    expect(await close(one, 500n, 0)).toMatchObject({ code: 'OK', balance: '100000' })
  })

  test('half an hour after its last move the vendor is asked about a seat; after a day people are', async () => {
    const [same, other, unknown] = [await seated(), await seated(), await seated()]
    for (const sitter of [same, other, unknown]) await open('t-idle', sitter, '500')
    const told = [same, other].map(({ escrowId, player }, index) => ({
      ...{ escrowId, playerId: player.playerId, tableId: 't-idle', lastHandSeq: 0 },
      ...{ chips: index === 0 ? '300' : '499', inPot: index === 0 ? '200' : '0' },
    }))
    vendor.tells.set('/escrow/open?cursor=', { seats: told, nextCursor: null })
    const found = async () => {
      await askOpenEscrows(server.context)
      const ids = [same, other, unknown].map(({ escrowId }) => escrowId)
      const rows = await server.db
        .selectFrom('vendor_exceptions')
        .select(['transaction_id', 'kind'])
        .where('transaction_id', 'in', ids)
        .orderBy('kind')
        .execute()
      return rows.map(({ transaction_id, kind }) => `${kind} ${ids.indexOf(transaction_id)}`).sort()
    }
    expect(await found()).toEqual([])
    let movedMs = 0
    const advance = (ms: number) => {
      movedMs += ms
      server.clock.advance(ms)
    }
    advance(31 * 60_000)
    try {
      expect(await found()).toEqual(['escrowDiffers 1', 'escrowDiffers 2'])
      advance(24 * 60 * 60_000)
      expect(await found()).toHaveLength(5)
    } finally {
      server.clock.advance(-movedMs)
    }
  })

  test('the database itself refuses a hand out of balance, a gap, a pot with money and a seat below zero', async () => {
    const one = await seated()
    await open('t-db', one, '500')
    const inDatabase = (text: string) => server.pool.query(text.replaceAll('$v', `'${vendor.vendorId}'`))
    const columns = `(vendor_id, table_id, hand_seq, id, hand_id, transaction_id, currency, contribution_minor,
      returned_minor, rake_minor, played_at)`
    await expect(
      inDatabase(`insert into escrow_hands ${columns} values ($v, 't-db', 1, 'h', 'h', 'h', 'VND', 10, 9, 0, now())`),
    ).rejects.toThrow('hands_are_balanced')
    await expect(
      inDatabase(`insert into escrow_hands ${columns} values ($v, 't-db', 2, 'h', 'h', 'h', 'VND', 0, 0, 0, now())`),
    ).rejects.toThrow('E-4')
    await expect(
      inDatabase(`insert into escrow_hands ${columns} values ($v, 't-db', 1, 'h', 'h', 'h', 'VND', 10, 10, 0, now())`),
    ).rejects.toThrow('E-2')
    await expect(
      inDatabase(`update escrows set balance_minor = 400 where escrow_id = '${one.escrowId}'`),
    ).rejects.toThrow('escrows_add_up')
    const { rows } = await server.pool.query(`select seat_id from escrows where escrow_id = '${one.escrowId}'`)
    await expect(
      server.pool.query(`select ledger.post_between('escrow', 'stray', sha256('stray'), 'hand', 'seat', '${rows[0].seat_id}',
        'escrow', 'VND', 'table', 'stray', 'pot', 'VND', 10, 'test', null)`),
    ).rejects.toThrow('I-33')
  })

  test('seats that buy in, play and leave at random lose no unit and make none', async () => {
    let state = 20_261_130
    const next = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const handCount = Number(process.env.FAIRGROUND_HANDS ?? 25)
    const sitters = await Promise.all([1, 2, 3].map(seated))
    const cash = async () => {
      const all = await Promise.all(sitters.map(({ player }) => player.balanceMinor()))
      return all.reduce((sum, minor) => sum + minor, 0n)
    }
    const before = await cash()
    const last = new Map<Sitter, number>()
    let [rakeMinor, handSeq] = [0n, 0]
    while (handSeq < handCount) {
      for (const sitter of sitters) {
        if (sitter.holds > 0n) continue
        if (last.has(sitter)) expect(await close(sitter, 0n, last.get(sitter) ?? 0)).toMatchObject({ code: 'OK' })
        Object.assign(sitter, { escrowId: `seat-${randomUUID()}`, holds: 1_000n })
        expect(await open('t-random', sitter, '1000')).toMatchObject({ code: 'OK' })
        last.set(sitter, 0)
      }
      const [winner] = sitters.splice(next(3), 1) as [Sitter]
      const paid = sitters.map((sitter) => BigInt(next(Number(sitter.holds) + 1)))
      sitters.push(winner)
      const potMinor = paid.reduce((sum, minor) => sum + minor, 0n)
      const rake = potMinor / 20n
      handSeq += 1
      const transactionId = newTransactionId()
      const parts: Part[] = [
        ...paid.map((minor, index): Part => [sitters[index] as Sitter, minor, 0n, 0n]),
        [winner, 0n, potMinor - rake, rake],
      ]
      const copies = await Promise.all([1, 2].map(() => hand('t-random', handSeq, parts, transactionId)))
      expect(copies.map(({ code }) => code)).toEqual(['OK', 'OK'])
      for (const [index, minor] of paid.entries()) (sitters[index] as Sitter).holds -= minor
      winner.holds += potMinor - rake
      rakeMinor += rake
      for (const sitter of sitters) last.set(sitter, handSeq)
    }
    for (const sitter of sitters) expect(await close(sitter, sitter.holds, handSeq)).toMatchObject({ code: 'OK' })
    expect(before - (await cash())).toBe(rakeMinor)
  })
})
