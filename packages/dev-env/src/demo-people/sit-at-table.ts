import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type SharedBetAnswer,
  type SharedOpenAnswer,
  type SharedTableView,
  studioLivePath,
  studioPaths,
} from '@fairground/contract/studio'
import { io } from 'socket.io-client'
import { studio } from '../seeds/rounds.ts'
import type { SeedWorld } from '../seeds/seed-world.ts'
import { favouritePlaces } from './favourite-places.ts'
import { chance, oneOf } from './luck.ts'

const stayMinMs = 3 * 60_000
const stayMaxMs = 8 * 60_000
/** Nobody bets in the first moment of a round, nor in the last. */
const thinkMinMs = 1_500
const shutMs = 2_000
const betsInHundred = 75

interface Seat {
  opened: SharedOpenAnswer
  /** At most so many of the least chips a bet. */
  chips: number
  signal: AbortSignal
}

/** Somebody sits at a table for a while and bets in most of its rounds, on the frame's own line. */
export async function sitAtTable(world: SeedWorld, { opened, chips, signal }: Seat): Promise<void> {
  const line = io(world.gamesUrl, {
    path: studioLivePath,
    transports: ['websocket'],
    auth: { session: opened.session },
    extraHeaders: { origin: new URL(world.gamesUrl).origin },
  })
  const leave = () => void line.close()
  signal.addEventListener('abort', leave)
  let seen = ''
  line.on('table', (table: SharedTableView) => {
    const round = table.round
    if (table.phase !== 'betting' || !round || round.sharedRoundId === seen) return
    seen = round.sharedRoundId
    const lastMs = round.closesMs - table.serverMs - shutMs
    if (lastMs <= thinkMinMs || !chance(betsInHundred)) return
    const thinkMs = randomInt(thinkMinMs, lastMs)
    const bet = () => (opened.slips ? putChips(round.sharedRoundId) : fire(round.sharedRoundId))
    // A bet that is refused is not repeated: the person waits for the next round.
    void sleep(thinkMs, undefined, { signal, ref: false })
      .then(bet)
      .catch(() => undefined)
  })
  const putChips = async (sharedRoundId: string) => {
    const least = BigInt(Object.values(opened.slips?.groups ?? {})[0]?.minMinor ?? '0')
    const places = favouritePlaces[opened.rulesId] ?? []
    const wanted = new Set(chance(30) ? [oneOf(places), oneOf(places)] : [oneOf(places)])
    const spots = Object.fromEntries([...wanted].map((spot) => [spot, `${least * BigInt(randomInt(1, chips + 1))}`]))
    await line.timeout(shutMs).emitWithAck('slip', { requestId: randomUUID(), sharedRoundId, slipNo: 1, spots })
  }
  const fire = async (sharedRoundId: string) => {
    const stakeMinor = `${BigInt(opened.limits.stakeMinorMin) * BigInt(randomInt(1, chips + 1))}`
    const bet = { stakeMinor, autoX100: randomInt(120, 400) }
    const request = { requestId: randomUUID(), sharedRoundId, place: 0, bet }
    await studio<SharedBetAnswer>(world, studioPaths.sharedBet, request, opened.session)
  }
  try {
    await sleep(randomInt(stayMinMs, stayMaxMs), undefined, { signal, ref: false })
  } finally {
    signal.removeEventListener('abort', leave)
    line.close()
  }
}
