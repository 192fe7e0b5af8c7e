import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@fairground/contract'
import { launchTokenOf } from '@fairground/contract/frame'
import { type OpenAnswer, type SpinAnswer, studioPaths } from '@fairground/contract/studio'
import type { Player } from '../player.ts'
import { enter, leave } from '../seeds/players.ts'
import { studio } from '../seeds/rounds.ts'
import type { SeedWorld } from '../seeds/seed-world.ts'
import { favouritePlaces } from './favourite-places.ts'
import { oneOf } from './luck.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { sitAtTable } from './sit-at-table.ts'

/** People come one after the other, not as a crowd. */
const arrivalMs = 3_000
const breakMinMs = 5_000
const breakMaxMs = 60_000
/** After a call that failed, as while the platform is restarted. */
const failedMs = 30_000
const spinsMin = 15
const spinsMax = 60
const spinMinMs = 3_000
const spinMaxMs = 9_000
const spinStakeMinorMax = 1_000_000n
/** Whoever has less pays in more. */
const poorMinor = 50_000_000n
const payIn = '10000000.00'

/** People of the demo world play on through the public calls, at the pace of people, until they are told to stop. */
export async function playOn(world: SeedWorld, signal: AbortSignal): Promise<void> {
  await Promise.all(
    demoPeople.map(async (person, index) => {
      await pause(index * arrivalMs, signal)
      let isTroubled = false
      while (!signal.aborted) {
        const trouble = await visit(world, person, signal).catch((error: unknown) => ({ error }))
        if (trouble) leave(world, person.username)
        // Said once: whoever restarts the platform needs no word a minute from everybody.
        if (trouble && !isTroubled && !signal.aborted)
          console.error(`${person.username} of the demo world could not play and tries again:`, trouble.error)
        isTroubled = trouble !== undefined
        await pause(trouble ? failedMs : randomInt(breakMinMs, breakMaxMs), signal)
      }
    }),
  )
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** One game, from the door to the door. */
async function visit(world: SeedWorld, person: DemoPerson, signal: AbortSignal): Promise<void> {
  const player = await enter(world, person, { payeeName: person.payeeName })
  const game = oneOf(await choose(player, person))
  const launch = { ...game, mode: 'real', language: 'vi', returnUrl: world.portalUrl } as const
  const { url } = await player.api.catalogue.launch(launch)
  const launchToken = launchTokenOf(new URL(url).search)
  const opened = await studio<OpenAnswer>(world, studioPaths.open, { launchToken, gameId: game.gameCode })
  if (BigInt(opened.balanceMinor) < poorMinor) await addMoney(player)
  if (opened.kind === 'slot') await spin(world, opened, signal)
  else if (opened.kind === 'shared' && (!opened.slips || favouritePlaces[opened.rulesId]))
    await sitAtTable(world, { opened, chips: person.chips, signal })
}

async function choose(
  { api }: Player,
  { likes }: DemoPerson,
): Promise<Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameCode'>[]> {
  if (likes === 'slots') return api.catalogue.hotGames({ gameType: 'RNG' })
  if (likes === 'crash') {
    const { list } = await api.catalogue.popular({ gameName: 'Crash', pageSize: 60 })
    return list.filter(({ gameCode }) => gameCode.startsWith('crash'))
  }
  const lists = await Promise.all(
    ['LIVE', 'COCKFIGHT'].map((gameType) => api.catalogue.popular({ gameType, pageSize: 60 })),
  )
  return lists.flatMap(({ list }) => list)
}

async function addMoney({ api }: Player): Promise<void> {
  const [method] = (await api.deposits.methods({})).filter(({ kind }) => kind === 'sandbox')
  if (method) await api.deposits.request({ methodId: method.methodId, amount: payIn, requestId: randomUUID() })
}

async function spin(
  world: SeedWorld,
  { session, stakesMinor, stakeMinorDefault }: OpenAnswer,
  signal: AbortSignal,
): Promise<void> {
  const small = stakesMinor.filter((stake) => BigInt(stake) <= spinStakeMinorMax)
  const stakeMinor = small.length > 0 ? oneOf(small) : stakeMinorDefault
  for (let left = randomInt(spinsMin, spinsMax); left > 0 && !signal.aborted; left -= 1) {
    const { round } = await studio<SpinAnswer>(
      world,
      studioPaths.spin,
      { requestId: randomUUID(), stakeMinor },
      session,
    )
    await pause(randomInt(spinMinMs, spinMaxMs), signal)
    await studio(world, studioPaths.collect.replace(':roundId', round.roundId), {}, session)
  }
}
