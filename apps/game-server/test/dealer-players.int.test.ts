import { randomUUID } from 'node:crypto'
import { VendorCares, VendorChatList } from '@fairground/contract/psw'
import { beforeEach, expect, test } from 'vitest'
import { listShown } from '../src/chat/message-store.ts'
import { reportMessage } from '../src/chat/report-message.ts'
import { say } from '../src/chat/say.ts'
import { dealtTableId } from './dealer-table.ts'
import { dealerWorld } from './dealer-world.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
const world = dealerWorld(studio)

const speaker = () => ({ playerId: world.frame.playerId, gameId: dealtTableId, mode: 'real' as const })
const shown = () => listShown(studio.context.db, dealtTableId, 50)
const write = (text: string) => world.dealer.do({ act: 'say', text })

/** The player of the world has bet, and writes. */
async function playerSays(text: string): Promise<number> {
  await world.table.step()
  const said = await say(studio.context, speaker(), text)
  if (!said.ok) throw new Error(said.code)
  return said.value.messageId
}

beforeEach(async () => {
  studio.clock.advance(10_000)
  await world.owner.query('delete from studio.player_cares')
})

test('the dealer sees what players write, and writes to them once a pit boss has switched it on', async () => {
  await playerSays('chào dealer')
  expect((await world.dealer.view()).chat).toMatchObject({ canWrite: false, messages: [{ text: 'chào dealer' }] })
  expect(await write('chào cả bàn')).toBe('WRITES_OFF')
  expect(await world.dealer.do({ act: 'let-write', isOn: true })).toBe('SUPERVISOR_NEEDED')
  expect(await world.pit.do({ act: 'let-write', isOn: true })).toBe('done')
  expect(await write('chào cả bàn')).toBe('done')
  const last = (await shown()).at(-1)
  // Which of the staff it was is told to nobody at the table.
  expect(last).toEqual({
    messageId: last?.messageId,
    mark: '',
    isDealer: true,
    text: 'chào cả bàn',
    sentAt: last?.sentAt,
  })
  expect((await world.second.view()).chat.messages.at(-1)).toEqual(last)
  expect(await world.pit.do({ act: 'let-write', isOn: false })).toBe('done')
  expect(await write('còn ai không')).toBe('WRITES_OFF')
})

test('the words and the pace of the dealer are those of players, and masked alike', async () => {
  await world.pit.do({ act: 'let-write', isOn: true })
  expect(await write('gọi 0912345678')).toBe('NO_CONTACTS')
  expect(await write('đéo tin')).toBe('done')
  expect((await shown()).at(-1)?.text).toBe('*** tin')
  expect(await write('thêm câu nữa')).toBe('TOO_FAST')
  studio.clock.advance(3_000)
  expect(await write('*** TIN!')).toBe('SAID_ALREADY')
  expect(await write('thêm câu nữa')).toBe('done')
  await world.pit.do({ act: 'let-write', isOn: false })
})

test('a player may report what the dealer wrote, and staff take it off as any other message', async () => {
  await world.pit.do({ act: 'let-write', isOn: true })
  expect(await write(`ván này ${randomUUID().slice(0, 4)} nhé`)).toBe('done')
  const messageId = (await shown()).at(-1)?.messageId ?? 0
  const session = { ...world.frame.session, gameId: dealtTableId }
  expect(await reportMessage(studio.context, session, messageId)).toBe(true)
  const { body } = await callAsPortal(studio, 'GET', `/chat?tableId=${dealtTableId}&reported=1`)
  expect(VendorChatList.parse(body).messages).toMatchObject([{ messageId, playerId: null, staffName: 'thu-ha' }])
  await callAsPortal(studio, 'POST', '/chat/hide', { requestId: randomUUID(), messageId, by: 'stf-an' })
  expect((await shown()).map((message) => message.messageId)).not.toContain(messageId)
  await world.pit.do({ act: 'let-write', isOn: false })
})

const openCares = async () =>
  VendorCares.parse((await callAsPortal(studio, 'GET', '/desk/cares?state=open')).body).cares
const move = async (careId: string, name: string, note?: string) => {
  const by = { staffId: `stf-${name}`, name }
  const body = { requestId: randomUUID(), careId, by, ...(note !== undefined && { note }) }
  return (await callAsPortal(studio, 'POST', '/desk/cares/move', body)).body.moved
}
const care = (messageId: number) => world.dealer.do({ act: 'care', messageId, cause: 'despair' })

test('one press opens a case about whoever wrote a message, and the desk sees what becomes of it', async () => {
  const messageId = await playerSays('mất hết rồi, không muốn sống')
  expect(await care(messageId)).toBe('done')
  expect(await care(messageId)).toBe('CARE_OPEN')
  const [opened] = await openCares()
  expect(opened).toMatchObject({ playerId: world.frame.playerId, cause: 'despair', openedBy: 'thu-ha', takenBy: null })
  expect(opened?.said).toBe('mất hết rồi, không muốn sống')
  const state = async () => (await world.dealer.view()).cares.map((one) => [one.state, one.by])
  expect(await state()).toEqual([['open', null]])
  const careId = opened?.careId ?? ''
  expect(await move(careId, 'trang', 'đã gọi')).toBe('MOVED')
  expect([await move(careId, 'trang'), await move(careId, 'trang'), await move(careId, 'linh')]).toEqual([
    'OK',
    'OK',
    'MOVED',
  ])
  expect(await state()).toEqual([['taken', 'trang']])
  expect(await move(careId, 'linh', 'đã gọi')).toBe('MOVED')
  expect([await move(careId, 'trang', 'đã gọi'), await move(careId, 'trang', 'đã gọi')]).toEqual(['OK', 'OK'])
  expect(await state()).toEqual([['closed', 'trang']])
  expect([await openCares(), await move('car-nobody', 'trang')]).toEqual([[], 'UNKNOWN'])
  // Nothing of the note or of whose account it is stands at the desk.
  expect(JSON.stringify((await world.dealer.view()).cares)).not.toMatch(/đã gọi|plr/)
  const { rows } = await world.owner.query(
    `select act, staff_name from studio.desk_acts where act like '%care%' order by seq desc limit 2`,
  )
  expect(rows).toEqual([
    { act: 'close-care', staff_name: 'trang' },
    { act: 'take-care', staff_name: 'trang' },
  ])
})

test('a case is about players of this table alone, and two desks open one', async () => {
  await world.pit.do({ act: 'let-write', isOn: true })
  await write('xin chào mọi người ở đây')
  const own = (await shown()).at(-1)?.messageId ?? 0
  expect([await care(own), await care(9_999_999)]).toEqual(['NO_PLAYER', 'NO_PLAYER'])
  await world.pit.do({ act: 'let-write', isOn: false })
  const messageId = await playerSays('thua quá')
  const pressed = await Promise.all([care(messageId), world.second.do({ act: 'care', messageId, cause: 'losses' })])
  expect(pressed.toSorted()).toEqual(['CARE_OPEN', 'done'])
  expect(await openCares()).toHaveLength(1)
})
