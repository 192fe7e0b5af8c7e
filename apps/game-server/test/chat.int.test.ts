import { randomUUID } from 'node:crypto'
import { VendorChatList } from '@fairground/contract/psw'
import type { Session } from '@fairground/vendor-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readRight, type Speaker } from '../src/chat/chat-right.ts'
import { listShown } from '../src/chat/message-store.ts'
import { reportMessage } from '../src/chat/report-message.ts'
import { say } from '../src/chat/say.ts'
import { tidy } from '../src/housekeeping.ts'
import { TestTable, tableId } from './shared-table.ts'
import { callAsPortal, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()
const day = 24 * 3_600_000

beforeAll(() => TestTable.prepare(studio))
beforeEach(() => studio.clock.advance(10 * 60_000))

/** A player who has bet in a slot, at the crash table. */
async function bettor(mode: 'real' | 'demo' = 'real'): Promise<Speaker> {
  const frame = await openFrame(studio, { mode })
  expect((await frame.spin({ stakeMinor: frame.opened.stakeMinorDefault })).status).toBe(200)
  return { playerId: frame.playerId, gameId: tableId, mode }
}

const says = async (speaker: Speaker, text: string) => {
  const said = await say(studio.context, speaker, text)
  return said.ok ? said.value.text : said.code
}
const shown = async () => (await listShown(studio.context.db, tableId, 50)).map(({ text }) => text)
const staffSee = async (query = '') =>
  VendorChatList.parse((await callAsPortal(studio, 'GET', `/chat?tableId=${tableId}${query}`)).body).messages
const asStaff = (path: string, body: object) =>
  callAsPortal(studio, 'POST', path, { requestId: randomUUID(), by: 'stf_1', ...body })

test('who has bet in the last 30 days at any game may write; a trial player, a newcomer and who bet long ago read', async () => {
  const speaker = await bettor()
  const rightOf = async (one: Speaker) => (await readRight(studio.context, studio.context.db, one)).bar
  expect(await says(speaker, 'chào cả nhà')).toBe('chào cả nhà')
  expect(await says(await bettor('demo'), 'chơi thử')).toBe('TRIAL')
  expect(await says({ ...speaker, playerId: 'plr-new' }, 'mới vào')).toBe('BET_FIRST')
  expect(await rightOf(speaker)).toBe(null)
  studio.clock.advance(31 * day)
  expect([await rightOf(speaker), await says(speaker, 'lâu rồi')]).toEqual(['BET_FIRST', 'BET_FIRST'])
})

test('ten at once are one message; three seconds, twenty in five minutes and the same words twice are counted in the database', async () => {
  const speaker = await bettor()
  const atOnce = await Promise.all(Array.from({ length: 10 }, (_, number) => says(speaker, `tin ${number}`)))
  expect(atOnce.filter((told) => told !== 'TOO_FAST')).toHaveLength(1)
  studio.clock.advance(2_999)
  expect(await says(speaker, 'sớm quá')).toBe('TOO_FAST')
  studio.clock.advance(1)
  expect(await says(speaker, 'Lên nào')).toBe('Lên nào')
  studio.clock.advance(3_000)
  expect(await says(speaker, 'lên  NÀO!!')).toBe('SAID_ALREADY')
  for (let count = 3; count <= 20; count += 1) {
    expect(await says(speaker, `tin số ${count}`)).toBe(`tin số ${count}`)
    studio.clock.advance(3_000)
  }
  expect(await says(speaker, 'tin thứ hai mươi mốt')).toBe('TOO_FAST')
  studio.clock.advance(5 * 60_000)
  expect(await says(speaker, 'nghỉ rồi')).toBe('nghỉ rồi')
})

test('what is kept is tidied and masked, and a way to meet elsewhere is never kept', async () => {
  const speaker = await bettor()
  expect(await says(speaker, 'kết bạn zalo 0912345678')).toBe('NO_CONTACTS')
  expect(await says(speaker, '\u202E')).toBe('BAD_REQUEST')
  expect(await says(speaker, 'vcl\u202E <b>cháy</b>')).toBe('*** <b>cháy</b>')
  expect(await shown()).toContain('*** <b>cháy</b>')
})

test('a message tells nobody who wrote it: the same mark at a table, another at the next', async () => {
  const speaker = await bettor()
  await says(speaker, 'tôi là ai')
  const message = (await listShown(studio.context.db, tableId, 50)).at(-1)!
  const { mark } = await readRight(studio.context, studio.context.db, speaker)
  const elsewhere = await readRight(studio.context, studio.context.db, { ...speaker, gameId: 'bingo-75' })
  expect(Object.keys(message).sort()).toEqual(['mark', 'messageId', 'sentAt', 'text'])
  expect(message.mark).toBe(mark)
  expect(elsewhere.mark).not.toBe(mark)
})

test('staff take a message off, asked once or twice, and mute its writer for an hour, for ever, and no more', async () => {
  const speaker = await bettor()
  await says(speaker, 'mời mua hàng')
  const [message] = await staffSee()
  expect(message).toMatchObject({ playerId: speaker.playerId, text: 'mời mua hàng', hiddenAt: null, isMuted: false })
  const hide = async (messageId = message?.messageId) => (await asStaff('/chat/hide', { messageId })).body.code
  expect([await hide(), await hide(), await hide(999_999_999)]).toEqual(['OK', 'OK', 'UNKNOWN_CALL'])
  expect(await shown()).not.toContain('mời mua hàng')
  expect((await staffSee())[0]).toMatchObject({ text: 'mời mua hàng', hiddenAt: expect.any(String) })
  const mute = (minutes: number | null) => asStaff('/chat/mute', { playerId: speaker.playerId, minutes })
  await mute(60)
  studio.clock.advance(59 * 60_000)
  expect(await says(speaker, 'còn bị tắt')).toBe('MUTED')
  studio.clock.advance(2 * 60_000)
  expect(await says(speaker, 'viết lại được')).toBe('viết lại được')
  await mute(null)
  studio.clock.advance(20 * day)
  expect(await says(speaker, 'mãi mãi')).toBe('MUTED')
  expect((await staffSee())[0]).toMatchObject({ isMuted: true, mutedUntil: null })
  await mute(0)
  expect(await says(speaker, 'cảm ơn')).toBe('cảm ơn')
  expect((await mute(7)).body.code).toBe('BAD_REQUEST')
})

test('a report counts once for each player of the table, never for one’s own message or a trial, and staff see the count', async () => {
  const speaker = await bettor()
  await says(speaker, 'tin bị báo')
  const messageId = (await staffSee())[0]!.messageId
  const report = (one: Speaker) => reportMessage(studio.context, one as Session, messageId)
  const [first, second] = [await bettor(), await bettor()]
  expect([await report(first), await report(first), await report(second)]).toEqual([true, true, true])
  const others = [speaker, await bettor('demo'), { ...first, gameId: 'bingo-75' }]
  expect(await Promise.all(others.map(report))).toEqual([false, false, false])
  expect(await staffSee('&reported=1')).toMatchObject([{ messageId, reports: 2 }])
  await asStaff('/chat/hide', { messageId })
  expect(await staffSee('&reported=1')).toEqual([])
})

test('staff read older messages page by page', async () => {
  const speaker = await bettor()
  for (let number = 0; number < 55; number += 1) {
    studio.clock.advance(20_000)
    await says(speaker, `trang ${number}`)
  }
  const page = await staffSee()
  const older = await staffSee(`&before=${page.at(-1)?.messageId}`)
  expect([page.length, page[0]?.text, older[0]?.text]).toEqual([50, 'trang 54', 'trang 4'])
})

test('what was said is removed after 30 days, with its reports', async () => {
  const speaker = await bettor()
  await says(speaker, 'cũ')
  const messageId = (await staffSee())[0]!.messageId
  await reportMessage(studio.context, (await bettor()) as Session, messageId)
  studio.clock.advance(29 * day)
  await tidy(studio.context)
  expect((await staffSee())[0]?.messageId).toBe(messageId)
  studio.clock.advance(2 * day)
  await tidy(studio.context)
  expect(await staffSee()).toEqual([])
  expect(await studio.context.db.selectFrom('chat_reports').selectAll().execute()).toEqual([])
})
