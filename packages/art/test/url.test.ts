import { describe, expect, test } from 'vitest'
import { type ArtManifest, artSrcset, artUrl, findArt } from '../src/url.ts'

const manifest: ArtManifest = {
  inputs: 'hash',
  files: {
    'tile/soi-trang@300': { url: '/art/tile/soi-trang-300.aa.avif', width: 300, height: 400 },
    'tile/soi-trang@450': { url: '/art/tile/soi-trang-450.bb.avif', width: 450, height: 600 },
    'vendor/moonwell': { url: '/art/vendor/moonwell.cc.svg', width: 140, height: 32 },
  },
}

describe('art addresses', () => {
  test('a key gives its smallest file unless a width is asked for', () => {
    expect(artUrl(manifest, 'tile/soi-trang')).toBe('/art/tile/soi-trang-300.aa.avif')
    expect(artUrl(manifest, 'tile/soi-trang', 450)).toBe('/art/tile/soi-trang-450.bb.avif')
    expect(findArt(manifest, 'tile/soi-trang')).toMatchObject({ width: 300, height: 400 })
  })

  test('art of one size needs no width', () => {
    expect(artUrl(manifest, 'vendor/moonwell')).toBe('/art/vendor/moonwell.cc.svg')
  })

  test('srcset lists every width there is', () => {
    expect(artSrcset(manifest, 'tile/soi-trang')).toBe(
      '/art/tile/soi-trang-300.aa.avif 300w, /art/tile/soi-trang-450.bb.avif 450w',
    )
  })

  test('missing art is undefined, so that the tile can show its fallback', () => {
    expect(artUrl(manifest, 'tile/nobody')).toBeUndefined()
    expect(artUrl(manifest, 'tile/soi-trang', 999)).toBeUndefined()
    expect(artSrcset(manifest, 'tile/nobody')).toBe('')
  })
})
