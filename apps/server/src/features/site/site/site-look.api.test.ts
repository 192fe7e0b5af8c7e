import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { uploadFormAsStaff } from '../../../../test/uploads.ts'
import { siteDocument } from './index.ts'

const server = testServer()
const path = '/staff/site/logo'

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

const status = async () => (await server.portal('GET', '/wps/system/status')).body.value
const drawing = (width = 720, height = 180) =>
  sharp({ create: { width, height, channels: 4, background: '#ff5f6d' } })
    .png()
    .toBuffer()
function upload(cookie: string, content: Uint8Array<ArrayBuffer>, name = 'logo.png') {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'image/png' }))
  return uploadFormAsStaff(server, { cookie }, path, form)
}

test('[R2.3.26] staff upload a logo: it is re-encoded with a square mark, public, and can be removed', async () => {
  const { cookie, staffId } = await signInStaff(server)
  const saved = await upload(cookie, new Uint8Array(await drawing()))
  expect(saved.body.value.logo).toMatchObject({ width: 144, height: 36 })
  const { logo } = await status()
  expect(logo).toEqual(saved.body.value.logo)
  const [picture, mark] = [await server.portalApp.inject(logo.url), await server.portalApp.inject(logo.faviconUrl)]
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 432, height: 108 })
  expect(await sharp(mark.rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect(picture.headers['cache-control']).toContain('immutable')
  expect((await server.consoleApp.inject(logo.url)).statusCode).toBe(200)
  expect((await server.console('DELETE', path, { cookie })).body.value.logo).toBeUndefined()
  expect((await server.portalApp.inject(logo.url)).statusCode).toBe(404)
  const audit = await server.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'site.logo-changed')
    .where('actor_id', '=', staffId)
    .orderBy('at')
    .execute()
  expect(audit).toEqual([{ detail: { isOwn: true } }, { detail: { isOwn: false } }])
})

test('a tall picture becomes a square with transparent sides; anything invalid, too large or foreign is refused', async () => {
  const { cookie } = await signInStaff(server)
  const { logo } = (await upload(cookie, new Uint8Array(await drawing(300, 400)))).body.value
  expect(logo).toMatchObject({ width: 27, height: 36 })
  const mark = sharp((await server.portalApp.inject(logo.faviconUrl)).rawPayload)
  const corner = await mark.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()
  expect(corner[3]).toBe(0)
  expect((await upload(cookie, new TextEncoder().encode('<svg/>'))).body.code).toBe('FILE_TYPE')
  expect((await upload(cookie, new Uint8Array(3 * 1024 * 1024))).body.code).toBe('FILE_TOO_LARGE')
  expect((await status()).logo).toEqual(logo)
  const reader = await signInStaff(server, 'readonly')
  expect((await upload(reader.cookie, new Uint8Array(await drawing()))).status).toBe(403)
  expect((await server.console('DELETE', path, { cookie: reader.cookie })).status).toBe(403)
})

test('[R9.41] the page has the site’s language, theme, logo and hosts before its first script runs', async () => {
  const built = '<html lang="vi" data-theme="dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></html>'
  const plain = await siteDocument(server.context, built)
  expect(plain).toMatchObject({ html: built, imageHosts: [], isMeasured: false })
  expect(plain.frameHosts).toContain(server.context.config.gamesUrl)
  await setSite(server, 'defaultLanguage', 'en')
  await setSite(server, 'themeDefault', 'light')
  await setSite(server, 'imageHosts', ['https://img.example'])
  await setSite(server, 'launchHosts', ['https://play.example'])
  await setSite(server, 'gtagId', 'G-ABCD1234')
  await setSite(server, 'logo', { id: 'sp_1', faviconId: 'sp_2', width: 100, height: 36 })
  const page = await siteDocument(server.context, built)
  expect(page).toMatchObject({ imageHosts: ['https://img.example'], isMeasured: true })
  expect(page.frameHosts).toContain('https://play.example')
  expect(page.html).toBe(
    '<html lang="en" data-theme="light" data-image-hosts="https://img.example" data-launch-hosts="https://play.example" ' +
      'data-tag="G-ABCD1234" data-logo="100 36 /wps/system/picture/sp_1">' +
      '<link rel="icon" href="/wps/system/picture/sp_2" type="image/png" /></html>',
  )
})

test('[R2.5.42] a host answers pings from the site’s other hosts', async () => {
  const answer = await server.portalApp.inject('/wps/system/ping')
  expect(answer.json().value.time).toMatch(/Z$/)
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await server.portalApp.inject('/wps/system/status')).headers['cross-origin-resource-policy']).toBe(
    'same-origin',
  )
})
