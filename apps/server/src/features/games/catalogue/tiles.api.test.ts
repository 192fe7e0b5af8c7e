import { expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { artUrl } from './art-url.ts'

const server = testServer()
const get = (url: string, encoding = 'br') => server.portalApp.inject({ url, headers: { 'accept-encoding': encoding } })

test('a tile is drawn when it is asked for, small, the same for everybody, and kept for ever at its address', async () => {
  const url = artUrl('title/demo-00042') ?? ''
  const tiles = await Promise.all([get(url), get(url)])
  for (const tile of tiles) {
    expect(tile.statusCode).toBe(200)
    expect(tile.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(tile.rawPayload.length).toBeLessThan(14_000)
  }
  expect(tiles[0]?.rawPayload).toEqual(tiles[1]?.rawPayload)
  const plain = await get(url, 'identity')
  expect(plain.body).toContain('<svg')
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('an address of another release is answered and not kept; a game without a drawing is not found', async () => {
  expect((await get('/art/title/demo-00042.0123456789.svg')).headers['cache-control']).toBe('no-cache')
  for (const file of ['soi-trang.0123456789.svg', 'demo-99999.0123456789.svg', 'demo-00042.png', '..%2fmanifest.json'])
    expect((await get(`/art/title/${file}`)).statusCode).toBe(404)
})
