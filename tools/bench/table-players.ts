import { createHash, randomUUID } from 'node:crypto'
import { type SharedOpenAnswer, SharedTableView, studioLivePath, studioPaths } from '@fairground/contract/studio'
import { type LeanLine, openLeanLine, openLines } from './lean-line.ts'
import { launchPlayer } from './psw-players.ts'
import { copyLaunched } from './seat-crowd.ts'
import { untilGames } from './until-games.ts'

/** Somebody with money at a table, in a frame's session of their own and on its live line. */
export interface TablePlayer {
  /** Bets the least at crash, with no auto cash-out. @throws when the bet is not taken */
  bet(sharedRoundId: string): Promise<void>
  /** Asks for the cash-out of that bet. False: the round had ended before. @throws on any other refusal */
  cashOut(): Promise<boolean>
  /** Puts the least on each of these places. @throws when the slip is not taken */
  slip(sharedRoundId: string, slipNo: 1 | 2, spots: readonly string[]): Promise<void>
}

export interface BenchTable {
  players: TablePlayer[]
  /** The newest word of the table, as every frame hears it. */
  table(): SharedTableView | undefined
  close(): void
}

const openingAtOnce = 8

type Query = Parameters<typeof copyLaunched>[0]

interface Wishes {
  gameName: string
  count: number
  /** Tables that the players sit at one after the other, in place of the one they were launched into. */
  gameIds?: readonly string[]
  /** What the line of a player hears. */
  onTold?(index: number, event: string, value: unknown): void
}

/**
 * People with money in frames of one table, each opened by the call and on the line of a real frame. The first of them is
 * registered and launched by the real calls, the others are copies.
 */
export async function openBenchTable(
  portalUrl: string,
  query: Query,
  { gameName, count, gameIds, onTold }: Wishes,
): Promise<BenchTable> {
  await untilGames(portalUrl)
  const launched = await launchPlayer(portalUrl, 0, { gameName, deposits: 1 })
  const tokens = [launched.launchToken, ...(await copyLaunched(query, launched.launchToken, count - 1))]
  if (gameIds) await seatAtTables(query, tokens, gameIds)
  const frames: Frame[] = []
  let taken = 0
  const openNext = async () => {
    for (let index = taken++; index < count; index = taken++)
      frames[index] = await openFrame(
        { origin: launched.origin, gameId: gameIds?.[index % gameIds.length] ?? launched.gameId },
        { token: tokens[index] ?? '', index },
      )
  }
  await Promise.all(Array.from({ length: openingAtOnce }, openNext))
  let table: SharedTableView | undefined
  const lines = await openLines(count, (index) => {
    const { origin, session } = frames[index] as Frame
    const line = new URL(origin)
    line.hostname = '127.0.0.1'
    return openLeanLine(line.origin, {
      ...{ path: studioLivePath, origin, auth: { session } },
      ...((index === 0 || onTold) && {
        onEvent(event: string, value: unknown) {
          if (event === 'table' && index === 0) table = SharedTableView.parse(value)
          onTold?.(index, event, value)
        },
      }),
    })
  })
  const asking = askClocks(lines)
  return {
    players: frames.map((frame, index) => playerOf(frame, lines[index] as LeanLine)),
    table: () => table,
    close: () => {
      clearInterval(asking)
      for (const line of lines) line.close()
    },
  }
}

/** As if each had been launched into a table of its own: at the portal and at the studio. */
async function seatAtTables(query: Query, tokens: readonly string[], gameIds: readonly string[]): Promise<void> {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const games = tokens.map((_token, index) => gameIds[index % gameIds.length])
  const seats = 'unnest($1::bytea[], $2::text[]) as seat (hash, game)'
  await query(`update launches set game_code = game from ${seats} where token_hash = hash`, [hashes, games])
  await query(`update studio.launches set game_id = game from ${seats} where token_hash = hash`, [hashes, games])
}

/** Every frame requests the server's clock once in ten seconds. */
function askClocks(lines: readonly LeanLine[]): NodeJS.Timeout {
  const [everyMs, stepMs] = [10_000, 20]
  const perStep = (lines.length * stepMs) / everyMs
  let due = 0
  let asked = 0
  return setInterval(() => {
    for (due += perStep; asked < due; asked += 1) void lines[asked % lines.length]?.ask('clock')
  }, stepMs)
}

interface Frame {
  origin: string
  session: string
  stakeMinor: string
}

async function openFrame(
  { origin, gameId }: { origin: string; gameId: string },
  { token, index }: { token: string; index: number },
): Promise<Frame> {
  // Everybody has an address of their own: what may be called from one is counted.
  const from = { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
  const opened = (await post(origin + studioPaths.open, { launchToken: token, gameId }, from)) as SharedOpenAnswer
  return { origin, session: opened.session, stakeMinor: opened.limits.stakeMinorMin }
}

function playerOf({ origin, session, stakeMinor }: Frame, line: LeanLine): TablePlayer {
  let roundId = ''
  return {
    async bet(sharedRoundId) {
      const bet = { stakeMinor, autoX100: 0 }
      const request = { requestId: randomUUID(), sharedRoundId, place: 0, bet }
      const ask = () =>
        post(origin + studioPaths.sharedBet, request, { authorization: `Bearer ${session}` }) as Promise<{
          bet: { roundId: string }
        }>
      // The same request again is the same bet: a frame that got no answer asks so too.
      const answer = await ask().catch(ask)
      roundId = answer.bet.roundId
    },
    async cashOut() {
      const told = (await line.ask('act', { roundId })) as Told
      const isPaid = told.value?.bet.events.some(({ type }) => type === 'cashed-out') ?? false
      const isTooLate = told.code === 'ROUND_MOVED_ON' || told.value?.bet.state === 'ended'
      if (!isPaid && !isTooLate) throw new Error(`a cash-out was answered ${JSON.stringify(told)}`)
      return isPaid
    },
    async slip(sharedRoundId, slipNo, spots) {
      const amounts = Object.fromEntries(spots.map((spot) => [spot, stakeMinor]))
      const request = { requestId: randomUUID(), sharedRoundId, slipNo, spots: amounts }
      const told = (await line.ask('slip', request)) as { ok: boolean }
      if (!told.ok) throw new Error(`a slip was answered ${JSON.stringify(told)}`)
    },
  }
}

interface Told {
  code?: string
  value?: { bet: { state: string; events: { type: string }[] } }
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(value)}`)
  return value
}
