import { afterEach, expect, test, vi } from 'vitest'
import { loadImage } from './load-image.ts'

/** A browser whose network has one picture. */
class Picture {
  src = ''
  decode = () => (this.src === '/there.png' ? Promise.resolve() : Promise.reject(new Error('EncodingError')))
}

afterEach(() => vi.unstubAllGlobals())

test('[R8.25] a missing picture rejects with "Image load error", an existing one is decoded', async () => {
  vi.stubGlobal('Image', Picture)
  await expect(loadImage('/gone.png')).rejects.toThrow('Image load error')
  expect(await loadImage('/there.png')).toMatchObject({ src: '/there.png' })
})
