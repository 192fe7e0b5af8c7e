import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildArt } from '@fairground/art/build'
import { artFolder } from '@fairground/art/manifest'
import { artUrl } from '@fairground/art/url'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveArt } from './serve-art.ts'

/** Where all pictures have to be rendered first. */
const renderMs = 180_000

test('a picture that is not rendered yet is there when it is asked for, at its own address, for ever', {
  timeout: renderMs,
}, async () => {
  const { manifest } = await buildArt(artFolder)
  const url = artUrl(manifest, 'avatar/3') ?? ''
  const file = path.join(artFolder, url.slice('/art/'.length))
  const before = await readFile(file)
  await rm(file)
  const app = fastify()
  await serveArt(app)
  const { statusCode, headers, rawPayload } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  expect(rawPayload).toEqual(before)
  expect(existsSync(file)).toBe(true)
  expect((await app.inject(url.replace('-96.', '-97.'))).statusCode).toBe(404)
  await app.close()
})
