import { appendFileSync } from 'node:fs'
import { createStream, sha256Hex } from '@fairground/fairness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealtTableId } from './dealer-table.ts'
import { DealerWorld } from './dealer-world.ts'
import { type PlantedRound, PlantedTable, plantedKinds } from './planted-rounds.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

/** `npm run bench -- incidents --rounds 1000` sets it, and reads what is written of each kind. */
const roundsEach = Number(process.env.PLANTED_ROUNDS ?? 3)
const told = process.env.PLANTED_FILE
const perRoundMs = 5_000

const studio = testStudio()
const world = new DealerWorld(studio)
let table: PlantedTable
const { int } = createStream({ serverSeed: sha256Hex('planted'), clientSeed: 'rounds', nonce: 1 })

beforeAll(async () => {
  await world.begin()
  world.frame = await openSlipFrame(studio, { gameId: dealtTableId })
  studio.wallet.book.addPlayer(world.frame.playerId, { balanceMinor: 10n ** 15n })
  table = new PlantedTable(studio, world, int)
})

afterAll(() => world.owner.end())

test.each(plantedKinds)(
  '%s: no wrong settlement, the table stands still or goes on corrected, and each has its row',
  { timeout: 60_000 + roundsEach * perRoundMs },
  async (kind) => {
    const rounds: PlantedRound[] = []
    for (let index = 0; index < roundsEach; index += 1) rounds.push(await table.play(kind))
    const count = (is: 'isRight' | 'isNoticed' | 'hasRow' | 'isVoid') => rounds.filter((round) => round[is]).length
    const counted = { right: count('isRight'), noticed: count('isNoticed'), rows: count('hasRow') }
    if (told)
      appendFileSync(told, `${JSON.stringify({ kind, rounds: roundsEach, ...counted, void: count('isVoid') })}\n`)
    expect(counted).toEqual({ right: roundsEach, noticed: roundsEach, rows: roundsEach })
  },
)
