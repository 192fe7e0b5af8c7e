import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { type Sent, upload as uploadFile } from '../../../../../test/uploads.ts'

const server = testServer()

const exif = { IFD0: { Make: 'Camera of Linh', ImageDescription: 'at home' }, IFD3: { GPSLatitudeRef: 'N' } }
const photo = (width = 640, height = 480, background = '#c44') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif(exif)
    .jpeg()
    .toBuffer()

const upload = (token: string, file: Buffer, sent?: Sent) => uploadFile(server, token, file, sent)
const avatar = async (token: string) => (await server.portal('GET', '/wps/member/info/icon', { token })).body.value
const fetchPicture = (url: string) => server.portalApp.inject({ method: 'GET', url })

test('[R7.1.11] the current avatar is returned with the built-in ones, and a change shows on the next read', async () => {
  const { token } = await registerMember(server)
  const { icon, options } = await avatar(token)
  expect(options).toContain(icon)
  expect(options).toHaveLength(20)
  const other = options.find((key: string) => key !== icon)
  await server.portal('PUT', '/wps/member/info/icon', { token, body: { icon: other } })
  expect((await avatar(token)).icon).toBe(other)
  expect((await server.portal('GET', '/wps/member/info/icon')).status).toBe(401)
})

test('[A-38] an uploaded photo becomes a small square without metadata', async () => {
  const { token, memberId } = await registerMember(server)
  const original = await photo()
  expect(original.toString('latin1')).toContain('Camera of Linh')
  const { body } = await upload(token, original)
  expect(body).toMatchObject({ success: true, value: { mime: 'image/webp', size: expect.any(Number) } })
  const { fileId, url } = body.value
  expect((await avatar(token)).icon).toBe(`picture/${fileId}`)
  const served = await fetchPicture(url)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const kept = await sharp(served.rawPayload).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(kept.exif).toBeUndefined()
  expect(served.rawPayload.toString('latin1')).not.toContain('Camera of Linh')
  const audit = await server.db.selectFrom('audit_log').select('detail').where('subject', '=', memberId).execute()
  expect(audit).toContainEqual({ detail: { fileId } })
})

test('a new picture or a built-in avatar replaces the old one', async () => {
  const { token } = await registerMember(server)
  const first = (await upload(token, await photo())).body.value.url
  const second = (await upload(token, await photo(300, 900))).body.value.url
  expect((await fetchPicture(first)).statusCode).toBe(404)
  expect((await fetchPicture(second)).statusCode).toBe(200)
  await server.portal('PUT', '/wps/member/info/icon', { token, body: { icon: 'avatar/3' } })
  expect((await fetchPicture(second)).statusCode).toBe(404)
})

const noPictures: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page that calls itself a photo', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a photo that ends in its middle', async () => (await photo()).subarray(0, 400)],
  ['the first bytes of a photo alone', () => Buffer.from('ffd8ffe0', 'hex')],
  ['nothing', () => Buffer.alloc(0)],
]

test.each(noPictures)('[A-38] %s is refused by what it is, and the avatar stays', async (_what, file) => {
  const { token } = await registerMember(server)
  const before = await avatar(token)
  expect(await upload(token, await file())).toMatchObject({ status: 415, body: { code: 'FILE_TYPE' } })
  expect(await avatar(token)).toEqual(before)
})

test('[A-38] a picture of more than forty million pixels is refused', async () => {
  const { token } = await registerMember(server)
  const huge = await sharp({ create: { width: 9_000, height: 5_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect((await upload(token, huge)).body.code).toBe('FILE_TYPE')
})

test('[A-38] a file of more than two megabytes is too large', async () => {
  const { token } = await registerMember(server)
  const just = Buffer.alloc(2 * 1024 * 1024 + 1)
  expect(await upload(token, just)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
})

test('[A-38] a polyglot photo, a path-traversing name and an animated picture become one re-encoded square with a random name', async () => {
  const { token } = await registerMember(server)
  const script = Buffer.concat([await photo(), Buffer.from('*/alert(document.cookie)//<script>alert(1)</script>')])
  const pictures = await Promise.all(Array.from({ length: 200 }, (_, i) => photo(40, 40, i % 2 ? '#c44' : '#4c4')))
  const frames = await sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBeGreaterThan(100)
  for (const [file, name] of [
    [script, '../../../index.html'],
    [frames, '..\\..\\me.js'],
  ] as const) {
    const { body } = await upload(token, file, { name, type: 'text/html' })
    expect(body).toMatchObject({ success: true, value: { mime: 'image/webp' } })
    expect(body.value.url).toMatch(/^\/[\w/]+$/)
    const { rawPayload, headers } = await fetchPicture(body.value.url)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1)
    expect(rawPayload.toString('latin1')).not.toMatch(/script|alert/)
  }
})

test('visitors and trial accounts upload nothing, other purposes are refused, and other calls take no parts', async () => {
  const { token } = await registerMember(server)
  const trial = await openTrial(server)
  expect((await upload('', await photo())).body.code).toBe('NOT_LOGGED_IN')
  expect((await upload(trial.token, await photo())).body.code).toBe('TRIAL_FORBIDDEN')
  expect((await upload(token, await photo(), { purpose: 'passport' })).body.code).toBe('VALIDATION')
  const headers = { 'content-type': 'multipart/form-data; boundary=x', language: 'en' }
  const elsewhere = await server.portalApp.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers,
    payload: '--x--',
  })
  expect(elsewhere.statusCode).toBe(415)
  const json = await server.portal('POST', '/wps/upload', { token, body: { purpose: 'avatar' } })
  expect(json.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'file' }] } })
})

test('twenty uploads in an hour are enough', async () => {
  const { token } = await registerMember(server)
  const answers = []
  for (let i = 0; i < 21; i += 1) answers.push((await upload(token, Buffer.from('no picture'))).body.code)
  expect(answers.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 'FILE_TYPE'))
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
})
