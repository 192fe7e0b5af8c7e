import { FishingMagazineProof, type RotateAnswer, studioPaths } from '@fairground/contract/studio'
import { findSpecies } from '@fairground/game-rules/fishing'
import { checkProof } from '@fairground/game-rules/proof'
import { readAtOnce, runDueCalls } from '@fairground/vendor-kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { endMagazine } from '../src/fishing/end-magazine.ts'
import { listMagazineRows } from '../src/fishing/magazine-store.ts'
import { listSeats } from '../src/fishing/room-store.ts'
import { endIdle } from '../src/fishing/sweep.ts'
import { endsOf } from '../src/rounds/ends-of.ts'
import { findRound } from '../src/rounds/round-store.ts'
import { viewVendorRounds } from '../src/vendor/vendor-round-view.ts'
import { Angler, bulletMinor, fishNow, joinPond, openFishing, openPond, plantRolls } from './fishing-pond.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const startMinor = 100_000_000n
const magazineMinor = 20n * BigInt(bulletMinor)

// Each test has a room of its own to fill.
beforeEach(async () => {
  await studio.context.db.deleteFrom('fishing_seats').execute()
})

/** A player with a loaded magazine in a room where fish swim. */
async function loaded({
  rolls = [false],
  roomId,
  bullets = 20,
}: {
  rolls?: boolean[]
  roomId?: string
  bullets?: number
} = {}) {
  studio.clock.stop()
  const frame = await openFishing(studio)
  await plantRolls(studio, frame, rolls)
  const angler = new Angler(studio, frame)
  const seat = await angler.sit(roomId)
  if (!seat.ok) throw new Error(seat.message)
  const room = await openPond(studio, seat.value.roomId)
  const magazine = await angler.load({ bullets })
  if (!magazine.ok) throw new Error(magazine.message)
  // No bullet was fired before its magazine was loaded.
  studio.clock.advance(1_500)
  room.lines.add(angler)
  return { angler, frame, room, magazine: magazine.value.magazine }
}

const balanceOf = (angler: Angler) => studio.wallet.book.balanceOf(angler.playerId)
const winsOf = (angler: Angler) => studio.wallet.bodiesOf('win').filter(({ playerId }) => playerId === angler.playerId)
const payOwed = async () => {
  studio.clock.advance(120_000)
  await runDueCalls(studio.context, endsOf(studio.context))
}

test('a magazine is one bet and one win: kills and unspent bullets come back, and only what was spent is turnover', async () => {
  const { angler, frame, room } = await loaded({ rolls: [true, false] })
  expect(balanceOf(angler)).toBe(startMinor - magazineMinor)
  const [first = '', second = ''] = fishNow(studio, room)
  expect(
    await room.hit(
      angler,
      [angler.shot(room.view(), first), angler.shot(room.view(), second)],
      studio.clock.now().getTime(),
    ),
  ).toBe(2)
  await room.settle()
  const [kill, miss] = angler.results()
  const roll = kill?.end.end === 'rolled' ? kill.end.rolls[0] : undefined
  expect(roll).toMatchObject({
    fishId: first,
    isKill: true,
    paidMinor: String(BigInt(bulletMinor) * BigInt(roll?.paidMultiplier ?? 0)),
  })
  expect(findSpecies(roll?.species ?? '')?.prizes.map(([prize]) => prize)).toContain(roll?.paidMultiplier)
  expect(miss?.end).toMatchObject({ end: 'rolled', rolls: [{ fishId: second, isKill: false, paidMinor: '0' }] })
  const ended = await room.end(String(angler.roundId), 'leave')
  expect(ended).toMatchObject({ state: 'ended', spent: 2, returned: 0, endedBy: 'leave' })
  const paidMinor = BigInt(ended?.killsMinor ?? 0)
  const winMinor = paidMinor + 18n * BigInt(bulletMinor)
  expect(winsOf(angler)).toMatchObject([
    { amount: winMinor.toString(), roundClosed: true, turnoverMinor: String(2n * BigInt(bulletMinor)) },
  ])
  expect(balanceOf(angler)).toBe(startMinor - magazineMinor + winMinor)
  // The proof is closed until the pair is changed, and true from then on; a changed byte is found.
  const path = studioPaths.fishingMagazine.replace(':roundId', String(angler.roundId))
  expect(checkProof((await frame.get(path)).body)).toMatchObject({ isReadable: false })
  expect((await frame.post<RotateAnswer>(studioPaths.rotate)).status).toBe(200)
  const proof = FishingMagazineProof.parse((await frame.get(path)).body)
  const isTrue = { isReadable: true, kind: 'fishing', game: 'fishing-deep version 1', differences: [] }
  expect(checkProof(proof)).toEqual(isTrue)
  const richer = { ...proof, winMinor: String(BigInt(proof.winMinor) + 1n) }
  expect(checkProof(richer)).toEqual({ ...isTrue, differences: ['winMinor'] })
  const forged = structuredClone(proof)
  const end = forged.shots[1]?.end
  if (end?.end === 'rolled') Object.assign(end.rolls[0] ?? {}, { roll: 1 })
  expect(checkProof(forged)).toEqual({ ...isTrue, differences: ['shots.2'] })
  const [view] = await readAtOnce(studio.context.db, async (tx) => {
    const head = await findRound(tx, String(angler.roundId))
    return viewVendorRounds(studio.context, tx, head ? [head] : [])
  })
  expect(view).toMatchObject({ stake: magazineMinor.toString(), total: winMinor.toString(), state: 'collected' })
  expect(view?.events).toMatchObject([{ type: 'magazine', spent: 2 }, { type: 'shot' }, { type: 'shot' }])
})

