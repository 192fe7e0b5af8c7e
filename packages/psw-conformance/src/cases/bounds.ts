import type { Case } from '../case.ts'
import { check, Deviation, equal, expectCode } from '../expect.ts'
import { type Lab, newId } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

const callsAtOnce = 12

/** Places concurrent bets until some are told to wait; returns their answers. */
async function betsTooMany(lab: Lab, player: Player) {
  const { wait, memoryMs } = lab.options.timing
  for (let tries = 0; tries < 3; tries += 1) {
    const bets = Array.from({ length: callsAtOnce }, () => player.betFields())
    const sent = await Promise.all(bets.map(async (fields) => ({ fields, ...(await lab.attempt('bet', fields)) })))
    const limited = sent.filter(({ answer }) => answer.code === 'RATE_LIMITED')
    if (limited.length > 0) return { limited, takenCount: callsAtOnce - limited.length + tries * callsAtOnce }
    await wait(memoryMs)
  }
  throw new Deviation('no bet was told to wait')
}

export const boundCases: Case[] = [
  {
    id: 'W-67',
    title:
      'above the budget of calls a bet is told to wait and is taken later; what was decided, wins and rollbacks are not',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const [bet, back] = [newBet(), newBet()]
      const first = player.betFields(bet)
      expectCode((await lab.attempt('bet', first)).answer, 'OK')
      expectCode(await player.bet(back), 'OK')
      await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: 1 })
      try {
        const { limited, takenCount } = await betsTooMany(lab, player)
        for (const { status, isSigned, answer } of limited) {
          equal(status, 429, 'status')
          check(isSigned && answer.retry && (answer.retryAfterMs ?? 0) > 0, 'it is not told when to come again')
        }
        equal((await lab.attempt('bet', first)).answer.replayed, true, 'a bet that was decided, again')
        expectCode(await player.win({ roundId: bet.roundId }), 'OK', 'win')
        expectCode(await player.rollback(back), 'OK', 'rollback')
        const [waiting] = limited
        await lab.options.timing.wait(waiting?.answer.retryAfterMs ?? 0)
        await lab.until('OK', async () => (await lab.attempt('bet', waiting?.fields)).answer)
        await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: null })
        await lab.until('OK', () => player.bet())
        await player.expectBalance(100_000 - 1_000 + 1_500 - 1_000 * (takenCount + 2))
      } finally {
        await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: null })
      }
    },
  },
  {
    id: 'W-68',
    title: 'who sits where nobody may bet places no bet, gets his wins, and bets again when he may',
    async run(lab) {
      const player = await lab.player()
      const [bet, back] = [newBet(), newBet()]
      await player.bet(bet)
      await player.bet(back)
      await player.change({ kind: 'place', isKeptOut: true })
      expectCode(await player.bet(), 'GEO_BLOCKED')
      expectCode(await player.win({ roundId: bet.roundId }), 'OK', 'win')
      expectCode(await player.rollback(back), 'OK', 'rollback')
      await player.change({ kind: 'place', isKeptOut: false })
      expectCode(await player.bet(), 'OK', 'when he may again')
      await player.expectBalance(99_500)
    },
  },
  {
    id: 'W-69',
    title: 'no bet is above what the vendor may stake, and a win above what it should pay is paid',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.change({ kind: 'vendor-limits', stakeMax: '1000', winMax: '1200', jackpotHold: null })
      try {
        await lab.until('LIMIT_STAKE', () => player.bet({ amount: '1001' }))
        expectCode(await player.bet(bet), 'OK', 'the largest stake')
        expectCode(await player.win({ roundId: bet.roundId }), 'OK', 'a large win')
      } finally {
        await player.change({ kind: 'vendor-limits', stakeMax: null, winMax: null, jackpotHold: null })
      }
      await lab.until('OK', () => player.bet({ amount: '1001' }))
    },
  },
  {
    id: 'W-103',
    title: 'a correction out of bounds is held, seen as held, and booked or refused once by people',
    isSingle: true,
    async run(lab) {
      await lab.needs('adjustHold')
      const player = await lab.player()
      const [bet, other] = [newBet(), newBet()]
      await player.bet(bet)
      await player.bet(other)
      const bounds = { kind: 'vendor-limits', stakeMax: null, winMax: null, jackpotHold: null } as const
      await player.change({ ...bounds, adjustHold: '2000' })
      try {
        await lab.options.timing.wait(lab.options.timing.memoryMs)
        const [large, taken] = [newId('ad'), newId('ad')]
        expectCode(await player.adjust(bet.transactionId, 1, '2000'), 'OK', 'within the bounds')
        const held = await player.adjust(bet.transactionId, 2, '2001', large)
        equal(`${held.code} ${held.state} ${held.balance}`, 'OK HELD 100000', 'above the bound of the vendor')
        equal((await player.adjust(bet.transactionId, 2, '2001', large)).state, 'HELD', 'the same again')
        equal((await player.status(large)).state, 'HELD', 'its status')
        expectCode(await player.adjust(bet.transactionId, 3, '1'), 'ADJUST_VERSION_GAP', 'what follows it')
        const more = await player.adjust(other.transactionId, 1, '-1', taken)
        equal(more.state, 'HELD', 'more taken than the round paid')
        const back = { ...other, transactionId: newId('rb'), originalTransactionId: other.transactionId }
        const early = await lab.attempt('rollback', { playerId: player.facts.playerId, ...back })
        expectCode(early.answer, 'IN_PROGRESS', 'a bet whose correction is held')
        await player.expectBalance(100_000, 'while both are held')
        const settle = (transactionId: string, isBooked: boolean) =>
          player.change({ kind: 'settle-adjust', transactionId, isBooked })
        equal((await settle(large, true)).isDone, true, 'booked')
        equal((await settle(large, true)).isDone, false, 'once more')
        equal((await settle(taken, false)).isDone, true, 'refused')
        await player.expectBalance(102_001, 'afterwards')
        equal((await player.status(large)).state, 'APPLIED', 'the status of what was booked')
        expectCode(await player.adjust(other.transactionId, 1, '-1', taken), 'ADJUST_REFUSED', 'what was refused')
        expectCode(await player.rollback(other), 'OK', 'the bet, when its correction was refused')
      } finally {
        await player.change({ ...bounds, adjustHold: null })
      }
    },
  },
]
