import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, bankMethodId } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { receipt, sendReceipt, uploadForm, upload as uploadTo } from '../../../../test/uploads.ts'
import { uploadJobs } from './index.ts'

const server = testServer()
const dayMs = 24 * 3_600_000
const mib = 1024 * 1024

const upload = (token: string, file: Buffer, { name = 'proof.jpg', type = 'image/jpeg' } = {}) =>
  uploadTo(server, token, file, { name, type, purpose: 'deposit' })
const uploadCount = async () =>
  (await server.pool.query<{ count: string }>('select count(*) from uploads')).rows[0]?.count
const read = (fileId: string, token?: string) =>
  server.portalApp.inject({ method: 'GET', url: `/wps/upload/${fileId}`, headers: token ? { token } : {} })
const readAsStaff = (fileId: string, cookie?: string) =>
  server.consoleApp.inject({ method: 'GET', url: `/staff/uploads/${fileId}`, headers: cookie ? { cookie } : {} })

/** A part of a PNG with the check that belongs to it. */
function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(name, 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(Buffer.concat([head, data])))
  return Buffer.concat([length, head, data, check])
}
const smallPng = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
/** A PNG that says it is this large. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await smallPng()
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)])
}
async function movingPng(): Promise<Buffer> {
  const png = await smallPng()
  const frames = Buffer.alloc(8)
  frames.writeUInt32BE(10_000)
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', frames), png.subarray(33)])
}

test('an image is kept as a JPEG of its own: no place, no camera, no name, nothing behind the picture', async () => {
  const { token, memberId } = await registerMember(server)
  const exif = { IFD0: { Make: 'Camera of Linh' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } }
  const photo = await sharp(await receipt({ width: 4_000, height: 3_000 }))
    .withExif(exif)
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  const { body } = await upload(token, polyglot, { name: '../../etc/proof.jpg', type: 'image/jpeg' })
  expect(body).toMatchObject({ success: true, value: { mime: 'image/jpeg' } })
  const { fileId, url, size } = body.value
  expect(fileId).toMatch(/^upl_[0-9a-z]{22}$/)
  const kept = await read(fileId, token)
  expect(url).toBe(`/wps/upload/${fileId}`)
  expect(kept.rawPayload).toHaveLength(size)
  const { exif: keptExif, width, height, format } = await sharp(kept.rawPayload).metadata()
  expect({ keptExif, width, height, format }).toEqual({
    keptExif: undefined,
    width: 2_048,
    height: 1_536,
    format: 'jpeg',
  })
  for (const trace of ['Camera of Linh', '<script>', 'proof'])
    expect(kept.rawPayload.toString('latin1')).not.toContain(trace)
  expect(await auditOf(server, fileId)).toEqual(['upload.kept'])
  const { rows } = await server.pool.query('select * from uploads where id = $1', [fileId])
  expect(rows[0]).toMatchObject({ member_id: memberId, received_bytes: polyglot.length, subject: null })
})

test('only its owner, and staff who see deposits once it is sent along, are shown it, by pages that run nothing and keep nothing', async () => {
  const { token } = await registerMember(server)
  const { token: stranger } = await registerMember(server)
  const fileId = await sendReceipt(server, token)
  const finance = await signInStaff(server, 'finance')
  expect((await readAsStaff(fileId, finance.cookie)).statusCode).toBe(404)
  await server.db
    .updateTable('uploads')
    .set({ subject: 'dep_test', attached_at: new Date() })
    .where('id', '=', fileId)
    .execute()
  for (const shown of [await read(fileId, token), await readAsStaff(fileId, finance.cookie)]) {
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
  const content = await signInStaff(server, 'content')
  expect((await read(fileId)).statusCode).toBe(401)
  expect((await readAsStaff(fileId)).statusCode).toBe(401)
  const missing = await read('upl_none', stranger)
  const foreign = await read(fileId, stranger)
  expect([foreign.statusCode, foreign.json().code]).toEqual([missing.statusCode, missing.json().code])
  expect((await readAsStaff(fileId, content.cookie)).statusCode).toBe(404)
})

const refused: [string, () => Promise<Buffer>, { name?: string; type?: string }, number, string][] = [
  ['a page that calls itself a picture', async () => Buffer.from('<html><script>1</script>'), {}, 415, 'FILE_TYPE'],
  ['a drawing', async () => Buffer.from('<svg/>'), { name: 'a.svg', type: 'image/svg+xml' }, 415, 'FILE_TYPE'],
  ['a GIF', async () => Buffer.from('GIF89a'), { name: 'a.gif', type: 'image/gif' }, 415, 'FILE_TYPE'],
  [
    'a picture of 30,000 by 30,000',
    () => pngOfSize(30_000, 30_000),
    { name: 'a.png', type: 'image/png' },
    422,
    'PICTURE_TOO_LARGE',
  ],
  [
    'a line of 10,001 points',
    () => pngOfSize(10_001, 1),
    { name: 'a.png', type: 'image/png' },
    422,
    'PICTURE_TOO_LARGE',
  ],
  ['a picture that moves', movingPng, { name: 'a.png', type: 'image/png' }, 422, 'FILE_UNREADABLE'],
  ['a picture that ends in its middle', async () => (await receipt()).subarray(0, 900), {}, 422, 'FILE_UNREADABLE'],
  ['one byte more than five megabytes', async () => Buffer.alloc(5 * mib + 1, 1), {}, 413, 'FILE_TOO_LARGE'],
  ['six megabytes', async () => Buffer.alloc(6 * mib, 1), {}, 413, 'BODY_TOO_LARGE'],
]

test.each([
  ['a.jfif', 'image/jpeg'],
  ['a.jpe', 'image/jpeg'],
  ['image', 'image/jpeg'],
  ['blob', 'application/octet-stream'],
  ['a.jpg', 'image/jpg'],
  ['a.jpg', 'image/pjpeg'],
  ['a.png', 'image/jpeg'],
  ['IMG_0001.HEIC', 'image/heic'],
  ['a.png.html', 'text/html'],
  ['a', ''],
])('a picture is one by its bytes, also as %s of type %j', async (name, type) => {
  const { token } = await registerMember(server)
  for (const file of [await receipt(), await smallPng()])
    expect((await upload(token, file, { name, type })).body).toMatchObject({
      success: true,
      value: { mime: 'image/jpeg' },
    })
})

test.each(refused)('%s is refused and not kept', async (_what, file, sent, ...wanted) => {
  const { token } = await registerMember(server)
  const before = await uploadCount()
  const { status, body } = await upload(token, await file(), sent)
  expect([status, body.code]).toEqual(wanted)
  expect(await uploadCount()).toBe(before)
})

test('four files in one form, or one file twice, are none', async () => {
  const { token } = await registerMember(server)
  const file = new File([new Uint8Array(await receipt())], 'a.jpg', { type: 'image/jpeg' })
  const many = new FormData()
  for (const name of ['purpose', 'file', 'second', 'third', 'fourth'])
    many.set(name, name === 'purpose' ? 'deposit' : file)
  const twice = new FormData()
  twice.set('purpose', 'deposit')
  for (let i = 0; i < 2; i += 1) twice.append('file', file)
  for (const form of [many, twice]) expect((await uploadForm(server, token, form)).status).toBe(400)
})

test('who may not upload is told so before the body is read, and a day and a month have their quota', async () => {
  const tooLong = Buffer.alloc(6 * mib, 1)
  const { token: trial } = await openTrial(server)
  expect((await upload('', tooLong)).body.code).toBe('NOT_LOGGED_IN')
  expect((await upload(trial, tooLong)).body.code).toBe('TRIAL_FORBIDDEN')
  for (const [count, bytes] of [
    [20, 1],
    [1, 100 * mib],
  ]) {
    const { token, memberId } = await registerMember(server)
    await server.pool.query(
      `insert into uploads (id, member_id, purpose, mime, bytes, received_bytes, sha256, look, created_at)
       select $1 || n, $1, 'deposit', 'image/jpeg', '', $3, sha256('x'), repeat('0', 256)::bit(256), $4
       from generate_series(1, $2::int) n`,
      [memberId, count, bytes, server.clock.now()],
    )
    expect(await upload(token, tooLong)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  }
})

test('what proves nothing is removed after a day, and what proves something only after five years', async () => {
  const { token } = await registerMember(server)
  const [lost, sent] = [await sendReceipt(server, token), await sendReceipt(server, token)]
  await askDeposit(server, token, '50000.00', { methodId: bankMethodId, proof: sent })
  const run = () => uploadJobs['remove-old-uploads']?.(server.context, {})
  const left = async () => {
    const { rows } = await server.pool.query('select id from uploads where id = any($1)', [[lost, sent]])
    return rows.map(({ id }) => id).sort()
  }
  await run()
  expect(await left()).toEqual([lost, sent].sort())
  server.clock.advance(dayMs + 1)
  await run()
  expect(await left()).toEqual([sent])
  server.clock.advance(5 * 365 * dayMs)
  await run()
  expect(await left()).toEqual([])
})
