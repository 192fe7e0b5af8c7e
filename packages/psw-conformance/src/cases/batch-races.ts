import { setTimeout as sleep } from 'node:timers/promises'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Case } from '../case.ts'
import { check, Deviation, equal, NotTried } from '../expect.ts'
import type { Lab } from '../lab.ts'
import type { BetIds, Player } from '../player.ts'

const betsMax = 200
const [batchCount, playerCount] = [20, 40]
const killCount = 10
/** How long the portal may take to come back. */
const backMsMax = 60_000
/** The stakes that W-81 must take in a second on a machine of its own. */
const betsPerSecondMin = 1_000

/** Bets of the players in turn, each in a round of its own. */
const betsOf = (players: readonly Player[], count: number) =>
  Array.from({ length: count }, (_, index) => (players[index % players.length] as Player).batchedBet({ amount: '200' }))

/** The same batch until the portal is back and every bet is decided. */
async function untilBack(lab: Lab, bets: readonly BetIds[]) {
  const giveUpAt = performance.now() + backMsMax
  while (performance.now() < giveUpAt) {
    try {
      return await lab.sendBets(bets)
    } catch (error) {
      if (!(error instanceof PswUnknownOutcome || error instanceof Deviation)) throw error
      await sleep(200)
    }
  }
  throw new Deviation(`the bets were not decided within ${backMsMax / 1_000} s`)
}

/** Sends the batch and kills the portal so long after. */
async function killInside(lab: Lab, bets: readonly BetIds[], afterMs: number, restart: () => Promise<void>) {
  const sent = lab.attempt('bets', { bets }).catch(() => undefined)
  await sleep(afterMs)
  await restart()
  await sent
}

/** Bets that the portal has room for, as many as came, and those it told to wait. */
async function betsTooMany(lab: Lab, player: Player) {
  const { wait, memoryMs } = lab.options.timing
  for (let tries = 1; tries <= 3; tries += 1) {
    const bets = betsOf([player], betsMax)
    const results = await lab.sendBets(bets)
    const limited = results.filter(({ code }) => code === 'RATE_LIMITED')
    if (limited.length > 0) return { bets, limited, sentCount: tries * betsMax }
    await wait(memoryMs)
  }
  throw new Deviation('no bet was told to wait')
}

export const batchRaceCases: Case[] = [
  {
    id: 'W-78',
    title: 'killed at ten points inside a batch, the portal takes every bet of it once',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      const { restart } = lab.options.operator ?? {}
      if (!restart) throw new NotTried('needs a command that kills the portal and starts it again (--restart-command)')
      const players = await lab.players(playerCount)
      for (let point = 0; point < killCount; point += 1) {
        const bets = betsOf(players, betsMax)
        await killInside(lab, bets, point * 8, restart)
        const results = await untilBack(lab, bets)
        for (const [index, { code }] of results.entries()) equal(code, 'OK', `kill ${point}, bet ${index}`)
      }
      const each = (killCount * betsMax * 200) / playerCount
      for (const player of players) await player.expectBalance(100_000 - each)
    },
  },
  {
    id: 'W-79',
    title: 'a bet alone and in a batch at once takes one stake, and a batch racing its rollbacks ends with none',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      const [player, other] = [await lab.player(), await lab.player()]
      const bets = betsOf([player], 10)
      const [together, alone] = await Promise.all([
        lab.sendBets(bets),
        Promise.all(bets.map((bet) => lab.send('bet', bet))),
      ])
      for (const [index, { code }] of together.entries()) {
        equal(`${code} ${alone[index]?.code}`, 'OK OK', `bet ${index}`)
        equal(together[index]?.portalTransactionId, alone[index]?.portalTransactionId, `bet ${index}, its transaction`)
      }
      await player.expectBalance(98_000)
      for (let done = 0; done < lab.options.timing.raceCount; done += 20) {
        const raced = betsOf([other], 20)
        const begun = lab.sendBets(raced)
        await sleep(done % 7)
        await Promise.all([begun, ...raced.map((bet) => other.rollback(bet))])
      }
      await other.expectBalance(100_000)
    },
  },
  {
    id: 'W-80',
    title: 'of a batch above the budget the bets that there is no room for are told to wait, and are taken later',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      await lab.needs('callBudget')
      const player = await lab.player({ balance: '200000' })
      await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: 10 })
      try {
        const { bets, limited, sentCount } = await betsTooMany(lab, player)
        check(limited.length < betsMax, 'no bet was taken at all')
        for (const { retry, retryAfterMs } of limited)
          check(retry && (retryAfterMs ?? 0) > 0, 'a bet is not told when to come again')
        await player.expectBalance(200_000 - 200 * (sentCount - limited.length))
        await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: null })
        await lab.options.timing.wait(lab.options.timing.memoryMs)
        for (const { code } of await lab.sendBets(bets)) equal(code, 'OK', 'a bet, later')
        await player.expectBalance(200_000 - 200 * sentCount)
      } finally {
        await player.change({ kind: 'budget', callsPerSecond: null, playerCallsPerSecond: null })
      }
    },
  },
  {
    id: 'W-81',
    title: 'twenty batches of two hundred bets at once, of the same players, are all taken',
    isSingle: true,
    async run(lab) {
      await lab.needs('batchBets')
      const players = await lab.players(playerCount)
      const batches = Array.from({ length: batchCount }, () => betsOf(players, betsMax))
      const startedAt = performance.now()
      for (const results of await Promise.all(batches.map((bets) => lab.sendBets(bets))))
        for (const { code } of results) equal(code, 'OK', 'a bet')
      const perSecond = (batchCount * betsMax) / ((performance.now() - startedAt) / 1_000)
      const each = (batchCount * betsMax * 200) / playerCount
      for (const player of players) await player.expectBalance(100_000 - each)
      const { loadSeconds, load } = lab.options.timing
      // Only a machine of its own is held to the figure, as in W-59.
      if (loadSeconds > 0 && !load) check(perSecond >= betsPerSecondMin, `${Math.round(perSecond)} bets a second`)
    },
  },
]
