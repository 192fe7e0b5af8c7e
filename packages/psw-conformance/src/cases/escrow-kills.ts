import { setTimeout as sleep } from 'node:timers/promises'
import type { PswAnswer } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Case } from '../case.ts'
import { Deviation, equal, expectCode, NotTried } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { type Sitter, seated, type Table, two } from './escrow-table.ts'

const tableCount = 4
const killCount = 3
/** Of one table, between two kills. */
const handsBetween = 20
const pauseMs = 100
const backMsMax = 60_000

/** A table that deals on by its own view of the chips. */
interface Game {
  table: Table
  pair: [Sitter, Sitter]
  chips: [number, number]
  hands: number
  rake: number
}

/** A signed answer that decides the call; a portal that is busy or gone has not decided it. */
async function untilDecided(lab: Lab, call: string, fields: object): Promise<PswAnswer> {
  const giveUpAt = performance.now() + backMsMax
  while (performance.now() < giveUpAt) {
    const sent = await lab.attempt(call, fields).catch((error: unknown) => {
      if (error instanceof PswUnknownOutcome) return undefined
      throw error
    })
    if (sent?.isSigned && !sent.answer.retry) return sent.answer
    await sleep(pauseMs)
  }
  throw new Deviation(`${call} was not decided within ${backMsMax / 1_000} s`)
}

/** One hand, by turns: whoever has more gives a tenth, of which a twentieth is rake. */
async function deal(lab: Lab, game: Game): Promise<void> {
  const [payer, winner] = game.chips[0] >= game.chips[1] ? ([0, 1] as const) : ([1, 0] as const)
  const pot = Math.max(1, Math.floor(game.chips[payer] / 10))
  const rake = Math.floor(pot / 20)
  const fields = game.table.handFields(game.hands + 1, [
    { of: game.pair[payer], contribution: String(pot) },
    { of: game.pair[winner], returned: String(pot - rake), rake: String(rake) },
  ])
  expectCode(await untilDecided(lab, 'escrow/hand', fields), 'OK', 'a hand')
  // A late copy of a hand that was booked moves nothing.
  equal((await untilDecided(lab, 'escrow/hand', fields)).replayed, true, 'the same hand again is a repeat')
  game.hands += 1
  game.rake += rake
  game.chips[payer] -= pot
  game.chips[winner] += pot - rake
}

/** What the vendor and the portal know is the same, and nothing was lost or made. */
async function checkGame(lab: Lab, { table, pair, chips, hands, rake }: Game): Promise<void> {
  equal(chips[0] + chips[1] + rake, 1_000, 'chips and rake of a table')
  for (const [index, sitter] of pair.entries()) {
    equal(await table.balanceOf(sitter), String(chips[index]), 'what a seat holds')
    expectCode(await table.close(sitter, String(chips[index]), hands), 'OK', 'close')
    await sitter.player.expectBalance(500 + (chips[index] ?? 0))
  }
  const { answer } = await lab.attempt('escrow/status', { tableId: table.tableId })
  equal(answer.escrows?.length, 0, 'open seats of the table')
}

export const escrowKillCases: Case[] = [
  {
    id: 'W-97',
    title: 'the portal is killed amid hands: each is booked once or not at all, and sums are exact',
    isSingle: true,
    async run(lab) {
      await lab.needs('escrow')
      const { restart } = lab.options.operator ?? {}
      if (!restart) throw new NotTried('needs a command that kills the portal and starts it again (--restart-command)')
      const games = await Promise.all(
        Array.from({ length: tableCount }, async (): Promise<Game> => {
          const { table, sitters } = await seated(lab, 2)
          return { table, pair: two(sitters), chips: [500, 500], hands: 0, rake: 0 }
        }),
      )
      for (let kill = 1; kill <= killCount; kill += 1) {
        const play = async (game: Game) => {
          while (game.hands < kill * handsBetween) await deal(lab, game)
        }
        const amid = async () => {
          while (games.every(({ hands }) => hands < (kill - 0.5) * handsBetween)) await sleep(1)
          await restart()
        }
        await Promise.all([...games.map(play), amid()])
      }
      for (const game of games) await checkGame(lab, game)
    },
  },
]
