import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { stageUrl } from '@fairground/art/slot-stage'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { openTables } from '../src/tables/open-tables.ts'
import { dealtTableId } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { portalOrigin, testStudio } from './test-studio.ts'

const studio = testStudio()
const folder = mkdtempSync(path.join(tmpdir(), 'studio-client-'))
const html = '<!doctype html><script type="module" src="/assets/main-1.js"></script>'
const script = 'console.log(1)'
let app: FastifyInstance

beforeAll(async () => {
  await TestTable.prepare(studio, dealtTableId)
  const folders = { client: path.join(folder, 'client'), art: path.join(folder, 'art') }
  mkdirSync(path.join(folders.client, 'assets'), { recursive: true })
  mkdirSync(path.join(folders.art, 'tile'), { recursive: true })
  writeFileSync(path.join(folders.client, 'index.html'), html)
  writeFileSync(path.join(folders.client, 'index.html.br'), brotliCompressSync(html))
  writeFileSync(path.join(folders.client, 'assets/main-1.js'), script)
  writeFileSync(path.join(folders.client, 'assets/main-1.js.br'), brotliCompressSync(script))
  writeFileSync(path.join(folders.art, 'tile/a.webp'), 'x')
  writeFileSync(path.join(folders.art, 'manifest.json'), '{}')
  await openTables(studio.context)
  app = await createApp(studio.context, folders)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the page of a game is never stored, may be framed by the portal only, and loads nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await app.inject('/play/rong-ho-phu-quy')
  expect(statusCode).toBe(200)
  expect(body).toContain('/assets/main-1.js')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['referrer-policy']).toBe('no-referrer')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain(`frame-ancestors ${portalOrigin}`)
  expect(policy.join()).not.toMatch(/unsafe|\*|https?:(?!\/\/portal\.test)/)
})

test('the page of a game is sent compressed to those who understand it, under the same rules', async () => {
  const packed = await app.inject({ url: '/play/rong-ho-phu-quy', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toBe('accept-encoding')
  expect(packed.rawPayload).toEqual(brotliCompressSync(html))
  const plain = await app.inject({ url: '/play/rong-ho-phu-quy', headers: { 'accept-encoding': 'gzip' } })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, html])
  expect(packed.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
})

test('only the desk of a dealt table may use the camera, and only it and tables read codes by WebAssembly', async () => {
  const rightsOf = async (url: string) => {
    const { headers } = await app.inject(url)
    return {
      hasReader: String(headers['content-security-policy']).includes("script-src 'self' 'wasm-unsafe-eval';"),
      hasCamera: String(headers['permissions-policy']).includes('camera=(self)'),
    }
  }
  for (const url of [`/desk/${dealtTableId}`, `/desk/${dealtTableId}/camera`])
    expect(await rightsOf(url)).toEqual({ hasReader: true, hasCamera: true })
  expect(await rightsOf(`/play/${dealtTableId}`)).toEqual({ hasReader: true, hasCamera: false })
  expect(await rightsOf('/play/rong-ho-phu-quy')).toEqual({ hasReader: false, hasCamera: false })
  expect((await app.inject('/desk/live-baccarat/camera')).statusCode).toBe(404)
})

test('there is no page for a game that is not ours', async () => {
  expect((await app.inject('/play/no-such-game')).statusCode).toBe(404)
})

test('hashed files are kept for ever and sent compressed to those who understand it', async () => {
  const plain = await app.inject('/assets/main-1.js')
  expect([plain.statusCode, plain.body]).toEqual([200, script])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const compressed = await app.inject({ url: '/assets/main-1.js', headers: { 'accept-encoding': 'br' } })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.rawPayload).toEqual(brotliCompressSync(script))
})

test('the list of pictures is asked for anew, because its name never changes', async () => {
  expect((await app.inject('/art/manifest.json')).headers['cache-control']).toBe('no-cache')
})

test('pictures are kept for ever, and nothing outside the two folders is served', async () => {
  expect((await app.inject('/art/tile/a.webp')).headers['cache-control']).toContain('immutable')
  for (const url of [
    '/art/../client/index.html',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/art/none.webp',
  ]) {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('the stage of a slot title is described, and its pictures are rendered when asked for and kept', async () => {
  const described = await app.inject(stageUrl('soi-trang'))
  expect(described.statusCode).toBe(200)
  expect(described.headers['cache-control']).toBe('public, max-age=300')
  const { views } = described.json()
  const picture = await app.inject(`${views.portrait.pictures.logo}.webp`)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(picture.rawPayload.length).toBeLessThan(60_000)
  expect((await app.inject('/art/stage/soi-trang/hero.0123456789.avif')).headers['cache-control']).toBe('no-cache')
})

test('a game without a stage has none, nor has a stage pictures of other names', async () => {
  for (const file of ['baccarat/stage.json', 'soi-trang/hero.unbuilt.exe', 'soi-trang/other.unbuilt.avif'])
    expect((await app.inject(`/art/stage/${file}`)).statusCode).toBe(404)
})
