import { randomUUID } from 'node:crypto'
import type { PswAnswer } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { check, equal, expectCode, NotTried } from '../expect.ts'
import { newId } from '../lab.ts'
import { newBet, type Player } from '../player.ts'
import { jackpotFields } from './wins.ts'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const hourMs = 3_600_000

function grantOf({ facts }: Player, fields: object = {}) {
  const { gameId, currency } = facts
  const grant = { kind: 'free-rounds' as const, freeRoundsId: newId('fr'), gameIds: [gameId], currency }
  const limits = { quantity: 10, stake: '100', winMax: '5000' }
  return { ...grant, ...limits, startBefore: inMs(hourMs), consumeBefore: inMs(2 * hourMs), ...fields }
}

interface FreeWin {
  freeRoundsId: string
  remaining: number
  amount: string
  playedAt?: string
}

function freeWin({ facts, lab }: Player, win: FreeWin): Promise<PswAnswer> {
  const { playerId, currency } = facts
  const transactionId = `fw-${randomUUID()}`
  return lab.send('free-round-win', { playedAt: new Date().toISOString(), playerId, currency, transactionId, ...win })
}

export const grantCases: Case[] = [
  {
    id: 'W-35',
    title: 'a jackpot above the threshold is held, seen as held, and paid once when two people have said yes',
    isSingle: true,
    async run(lab) {
      await lab.needs('jackpotHold')
      if (!lab.options.games.jackpotId) throw new NotTried('needs a jackpot of the game (--jackpot)')
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      const bounds = { kind: 'vendor-limits', stakeMax: null, winMax: null } as const
      await player.change({ ...bounds, jackpotHold: '50000' })
      try {
        await lab.options.timing.wait(lab.options.timing.memoryMs)
        const small = await lab.send('jackpot-win', jackpotFields(player, bet.roundId, '49999'))
        equal(small.balance, '148999', 'below the threshold')
        const large = jackpotFields(player, bet.roundId, '50000')
        const held = await lab.send('jackpot-win', large)
        expectCode(held, 'OK')
        equal(`${held.state} ${held.balance}`, 'HELD 148999', 'held')
        equal((await player.status(large.transactionId)).state, 'HELD', 'its status')
        const release = (person: 'one' | 'two') =>
          player.change({ kind: 'release-jackpot', transactionId: large.transactionId, person })
        equal((await release('one')).isDone, true, 'the first yes')
        equal((await release('one')).isDone, false, 'the same person again')
        await player.expectBalance(148_999, 'after one person')
        equal((await release('two')).isDone, true, 'the second yes')
        equal((await release('one')).isDone, false, 'once more')
        await player.expectBalance(198_999, 'after two people')
        const again = await lab.send('jackpot-win', large)
        equal(again.replayed, true, 'the same jackpot again')
        check(again.portalTransactionId !== undefined && again.state === undefined, 'it is still called held')
        equal((await player.status(large.transactionId)).state, 'APPLIED', 'its status, afterwards')
      } finally {
        await player.change({ ...bounds, jackpotHold: null })
      }
    },
  },
  {
    id: 'W-36',
    title: 'a prize needs neither round nor session, and comes as cash to who excluded himself',
    async run(lab) {
      const player = await lab.player()
      const campaignId = newId('campaign')
      await player.change({ kind: 'campaign', campaignId })
      await player.change({ kind: 'end-session', sessionToken: player.facts.sessionToken })
      await player.change({ kind: 'limits', excludedSeconds: 600 })
      const paid = await player.promo(campaignId, '700')
      expectCode(paid, 'OK')
      equal(paid.balance, '100700', 'balance')
    },
  },
  {
    id: 'W-37',
    title: 'free rounds are granted once, cancelled as far as they are left, and pay in time up to their highest win',
    async run(lab) {
      const player = await lab.player()
      const grant = grantOf(player)
      equal((await player.change(grant)).isDone, true, 'granted')
      equal((await player.change(grant)).isDone, false, 'granted again')
      const { freeRoundsId } = grant
      expectCode(await freeWin(player, { freeRoundsId, remaining: 9, amount: '100' }), 'OK', 'half used')
      const cancel = { kind: 'cancel-free-rounds', freeRoundsId } as const
      equal((await player.change(cancel)).isDone, true, 'cancelled')
      equal((await player.change(cancel)).isDone, false, 'cancelled again')
      const later = { freeRoundsId, remaining: 8, amount: '100', playedAt: inMs(60_000) }
      expectCode(await freeWin(player, later), 'BONUS_RESTRICTED', 'played after it was cancelled')
      const soft = grantOf(player, { startBefore: inMs(-hourMs), consumeBefore: inMs(hourMs) })
      await player.change(soft)
      const win = { freeRoundsId: soft.freeRoundsId, remaining: 9 }
      expectCode(await freeWin(player, { ...win, amount: '100' }), 'OK', 'after the soft end')
      expectCode(
        await freeWin(player, { ...win, amount: '1', playedAt: inMs(2 * hourMs) }),
        'BONUS_RESTRICTED',
        'hard end',
      )
      const capped = await freeWin(player, { ...win, amount: '9000', remaining: 8 })
      expectCode(capped, 'OK', 'above the highest win')
      equal(capped.paid, '4900', 'paid of it')
      await player.expectBalance(105_100)
    },
  },
  {
    id: 'W-38',
    title: 'wins of free rounds in any order and again are paid once each',
    async run(lab) {
      const player = await lab.player()
      const grant = grantOf(player, { quantity: 3 })
      await player.change(grant)
      const { freeRoundsId } = grant
      const wins = [0, 2, 1].map((remaining) => freeWin(player, { freeRoundsId, remaining, amount: '100' }))
      for (const answer of await Promise.all(wins)) expectCode(answer, 'OK')
      await player.expectBalance(100_300)
    },
  },
  {
    id: 'W-39',
    title: 'corrections give and take; what is not there becomes a debt and the purse stays at zero',
    async run(lab) {
      const player = await lab.player({ balance: '2000' })
      const bet = newBet()
      await player.bet(bet)
      expectCode(await player.adjust(bet.transactionId, 1, '4000'), 'OK')
      expectCode(await player.adjust(bet.transactionId, 2, '-200'), 'OK')
      await player.expectBalance(4_800)
      await player.bet({ amount: '3500' })
      const owed = await player.adjust(bet.transactionId, 3, '-3000')
      expectCode(owed, 'OK')
      equal(owed.balance, '0', 'balance')
      equal(owed.debt, '1700', 'debt')
      await player.change({ kind: 'deposit', amount: '5000' })
      await player.expectBalance(5_000, 'balance after a deposit')
    },
  },
  {
    id: 'W-40',
    title: 'corrections follow one another by version; what counts in the end is their sum',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      const [first, second] = [newId('ad'), newId('ad')]
      expectCode(await player.adjust(bet.transactionId, 1, '4000', first), 'OK', 'version 1')
      equal((await player.adjust(bet.transactionId, 1, '4000', first)).replayed, true, 'version 1 again')
      expectCode(await player.adjust(bet.transactionId, 3, '2500'), 'ADJUST_VERSION_GAP', 'version 3 before 2')
      expectCode(await player.adjust(bet.transactionId, 2, '-4000', second), 'OK', 'unsettled')
      check((await player.adjust(bet.transactionId, 1, '4000', first)).replayed === true, 'version 1 does not replay')
      expectCode(await player.adjust(bet.transactionId, 3, '2500'), 'OK', 'resettled')
      await player.expectBalance(101_500)
    },
  },
]