test('of two shots at one fish the later comes back: no roll, no number, no bullet', async () => {
  const one = await loaded({ rolls: [true] })
  const two = await loaded({ rolls: [true], roomId: one.room.roomId })
  one.room.lines.add(two.angler)
  const [fish = ''] = fishNow(studio, one.room)
  const nowMs = studio.clock.now().getTime()
  await one.room.hit(one.angler, [one.angler.shot(one.room.view(), fish)], nowMs)
  await one.room.hit(two.angler, [two.angler.shot(two.room.view(), fish)], nowMs)
  await one.room.settle()
  expect(one.angler.results()[0]?.end).toMatchObject({ end: 'rolled', rolls: [{ isKill: true }] })
  expect(two.angler.results()[0]?.end).toEqual({ end: 'returned', reason: 'dead' })
  const ended = await one.room.end(String(two.angler.roundId), 'leave')
  expect(ended).toMatchObject({ spent: 0, returned: 1, killsMinor: '0' })
  expect(balanceOf(two.angler)).toBe(startMinor)
})

test('two processes write one room: each shot is rolled once, and a fish dies once', async () => {
  const one = await loaded({ rolls: [true, false, false] })
  const two = await loaded({ rolls: [true, false, false], roomId: one.room.roomId })
  const other = await joinPond(studio, one.room.roomId)
  other.lines.add(two.angler)
  const fish = fishNow(studio, one.room)
  const nowMs = studio.clock.now().getTime()
  const shotsOf = ({ angler }: typeof one) => [0, 1, 2].map((at) => angler.shot(one.room.view(), fish[at] ?? ''))
  await Promise.all([one.room.hit(one.angler, shotsOf(one), nowMs), other.hit(two.angler, shotsOf(two), nowMs)])
  await Promise.all([one.room.settle(), other.settle()])
  const ends = [one.angler.results()[0]?.end, two.angler.results()[0]?.end]
  expect(ends.filter((end) => end?.end === 'rolled' && end.rolls[0]?.isKill)).toHaveLength(1)
  expect(ends).toContainEqual({ end: 'returned', reason: 'dead' })
  for (const { angler } of [one, two]) {
    await endMagazine(studio.context, String(angler.roundId), 'leave')
    const [win] = winsOf(angler)
    const row = (await listMagazineRows(studio.context.db, [String(angler.roundId)]))[0]
    const backMinor = BigInt(20 - (row?.spent ?? 0)) * BigInt(bulletMinor)
    expect(BigInt(String(win?.amount))).toBe(BigInt(row?.kills_minor ?? 0) + backMinor)
    expect(angler.results().map(({ shotNo }) => shotNo)).toEqual([1, 2, 3])
  }
})

