import { setTimeout } from 'node:timers/promises'
import type { Case } from '../case.ts'
import { check, equal, NotTried } from '../expect.ts'
import { newBet, type Player } from '../player.ts'

const fullLoad = { pairsPerSecond: 1_000, p99MsMax: 300 }
const [playerCountMax, hotCalls] = [200, 200]

/** A bet and its win; how long each took. */
async function pair(player: Player, durations: number[]): Promise<void> {
  const bet = newBet()
  for (const [call, fields] of [
    ['bet', player.betFields(bet)],
    ['win', player.winFields({ roundId: bet.roundId, amount: '1000' })],
  ] as const) {
    const startedAt = performance.now()
    const { answer } = await player.lab.attempt(call, fields)
    durations.push(performance.now() - startedAt)
    equal(answer.code, 'OK', call)
  }
}

export const loadCases: Case[] = [
  {
    id: 'W-59',
    title: 'a thousand pairs of bet and win a second, 99 of 100 within 300 ms',
    isSingle: true,
    async run(lab) {
      const { loadSeconds, load = fullLoad } = lab.options.timing
      const { pairsPerSecond, p99MsMax } = load
      if (loadSeconds === 0) throw new NotTried('asked for with --load <seconds>')
      const playerCount = Math.min(playerCountMax, pairsPerSecond)
      const players = await Promise.all(Array.from({ length: playerCount }, () => lab.player()))
      const durations: number[] = []
      const pairs: Promise<void>[] = []
      const startedAt = performance.now()
      for (let sent = 0; sent < pairsPerSecond * loadSeconds; sent += 1) {
        const dueMs = (sent * 1_000) / pairsPerSecond - (performance.now() - startedAt)
        if (dueMs > 1) await setTimeout(dueMs)
        pairs.push(pair(players[sent % playerCount] as Player, durations))
      }
      await Promise.all(pairs)
      const p99 = durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? 0
      for (const player of players) await player.expectBalance(100_000)
      check(p99 <= p99MsMax, `99 of 100 calls took ${Math.round(p99)} ms`)
    },
  },
  {
    id: 'W-60',
    title: 'two hundred calls of one player at once are done one after another, none fails',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const sent = await Promise.all(
        Array.from({ length: hotCalls }, () => lab.attempt('bet', player.betFields({ amount: '200' }))),
      )
      check(
        sent.every(({ answer }) => answer.code === 'OK'),
        'a call of the player failed',
      )
      const versions = new Set(sent.map(({ answer }) => answer.balanceVersion))
      equal(versions.size, hotCalls, 'versions of the balance')
      await player.expectBalance(60_000)
    },
  },
]
