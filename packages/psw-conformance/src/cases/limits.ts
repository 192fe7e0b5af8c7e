import type { PswCode, PswSandboxChange } from '@fairground/contract/psw'
import type { Case } from '../case.ts'
import { check, equal, expectCode } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'

/** After the change a win is still paid, and bets are refused with their own code. */
async function winsLand(lab: Lab, change: PswSandboxChange, undo: PswSandboxChange | undefined, code: PswCode) {
  const player = await lab.player()
  const bet = newBet()
  await player.bet(bet)
  await player.change(change)
  try {
    await lab.until(code, () => player.bet())
    expectCode(await player.win({ roundId: bet.roundId }), 'OK', `win, when bets are ${code}`)
  } finally {
    if (undo) await player.change(undo)
  }
  // What follows must not meet what the portal still remembers.
  if (undo?.kind === 'game' || undo?.kind === 'vendor') await lab.until('OK', () => player.bet())
}

const inSeconds = (seconds: number) => ({ kind: 'limits', excludedSeconds: seconds }) as const

export const limitCases: Case[] = [
  {
    id: 'W-27',
    title:
      'wins land whatever became of player, limits, game and site, while bets are refused with a code of their own',
    isSingle: true,
    async run(lab) {
      const gameId = lab.options.games.single
      await winsLand(lab, { kind: 'block' }, { kind: 'unblock' }, 'PLAYER_BLOCKED')
      await winsLand(lab, inSeconds(600), undefined, 'PLAYER_EXCLUDED')
      await winsLand(lab, { kind: 'limits', lossMax: '1000' }, undefined, 'LIMIT_LOSS')
      const game = { kind: 'game', gameId } as const
      await winsLand(lab, { ...game, isOpen: false }, { ...game, isOpen: true }, 'GAME_DISABLED')
      const vendor = { kind: 'vendor' } as const
      const [closed, open] = [{ ...vendor, status: 'maintenance' } as const, { ...vendor, status: 'active' } as const]
      await winsLand(lab, closed, open, 'MAINTENANCE_BETS_ONLY')
    },
  },
  {
    id: 'W-28',
    title: 'a bet in an ended session, with another player’s token or with a demo token moves nothing',
    async run(lab) {
      const [player, other] = [await lab.player(), await lab.player()]
      const demo = await lab.player({ mode: 'demo' })
      for (const { facts } of [other, demo])
        expectCode(await player.bet({ sessionToken: facts.sessionToken }), 'SESSION_INVALID')
      await player.change({ kind: 'end-session', sessionToken: player.facts.sessionToken })
      expectCode(await player.bet(), 'SESSION_EXPIRED')
      await player.expectBalance(100_000)
      await other.expectBalance(100_000)
    },
  },
  {
    id: 'W-46',
    title: 'an exclusion set while bets are on their way stops every later one',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const bets = Array.from({ length: 10 }, () => player.bet())
      await player.change(inSeconds(600))
      for (const { code } of await Promise.all(bets)) check(code === 'OK' || code === 'PLAYER_EXCLUDED', code)
      expectCode(await player.bet(), 'PLAYER_EXCLUDED')
    },
  },
  {
    id: 'W-47',
    title: 'a loss limit is reached exactly; of two bets at once for the last of it one is taken',
    async run(lab) {
      const player = await lostNearly(lab)
      expectCode(await player.bet({ amount: '1001' }), 'LIMIT_LOSS')
      const bets = await Promise.all([player.bet(), player.bet()])
      equal(
        bets
          .map(({ code }) => code)
          .sort()
          .join(' '),
        'LIMIT_LOSS OK',
        'two bets at once',
      )
    },
  },
  {
    id: 'W-48',
    title: 'a reality check that is due stops bets and not wins, until the player says that he knows',
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      await player.bet(bet)
      await player.change({ kind: 'limits', realityCheckSeconds: 0 })
      expectCode(await player.bet(), 'REALITY_CHECK_PENDING')
      expectCode(await player.win({ roundId: bet.roundId }), 'OK', 'win')
      await player.change({ kind: 'limits', realityCheckSeconds: 3_600, isRealityConfirmed: true })
      expectCode(await player.bet(), 'OK', 'after he said so')
    },
  },
  {
    id: 'W-104',
    title: 'the game tells the player of time and money when the reality check is due, and says that he knows',
    async run(lab) {
      const player = await lab.player()
      await player.change({ kind: 'limits', realityCheckSeconds: 3_600 })
      await player.bet()
      equal((await player.realityCheck()).realityCheck?.isDue, false, 'before it is due')
      await player.change({ kind: 'limits', realityCheckSeconds: 0 })
      expectCode(await player.bet(), 'REALITY_CHECK_PENDING')
      const { realityCheck } = await player.realityCheck()
      equal(realityCheck?.isDue, true, 'when it is due')
      check(Number(realityCheck?.staked) > 0, `staked ${realityCheck?.staked}`)
      equal(realityCheck?.net, `-${realityCheck?.staked}`, 'net')
      expectCode(await player.confirmRealityCheck(), 'OK', 'confirmed')
      await player.change({ kind: 'limits', realityCheckSeconds: 3_600 })
      equal((await player.realityCheck()).realityCheck?.isDue, false, 'after he said so')
      expectCode(await player.bet(), 'OK', 'after he said so')
    },
  },
]

async function lostNearly(lab: Lab): Promise<Player> {
  const player = await lab.player()
  await player.change({ kind: 'limits', lossMax: '10000' })
  await player.bet({ amount: '9000' })
  return player
}