test('a forged hit rolls nothing and gives its bullet back; twenty of them close the seat, and all of it is paid', async () => {
  const { angler, room } = await loaded()
  const [fish = ''] = fishNow(studio, room)
  const nowMs = () => studio.clock.now().getTime()
  const away = angler.shot(room.view(), fish)
  const forged = { ...away, aim: [-away.aim[0] || 1, away.aim[1]] as [number, number], firedMs: nowMs() - 1 }
  await room.hit(angler, [forged], nowMs())
  await room.hit(angler, [angler.shot(room.view(), fish, { hitMs: nowMs() - 2_000 })], nowMs())
  await room.hit(angler, [angler.shot(room.view(), fish, { fishId: '999-1' })], nowMs())
  await room.settle()
  const reasons = () => angler.results().map(({ end }) => (end.end === 'returned' ? end.reason : end.end))
  expect(reasons()).toEqual(['implausible', 'late', 'gone'])
  for (let at = 0; at < 19; at += 1) {
    studio.clock.advance(20)
    angler.shotNo += 1
    await room.hit(angler, [{ ...forged, shotNo: angler.shotNo, firedMs: nowMs() - 1, hitMs: nowMs() }], nowMs())
  }
  await room.settle()
  expect(angler.stoodUp).toBe('suspicious')
  await vi.waitUntil(() => winsOf(angler).length === 1)
  expect(balanceOf(angler)).toBe(startMinor)
})

test('at most eight bullets a second count, and none twice', async () => {
  const { angler, room } = await loaded({ rolls: Array.from({ length: 8 }, () => false) })
  const [fish = ''] = fishNow(studio, room)
  const nowMs = studio.clock.now().getTime()
  const shots = Array.from({ length: 12 }, () => angler.shot(room.view(), fish))
  expect(await room.hit(angler, shots, nowMs)).toBe(12)
  expect(await room.hit(angler, shots, nowMs)).toBe(0)
  await room.settle()
  const ends = angler.results().map(({ end }) => (end.end === 'returned' ? end.reason : end.end))
  expect(ends).toEqual([...Array(8).fill('rolled'), ...Array(4).fill('rate')])
  const ended = await room.end(String(angler.roundId), 'leave')
  expect(ended).toMatchObject({ spent: 8, returned: 4 })
  expect(balanceOf(angler)).toBe(startMinor - 8n * BigInt(bulletMinor))
})

test('a torpedo is one roll of six bullets; chain and drill have a roll for each victim, with numbers in a row', async () => {
  const { angler, room } = await loaded({ rolls: Array.from({ length: 10 }, () => false) })
  const [fish = ''] = fishNow(studio, room)
  const nowMs = studio.clock.now().getTime()
  const weapons = ['torpedo', 'chain', 'drill', 'torpedo'] as const
  await room.hit(
    angler,
    weapons.map((weapon) => angler.shot(room.view(), fish, { weapon })),
    nowMs,
  )
  await room.settle()
  const rolls = angler.results().map(({ end }) => (end.end === 'rolled' ? end.rolls : end.reason))
  expect(rolls[0]).toMatchObject([{ share: [1, 1], nonce: 0 }])
  // Five bullets are left: a torpedo is not fired.
  expect(rolls[3]).toBe('bullets')
  const all = rolls.flatMap((each) => (typeof each === 'string' ? [] : each))
  expect(all.map(({ nonce }) => nonce)).toEqual(all.map((_, at) => at))
  for (const each of rolls.slice(0, 3)) {
    if (typeof each === 'string') throw new Error(each)
    expect(each.every(({ share }) => share[1] === each.length)).toBe(true)
  }
  const ended = await room.end(String(angler.roundId), 'leave')
  expect(ended).toMatchObject({ spent: 15, returned: 1 })
  expect(balanceOf(angler)).toBe(startMinor - 15n * BigInt(bulletMinor))
})

