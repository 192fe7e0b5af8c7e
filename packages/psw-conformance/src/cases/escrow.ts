import type { Case } from '../case.ts'
import { equal, expectCode } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newEscrowId, room, type Sitter, seated, Table, two, wins } from './escrow-table.ts'

const tryOne = async (lab: Lab, call: string, fields: object) => (await lab.attempt(call, fields)).answer

export const escrowCases: Case[] = [
  {
    id: 'W-86',
    title: 'three seats buy in, play a hand and leave: cash is what they won and lost, the rake is the rest',
    async run(lab) {
      const { table, sitters } = await seated(lab, 3)
      const [ann, bob, cem] = sitters as [Sitter, Sitter, Sitter]
      await ann.player.expectBalance(500)
      const played = await table.hand(1, [
        { of: ann, contribution: '100', returned: '285', rake: '5' },
        { of: bob, contribution: '100', rake: '5' },
        { of: cem, contribution: '100', rake: '5' },
      ])
      expectCode(played, 'OK', 'hand')
      equal(played.seats?.map(({ escrowBalance }) => escrowBalance).join(), '685,400,400', 'what the seats hold')
      equal(
        played.seats?.every(({ mayPlayOn }) => mayPlayOn),
        true,
        'everybody may play on',
      )
      for (const [sitter, amount] of [
        [ann, '685'],
        [bob, '400'],
        [cem, '400'],
      ] as const)
        expectCode(await table.close(sitter, amount, 1), 'OK', 'close')
      await ann.player.expectBalance(1_185)
      await bob.player.expectBalance(900)
      await cem.player.expectBalance(900)
      const [gone] = (await tryOne(lab, 'escrow/status', { escrowId: ann.escrowId })).escrows ?? []
      equal(gone?.state, 'CLOSED', 'state of a seat that was left')
    },
  },
  {
    id: 'W-87',
    title: 'a buy-in is taken once, and refused as a bet is',
    async run(lab) {
      const { table, sitters } = await room(lab, 2)
      const [one, other] = two(sitters)
      const transactionId = newEscrowId('open')
      expectCode(await table.open(one, { transactionId }), 'OK', 'open')
      const again = await table.open(one, { transactionId })
      expectCode(again, 'OK', 'the same again')
      equal(again.replayed, true, 'the same again is a repeat')
      expectCode(await table.open(one, { transactionId, amount: '501' }), 'TRANSACTION_MISMATCH', 'another amount')
      expectCode(await table.open(one, { amount: '10' }), 'TRANSACTION_MISMATCH', 'the same seat by another id')
      await one.player.expectBalance(500)
      expectCode(await table.open(other, { amount: '1001' }), 'INSUFFICIENT_FUNDS', 'more than there is')
      await other.player.change({ kind: 'limits', lossMax: '499' })
      expectCode(await table.open(other), 'LIMIT_LOSS', 'above the limit of losses')
      await other.player.change({ kind: 'limits', lossMax: null, excludedSeconds: 3_600 })
      expectCode(await table.open(other), 'PLAYER_EXCLUDED', 'an excluded player')
      await other.player.change({ kind: 'limits', excludedSeconds: 0 })
      await other.player.change({ kind: 'block' })
      expectCode(await table.open(other), 'PLAYER_BLOCKED', 'a blocked player')
      await other.player.change({ kind: 'unblock' })
      await other.player.expectBalance(1_000)
    },
  },
  {
    id: 'W-88',
    title: 'a buy-in goes back until a hand has named its seat; one that never came is stopped',
    async run(lab) {
      const { table, sitters } = await room(lab, 3)
      const [one, other, late] = sitters as [Sitter, Sitter, Sitter]
      const first = newEscrowId('open')
      const back = ({ player, escrowId }: Sitter, transactionId: string) =>
        player.rollback({ transactionId, roundId: escrowId })
      expectCode(await table.open(one, { transactionId: first }), 'OK', 'open')
      expectCode(await back(one, first), 'OK', 'rollback before a hand')
      await one.player.expectBalance(1_000)
      expectCode(await table.open(one, { transactionId: first }), 'BET_CANCELLED', 'the same again')
      const seat = { ...one, escrowId: newEscrowId('seat') }
      const second = newEscrowId('open')
      expectCode(await table.open(seat, { transactionId: second }), 'OK', 'open')
      expectCode(await table.open(other), 'OK', 'open')
      expectCode(await table.hand(1, wins([seat, other], '10')), 'OK', 'hand')
      expectCode(await back(seat, second), 'BET_ALREADY_SETTLED', 'rollback after a hand')
      const never = newEscrowId('open')
      expectCode(await back(late, never), 'TOMBSTONED', 'rollback of one that never came')
      expectCode(await table.open(late, { transactionId: never }), 'BET_CANCELLED', 'it comes late')
      await late.player.expectBalance(1_000)
    },
  },
  {
    id: 'W-89',
    title: 'a hand that is not sound is refused whole',
    async run(lab) {
      const { table, sitters } = await seated(lab, 2)
      const [one, other] = two(sitters)
      const off = [
        { of: one, contribution: '10', returned: '21' },
        { of: other, contribution: '10' },
      ]
      expectCode(await table.hand(1, off), 'HAND_NOT_BALANCED', 'off by one')
      expectCode(await table.hand(1, wins([one, other], '10'), { rake: '1' }), 'HAND_NOT_BALANCED', 'another rake')
      expectCode(await table.hand(1, wins([one, other], '501')), 'ESCROW_EXCEEDED', 'more than a seat holds')
      const { sitters: elsewhere } = await seated(lab, 1)
      const [stranger] = elsewhere
      if (!stranger) return
      expectCode(await table.hand(1, wins([one, stranger], '10')), 'TRANSACTION_MISMATCH', 'a seat of another table')
      const twice = table.handFields(1, [
        { of: one, contribution: '10' },
        { of: one, returned: '10' },
      ])
      expectCode(await tryOne(lab, 'escrow/hand', twice), 'BAD_REQUEST', 'a seat twice')
      equal(await table.balanceOf(one), '500', 'nothing was booked')
      expectCode(await table.hand(1, wins([one, other], '10')), 'OK', 'the right one with the same number')
    },
  },
  {
    id: 'W-90',
    title: 'hands of a table are counted without gaps',
    async run(lab) {
      const { table, sitters } = await seated(lab, 2)
      const pair = two(sitters)
      const first = table.handFields(1, wins(pair, '10'))
      expectCode(await lab.send('escrow/hand', first), 'OK', 'hand 1')
      const again = await lab.send('escrow/hand', first)
      equal(again.replayed, true, 'hand 1 again is a repeat')
      expectCode(await table.hand(1, wins(pair, '10')), 'TRANSACTION_MISMATCH', 'another hand 1')
      const third = table.handFields(3, wins(pair, '10'))
      expectCode(await lab.send('escrow/hand', third), 'HAND_GAP', 'hand 3')
      expectCode(await table.hand(2, wins(pair, '10')), 'OK', 'hand 2')
      expectCode(await lab.send('escrow/hand', third), 'OK', 'hand 3 after it')
      equal(await table.balanceOf(pair[0]), '530', 'three hands')
    },
  },
  {
    id: 'W-91',
    title: 'a hand is booked whatever became of its players, and says who may not play on',
    async run(lab) {
      const { table, sitters } = await seated(lab, 3)
      const [one, blocked, gone] = sitters as [Sitter, Sitter, Sitter]
      await blocked.player.change({ kind: 'block' })
      await gone.player.change({ kind: 'end-session', sessionToken: gone.player.facts.sessionToken })
      const seats = [...wins([one, blocked], '10'), { of: gone, contribution: '10', returned: '10' }]
      const played = await table.hand(1, seats)
      expectCode(played, 'OK', 'hand')
      const stops = played.seats?.map(({ mayPlayOn, reason }) => (mayPlayOn ? 'on' : reason)).join()
      equal(stops, 'on,PLAYER_BLOCKED,SESSION_EXPIRED', 'who may play on')
      expectCode(await table.close(blocked, '490', 1), 'OK', 'a close of a blocked player')
      await blocked.player.change({ kind: 'unblock' })
      await one.player.change({ kind: 'limits', excludedSeconds: 3_600 })
      const next = await table.hand(2, wins([one, gone], '10'))
      equal(next.seats?.[0]?.reason, 'PLAYER_EXCLUDED', 'an excluded player')
      const seat = { ...one, escrowId: newEscrowId('seat') }
      expectCode(await table.open(seat, { amount: '10' }), 'PLAYER_EXCLUDED', 'and no later buy-in')
    },
  },
  {
    id: 'W-92',
    title: 'a close takes exactly what the seat holds, after its hands, once',
    async run(lab) {
      const { table, sitters } = await seated(lab, 2)
      const [one, other] = two(sitters)
      expectCode(await table.close(one, '500', 1), 'HAND_GAP', 'before its hand')
      expectCode(await table.hand(1, wins([one, other], '10')), 'OK', 'hand')
      expectCode(await table.close(one, '509', 1), 'ESCROW_AMOUNT_MISMATCH', 'a smaller amount')
      expectCode(await table.close(one, '511', 1), 'ESCROW_AMOUNT_MISMATCH', 'a larger amount')
      const transactionId = newEscrowId('close')
      expectCode(await table.close(one, '510', 1, { transactionId }), 'OK', 'the right amount')
      const again = await table.close(one, '510', 1, { transactionId })
      equal(again.replayed, true, 'the same again is a repeat')
      expectCode(await table.close(one, '510', 1), 'ESCROW_CLOSED', 'by another id')
      await one.player.expectBalance(1_010)
    },
  },
  {
    id: 'W-93',
    title: 'a top-up counts at once for the next hand; racing a close, one of both is decided first',
    async run(lab) {
      const { table, sitters } = await seated(lab, 2)
      const [one, other] = two(sitters)
      const added = await table.topUp(one, { amount: '100' })
      expectCode(added, 'OK', 'top-up')
      equal(added.escrowBalance, '600', 'what the seat holds')
      expectCode(await table.hand(1, wins([other, one], '500')), 'OK', 'hand')
      const [topUp, close] = await Promise.all([table.topUp(one, { amount: '50' }), table.close(one, '100', 1)])
      const pair = `${topUp.code} ${close.code}`
      const isSound = pair === 'OK ESCROW_AMOUNT_MISMATCH' || pair === 'ESCROW_CLOSED OK'
      equal(isSound, true, `a top-up and a close at once: ${pair}`)
      if (topUp.code === 'OK') expectCode(await table.close(one, '150', 1), 'OK', 'close of the rest')
      await one.player.expectBalance(500)
    },
  },
  {
    id: 'W-94',
    title: 'what stands at a table cannot be bet elsewhere',
    async run(lab) {
      const { table, sitters } = await room(lab, 1)
      const [one] = sitters
      if (!one) return
      expectCode(await table.open(one, { amount: '1000' }), 'OK', 'open with all there is')
      expectCode(await one.player.bet({ amount: '1' }), 'INSUFFICIENT_FUNDS', 'a bet')
    },
  },
  {
    id: 'W-95',
    title: 'the limit of losses sets aside what stands at tables, and keeps what was lost there',
    async run(lab) {
      const { table, sitters } = await room(lab, 2)
      const [one, other] = two(sitters)
      await one.player.change({ kind: 'limits', lossMax: '100' })
      expectCode(await table.open(one, { amount: '80' }), 'OK', 'open')
      expectCode(await table.open(other), 'OK', 'open')
      expectCode(await one.player.bet({ amount: '30' }), 'LIMIT_LOSS', 'a bet beside it')
      expectCode(await table.hand(1, wins([other, one], '50')), 'OK', 'hand')
      expectCode(await table.close(one, '30', 1), 'OK', 'close')
      expectCode(await one.player.bet({ amount: '60' }), 'LIMIT_LOSS', 'a bet of more than is left')
      expectCode(await one.player.bet({ amount: '50' }), 'OK', 'a bet of what is left')
    },
  },
  {
    id: 'W-96',
    title: 'contributions count for the limit of stakes',
    async run(lab) {
      const { table, sitters } = await room(lab, 2)
      const [one, other] = two(sitters)
      await one.player.change({ kind: 'limits', wagerMax: '100' })
      for (const sitter of [one, other]) expectCode(await table.open(sitter), 'OK', 'open')
      const first = await table.hand(1, wins([one, other], '60'))
      equal(first.seats?.[0]?.mayPlayOn, true, 'below the limit')
      const second = await table.hand(2, wins([one, other], '40'))
      expectCode(second, 'OK', 'the hand that reaches it')
      equal(second.seats?.[0]?.reason, 'LIMIT_WAGER', 'the limit is reached')
    },
  },
  {
    id: 'W-98',
    title: 'one player sits at two tables, each for itself',
    async run(lab) {
      const { table, sitters } = await room(lab, 2)
      const [one, other] = two(sitters)
      const elsewhere = new Table(lab)
      const second = { ...one, escrowId: newEscrowId('seat') }
      expectCode(await table.open(one, { amount: '300' }), 'OK', 'open')
      expectCode(await elsewhere.open(second, { amount: '200' }), 'OK', 'open at another table')
      expectCode(await table.open(other, { amount: '300' }), 'OK', 'open')
      expectCode(await table.hand(1, wins([other, one], '300')), 'OK', 'hand')
      equal(await elsewhere.balanceOf(second), '200', 'the other seat')
      expectCode(await elsewhere.close(second, '200', 0), 'OK', 'close')
      expectCode(await table.close(one, '0', 1), 'OK', 'close of an empty seat')
      await one.player.expectBalance(700)
    },
  },
]
