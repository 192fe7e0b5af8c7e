import { type RoomView, roomsNamespace, studioLivePath } from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { first, openRooms, type RoomFrame } from './room-table.ts'
import { RestartableStudio } from './studio-process.ts'

// On the real clock.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const database = testDatabase('studio', prepareDatabase)
const studio = new RestartableStudio()
const players: Player[] = []
let owner: pg.Client

/** What of the view of a game where the first without cards wins a player looks at. */
interface Table {
  seats: { hand?: number[] }[]
  mustInclude?: number | null
}

/** A person at his frame: sends his parts, leads with a single card, and passes where he would have to beat. */
class Player {
  readonly frame: RoomFrame
  readonly seen: RoomView[] = []
  private readonly socket: Socket
  private readonly roomId: string
  private isBusy = false
  private answered = ''
  isLazy = false

  constructor(frame: RoomFrame, roomId: string) {
    this.frame = frame
    this.roomId = roomId
    this.socket = io(`http://127.0.0.1:${studio.port}${roomsNamespace}`, {
      ...{ path: studioLivePath, transports: ['websocket'], forceNew: true, reconnectionDelayMax: 300 },
      auth: { session: frame.opened.session },
      extraHeaders: { origin: 'http://games.test' },
    })
    this.socket.on('connect', () =>
      this.socket.emit('watch', { roomId }, (told: { ok: boolean; value: { room: RoomView } }) =>
        this.see(told.value.room),
      ),
    )
    this.socket.on('room', (view: RoomView) => this.see(view))
  }

  get view(): RoomView | undefined {
    return this.seen.at(-1)
  }

  lose = () => this.socket.disconnect()
  comeBack = () => this.socket.connect()

  private see(view: RoomView): void {
    this.seen.push(view)
    void this.move(view)
  }

  /** One call at a time; each moment is answered once. */
  private async move({ hand, you }: RoomView): Promise<void> {
    const moment = `${hand?.handId} ${hand?.phase} ${hand?.step}`
    if (!hand || this.isBusy || this.isLazy || this.answered === moment) return
    this.isBusy = true
    const isSent = await this.answer(hand, you.seat).catch(() => false)
    if (isSent) this.answered = moment
    this.isBusy = false
    const latest = this.view
    if (latest && latest.hand !== hand) void this.move(latest)
  }

  private async answer(hand: NonNullable<RoomView['hand']>, seat: number | null): Promise<boolean> {
    if (hand.phase === 'ready') return (await this.frame.commit(this.roomId, hand.handId)).status === 200
    if (hand.phase === 'reveal') return (await this.frame.reveal(this.roomId, hand.handId)).status === 200
    if (hand.phase !== 'play' || hand.turn?.seat !== seat) return false
    const table = hand.table as unknown as Table
    const own = table.seats[hand.seats.indexOf(seat ?? 0)]?.hand ?? []
    const card = table.mustInclude ?? own[0] ?? 0
    const act = hand.mayAct.includes('pass') ? { type: 'pass' } : { type: 'play', cards: [card] }
    const { status } = await this.frame.ask('act', this.roomId, { handId: hand.handId, step: hand.step, act })
    return status === 200
  }
}

beforeAll(async () => {
  // All people of the test have one address.
  await studio.start(database.url, { FAIRGROUND_CHALLENGE: 'off' })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  for (const player of players) player.lose()
  await owner.end()
  await studio.stop()
})

const until = (isSo: () => unknown) => vi.waitUntil(isSo, { timeout: 60_000, interval: 20 })
const chips = async (roomId: string): Promise<bigint> => {
  const { rows } = await owner.query(
    "select coalesce(sum(chips_minor + top_up_minor), 0)::text as sum from studio.room_seats where room_id = $1 and state <> 'closed'",
    [roomId],
  )
  return BigInt(rows[0].sum)
}
const escrows = (roomId: string): bigint =>
  [...studio.wallet.book.escrow.escrows.values()]
    .filter(({ tableId }) => tableId === roomId)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)

test('four seats play a hand to its end through a lost line and a killed studio, and it is booked once', async () => {
  const frames = await Promise.all(Array.from({ length: 4 }, () => openRooms(studio, { gameId: 'tien-len' })))
  const { roomId = '', buyInMinorMin = '0' } = first(frames).opened.rooms.rooms.find(({ level }) => level === 1) ?? {}
  for (const frame of frames) expect((await frame.sit(roomId, { buyInMinor: BigInt(buyInMinorMin) })).status).toBe(200)
  players.push(...frames.map((frame) => new Player(frame, roomId)))
  const [watcher] = players as [Player]
  await until(() => watcher.view?.hand?.phase === 'play' && watcher.view.hand.step >= 4)
  const handId = watcher.view?.hand?.handId ?? ''

  // Whose line is lost is played for, and comes back to the same hand.
  const lost = players.at(-1) as Player
  const seat = lost.view?.you.seat ?? 0
  lost.lose()
  const wasIdle = () =>
    watcher.view?.hand?.acts.some((act) => act.seat === seat && act.isIdle) || watcher.view?.hand?.phase === 'ended'
  await until(wasIdle)
  lost.comeBack()
  await until(
    () => lost.view?.hand?.handId === handId && lost.view.seats.find((one) => one.seat === seat)?.isAway === false,
  )

  const stepBefore = watcher.view?.hand?.step ?? 0
  if (watcher.view?.hand?.phase === 'play') {
    await studio.kill('SIGKILL')
    await studio.restart()
  }
  // The wallet books the hand, but its answer is lost with the process that waits for it.
  studio.wallet.disturb('escrow/hand', { kind: 'hang', when: 'after' })
  await until(() => watcher.seen.some(({ hand }) => hand?.handId === handId && hand.phase === 'ended'))
  expect(watcher.seen.findLast(({ hand }) => hand?.handId === handId)?.hand?.step).toBeGreaterThanOrEqual(stepBefore)
  await until(() => studio.wallet.bodiesOf('escrow/hand').length > 0)
  for (const player of players) player.isLazy = true
  await studio.kill('SIGKILL')
  // The attempt that was under way counts as lost. Set while no process runs: a running one could take the call twice.
  await owner.query("update studio.escrow_calls set next_at = now() where state = 'pending'")
  await studio.restart()
  const read = () =>
    owner
      .query('select state, hand_seq::text from studio.room_hands where hand_id = $1', [handId])
      .then(({ rows }) => rows)
  await vi.waitUntil(async () => (await read())[0]?.state === 'booked', { timeout: 60_000, interval: 50 })
  expect(await read()).toEqual([{ state: 'booked', hand_seq: '1' }])
  expect(studio.wallet.bodiesOf('escrow/hand')).toHaveLength(2)
  expect(await chips(roomId)).toBe(escrows(roomId))
  expect(escrows(roomId)).toBeLessThan(4n * BigInt(buyInMinorMin))
})