test('what was not written was never fired, and a magazine that nobody fires for 90 seconds is paid back', async () => {
  const { angler, frame, room } = await loaded({ rolls: [false, false] })
  const [fish = ''] = fishNow(studio, room)
  const nowMs = studio.clock.now().getTime()
  await room.hit(angler, [angler.shot(room.view(), fish)], nowMs)
  await room.settle()
  await room.hit(angler, [angler.shot(room.view(), fish)], nowMs)
  // The process is gone before the second batch: another one reads the room as it was written.
  const after = await joinPond(studio, room.roomId)
  await after.hit(angler, [angler.shot(after.view(), fish, { shotNo: 2 })], nowMs)
  await after.settle()
  const { body } = await frame.get(studioPaths.fishingMagazines)
  expect(body).toMatchObject({ magazines: [{ spent: 2, lastShotNo: 2, state: 'open' }] })
  studio.clock.advance(89_000)
  await endIdle(studio.context)
  expect(winsOf(angler)).toHaveLength(0)
  studio.clock.advance(2_000)
  await endIdle(studio.context)
  await vi.waitUntil(() => winsOf(angler).length === 1)
  expect(balanceOf(angler)).toBe(startMinor - 2n * BigInt(bulletMinor))
  expect((await frame.get(studioPaths.fishingMagazines)).body).toMatchObject({ magazines: [{ endedBy: 'idle' }] })
  expect((await frame.get(studioPaths.fishingFigures)).body).toMatchObject({
    rolls: 2,
    spentMinor: '200000',
    band: null,
  })
})

test('a reload ends the magazine before it, and the same request loads no second one', async () => {
  const { angler, magazine } = await loaded()
  const requestId = crypto.randomUUID()
  const again = await angler.load({ requestId })
  if (!again.ok) throw new Error(again.message)
  expect(again.value).toMatchObject({ ended: { roundId: magazine.roundId, endedBy: 'reload' }, magazine: { spent: 0 } })
  expect(again.value.magazine.fairness.nonce).toBe(20)
  const repeated = await angler.load({ requestId })
  expect(repeated).toMatchObject({ ok: true, value: { magazine: { roundId: again.value.magazine.roundId } } })
  expect(balanceOf(angler)).toBe(startMinor - magazineMinor)
})

test('the wallet is away as a magazine is loaded, or as it ends: nothing is lost, and nothing comes twice', async () => {
  for (const when of ['before', 'after'] as const) {
    studio.clock.stop()
    const angler = new Angler(studio, await openFishing(studio))
    await angler.sit()
    studio.wallet.disturb('bet', { kind: 'drop', when }, 3)
    expect(await angler.load()).toMatchObject({ ok: false, code: 'WALLET_UNREACHABLE' })
    studio.wallet.calm()
    await payOwed()
    expect(balanceOf(angler)).toBe(startMinor)
    const next = await angler.load()
    expect(next.ok).toBe(true)
    studio.wallet.disturb('win', { kind: 'drop', when })
    await endMagazine(studio.context, String(angler.roundId), 'leave')
    studio.wallet.calm()
    await payOwed()
    expect(balanceOf(angler)).toBe(startMinor)
    expect(studio.wallet.book.moved(angler.playerId).wins).toBe(1)
  }
}, 60_000)

test('a seat is one line’s: another window of the player takes it over with what is loaded, and four fill a room', async () => {
  const { angler, frame, room } = await loaded()
  const other = new Angler(studio, frame)
  expect(await other.sit()).toMatchObject({ ok: true, value: { roomId: room.roomId, seat: angler.seat, isOld: true } })
  expect(await angler.load()).toMatchObject({ ok: false, code: 'SEAT_GONE' })
  for (let at = 0; at < 3; at += 1) await new Angler(studio, await openFishing(studio)).sit()
  const fifth = new Angler(studio, await openFishing(studio))
  expect(await fifth.sit(room.roomId)).toMatchObject({ ok: false, code: 'SEAT_TAKEN' })
  const taken = await listSeats(studio.context.db, room.roomId)
  expect(taken.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
})
