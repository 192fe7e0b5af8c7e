import type { PortalTransaction } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { check, equal, expectCode, NotTried } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet } from '../player.ts'

/** The feed from then on, to its end. */
async function readFeed(lab: Lab, from: string): Promise<PortalTransaction[]> {
  const read: PortalTransaction[] = []
  let cursor: string | undefined
  for (;;) {
    const { answer } = await lab.attempt('transactions', cursor === undefined ? { from } : { cursor })
    expectCode(answer, 'OK', 'transactions')
    read.push(...(answer.transactions ?? []))
    cursor = answer.cursor
    if (!answer.hasMore) return read
  }
}

export const feedCases: Case[] = [
  {
    id: 'W-49',
    title: 'the state of an id is told for each state, and nothing of another vendor’s id',
    async run(lab) {
      const player = await lab.player()
      const [applied, refused, back, never] = [newBet(), newBet(), newBet(), newBet()]
      await player.bet(applied)
      await player.bet({ ...refused, amount: '150000' })
      await player.bet(back)
      await player.rollback(back)
      await player.rollback(never)
      const states = [
        [applied, 'APPLIED'],
        [refused, 'REJECTED'],
        [back, 'ROLLED_BACK'],
        [never, 'TOMBSTONED'],
        [newBet(), 'UNKNOWN'],
      ] as const
      for (const [{ transactionId }, state] of states) equal((await player.status(transactionId)).state, state, 'state')
      equal((await player.status(refused.transactionId)).rejectedCode, 'INSUFFICIENT_FUNDS', 'code')
      if (!lab.options.rival) return
      const { playerId } = player.facts
      const { transactionId } = applied
      const { answer } = await lab.rival.send('transaction/status', { playerId, transactionId })
      equal(answer.state, 'UNKNOWN', 'state, as another vendor sees it')
    },
  },
  {
    id: 'W-50',
    title: 'the feed tells every transaction once while others are written, and its sums are those of the purse',
    isSingle: true,
    async run(lab) {
      const from = new Date(Date.now() - 1_000).toISOString()
      const player = await lab.player()
      const bets = await Promise.all(Array.from({ length: 40 }, () => player.bet()))
      check(
        bets.every(({ code }) => code === 'OK'),
        'a bet was refused',
      )
      await lab.options.timing.wait(lab.options.timing.feedDelayMs)
      const [feed] = await Promise.all([readFeed(lab, from), player.bet(), player.bet()])
      const own = feed.filter(({ playerId }) => playerId === player.facts.playerId)
      equal(own.length, 40, 'transactions of the player')
      equal(new Set(own.map(({ transactionId }) => transactionId)).size, 40, 'different transactions of the player')
      equal(
        own.reduce((sum, { amount }) => sum + Number(amount), 0),
        40_000,
        'sum of the stakes',
      )
    },
  },
  {
    id: 'W-51',
    title: 'the portal’s own reconciliation replays a missing win and lists everything else',
    isSingle: true,
    async run() {
      throw new NotTried('shows on the portal’s side only, from the vendor’s feed')
    },
  },
  {
    id: 'W-106',
    title: 'the feed tells every correction with what it corrects, in both directions, and none that was not taken',
    isSingle: true,
    async run(lab) {
      const from = new Date(Date.now() - 1_000).toISOString()
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      expectCode(await player.adjust(bet.transactionId, 1, '4000'), 'OK', 'version 1')
      expectCode(await player.adjust(bet.transactionId, 2, '-1000'), 'OK', 'version 2')
      const gap = await player.adjust(bet.transactionId, 4, '1')
      expectCode(gap, 'ADJUST_VERSION_GAP', 'version 4 before 3')
      await lab.options.timing.wait(lab.options.timing.feedDelayMs)
      const told = (await readFeed(lab, from)).filter(
        ({ call, playerId }) => call === 'adjust' && playerId === player.facts.playerId,
      )
      equal(told.map(({ amount, state }) => `${amount} ${state}`).join(), '4000 APPLIED,-1000 APPLIED', 'corrections')
      check(
        told.every(({ originalTransactionId }) => originalTransactionId === bet.transactionId),
        'a correction does not say what it corrects',
      )
    },
  },
  {
    id: 'W-52',
    title: 'a copy four or thirteen months later is still a replay',
    async run(lab) {
      const player = await lab.player()
      for (const days of [122, 400]) {
        const fields = newBet()
        await player.bet(fields)
        equal((await player.change({ kind: 'age', transactionId: fields.transactionId, days })).isDone, true, 'aged')
        const again = await player.bet(fields)
        expectCode(again, 'OK')
        equal(again.replayed, true, 'replayed')
      }
      await player.expectBalance(98_000)
    },
  },
]
