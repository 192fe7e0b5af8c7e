import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, bankMethodId } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { sendReceipt } from '../../../../test/uploads.ts'

const server = testServer()

const ask = async (token: string, fields: object = {}) =>
  (await askDeposit(server, token, '50000.00', { methodId: bankMethodId, ...fields })).body
const add = (token: string | undefined, depositId: string, proof: string) =>
  server.portal('POST', '/wps/relay/MCS2_depositProof', { token, body: { depositId, proof } })
const shownTo = async (cookie: string, depositId: string) =>
  (await server.console('GET', '/staff/deposits', { cookie, query: { query: depositId } })).body.value.list[0]

test('images that are sent with a deposit, or after it, are shown to staff who decide about it; a fourth is refused', async () => {
  const { cookie } = await signInStaff(server, 'finance')
  const { token } = await registerMember(server)
  const first = await sendReceipt(server, token)
  const { depositId, proofs } = (await ask(token, { proof: first })).value
  expect(proofs).toEqual([first])
  const later = [await sendReceipt(server, token), await sendReceipt(server, token)]
  for (const proof of later) expect((await add(token, depositId, proof)).body.success).toBe(true)
  const own = await server.portal('GET', '/wps/relay/MCS2_depositList', { token })
  expect(own.body.value.list[0].proofs).toEqual([first, ...later])
  expect((await shownTo(cookie, depositId)).proofs).toEqual([first, ...later].map((fileId) => ({ fileId })))
  const fourth = await sendReceipt(server, token)
  expect((await add(token, depositId, fourth)).body).toMatchObject({
    code: 'LIMIT',
    value: { limit: { kind: 'proofs', bound: '3' } },
  })
  expect(await auditOf(server, depositId)).toEqual(['deposit.requested', 'deposit.proof-added', 'deposit.proof-added'])
})

test('an image proves one deposit, its sender’s own, and only while that waits', async () => {
  const { token } = await registerMember(server)
  const { token: stranger } = await registerMember(server)
  const used = await sendReceipt(server, token)
  const { depositId } = (await ask(token, { proof: used })).value
  const other = (await ask(token)).value.depositId
  expect((await add(token, other, used)).status).toBe(404)
  expect((await ask(token, { proof: used })).code).toBe('VALIDATION')
  const foreign = await sendReceipt(server, stranger)
  expect((await add(token, other, foreign)).status).toBe(404)
  expect((await add(stranger, other, foreign)).status).toBe(404)
  expect((await ask(token, { proof: foreign })).code).toBe('VALIDATION')
  const { cookie } = await signInStaff(server, 'finance')
  await server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie, body: {} })
  expect((await add(token, depositId, await sendReceipt(server, token))).status).toBe(409)
  const { token: trial } = await openTrial(server)
  expect((await add(trial, other, used)).status).toBe(403)
  expect((await add(undefined, other, used)).status).toBe(401)
})

/** Light runs one way in its upper half and the other way in its lower: like none that the other tests draw. */
function shaded(from: string, to: string): Promise<Buffer> {
  const half = (id: string, y: number, [left, right]: [string, string]) =>
    `<linearGradient id="${id}"><stop stop-color="${left}"/><stop offset="1" stop-color="${right}"/></linearGradient>` +
    `<rect y="${y}" width="900" height="300" fill="url(#${id})"/>`
  const halves = half('upper', 0, [from, to]) + half('lower', 300, [to, from])
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${halves}</svg>`))
    .jpeg()
    .toBuffer()
}

test('the same image again, by anyone, saved anew or not, is noted for staff; another one is not', async () => {
  const { cookie } = await signInStaff(server, 'finance')
  const [linh, trang] = [await registerMember(server), await registerMember(server)]
  const image = await shaded('#000', '#fff')
  const before = (await ask(linh.token, { proof: await sendReceipt(server, linh.token, image) })).value.depositId
  const savedAnew = await sharp(image).resize(700, 467).jpeg({ quality: 70 }).toBuffer()
  for (const copy of [image, savedAnew]) {
    const again = (await ask(trang.token, { proof: await sendReceipt(server, trang.token, copy) })).value.depositId
    expect((await shownTo(cookie, again)).proofs).toMatchObject([{ alikeTo: before }])
  }
  const other = await sendReceipt(server, trang.token, await shaded('#fff', '#000'))
  const fresh = (await ask(trang.token, { proof: other })).value.depositId
  expect((await shownTo(cookie, fresh)).proofs[0].alikeTo).toBeUndefined()
})

test('ten tries at once to add one image to one deposit: it is there once', async () => {
  const { token } = await registerMember(server)
  const { depositId } = (await ask(token)).value
  const proof = await sendReceipt(server, token)
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(token, depositId, proof)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  const own = await server.portal('GET', '/wps/relay/MCS2_depositList', { token })
  expect(own.body.value.list[0].proofs).toEqual([proof])
})
