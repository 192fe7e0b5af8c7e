import jsQr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeDefaults } from './code-defaults.ts'
import { QrCode } from './qr-code.tsx'

const text = 'https://hội-chợ.example/join?code=MINH-2026'
const bars = [0, 64, 127, 128, 192, 255]
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bars.length} 1" preserveAspectRatio="none">${bars
  .map((tone, x) => `<path fill="rgb(${tone},${tone},${tone})" shape-rendering="crispEdges" d="M${x} 0h1v1h-1z"/>`)
  .join('')}</svg>`
const logoUrl = `data:image/svg+xml;base64,${btoa(logo)}`

type Look = Partial<Omit<Parameters<typeof QrCode>[0], 'text' | 'label'>> & { isTwoTone?: boolean }

/** The code as a browser shows it, one pixel of the picture for one of the page, times `sharpness`. */
async function shown({ isTwoTone, ...look }: Look = {}, sharpness = 4) {
  const drawn = renderToStaticMarkup(<QrCode text={text} label="code" {...look} />)
  const [, width] = /^<svg[^>]* width="(\d+)"/.exec(drawn) ?? []
  const filtered = drawn.replace(/style="--two-tone:(url\([^)]+\))"/, isTwoTone ? 'filter="$1"' : '')
  const svg = filtered.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(Number(width) * sharpness)
    .flatten({ background: '#00f' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const toneAt = (x: number, y: number) => {
    const at = (Math.round(y * sharpness) * info.width + Math.round(x * sharpness)) * info.channels
    return [...data.subarray(at, at + 3)] as [number, number, number]
  }
  return { widthPx: Number(width), toneAt, read: jsQr(new Uint8ClampedArray(data), info.width, info.height) }
}

const centre = codeDefaults.sizePx / 2
const white = [255, 255, 255]
/** Lightness of the bars of the logo, from the first to the last, where the logo is `widthPx` wide. */
const barsOf = ({ toneAt }: Awaited<ReturnType<typeof shown>>, widthPx: number) =>
  bars.map((_, bar) => toneAt(centre + widthPx * ((bar + 0.5) / bars.length - 0.5), centre)[1])
const darkShare = ({ toneAt }: Awaited<ReturnType<typeof shown>>) => {
  const inside = Array.from({ length: 90 }, (_, index) => 70 + index)
  const dark = inside.flatMap((y) => inside.filter((x) => toneAt(x, y)[1] < 128))
  return dark.length / inside.length ** 2
}

test('[R9.30] a code is 200 pixels wide on a card with corners of 8 and a margin of 20', async () => {
  expect(codeDefaults).toEqual({
    ...{ sizePx: 200, marginPx: 20, logoScale: 0.2, cornerRadiusPx: 8, dotScale: 1, binarizeThreshold: 128 },
  })
  const code = await shown()
  expect(code.widthPx).toBe(200)
  expect(code.toneAt(1, 1), 'outside the rounded corner').toEqual([0, 0, 255])
  expect(code.toneAt(4, 4), 'inside it').toEqual(white)
  expect((await shown({ cornerRadiusPx: 0 })).toneAt(1, 1)).toEqual(white)
  const { topLeftCorner } = code.read?.location ?? {}
  expect(topLeftCorner?.x).toBeCloseTo(20 * 4, -1)
  const ruby = [164, 31, 63]
  expect([code.toneAt(12, 30), code.toneAt(22, 30)], 'the margin, then the first finder').toEqual([white, ruby])
  expect((await shown({ marginPx: 10 })).toneAt(12, 30)).toEqual(ruby)
})

test('[R9.30] the picture in the middle is a fifth of the code wide, with the corners of the card', async () => {
  const code = await shown({ logoUrl })
  expect(barsOf(code, 32)).toEqual(bars)
  const half = 16
  expect(code.toneAt(centre - half + 1, centre - half + 1), 'cut off by its corner').toEqual(white)
  expect(code.toneAt(centre - half + 1, centre)).toEqual([0, 0, 0])
  expect(code.toneAt(centre - half - 2, centre), 'the white edge of its plate').toEqual(white)
  expect(barsOf(await shown({ logoUrl, logoScale: 0.1 }), 16)).toEqual(bars)
})

test('[R9.30] dots fill their places, and a smaller scale shrinks each about its centre', async () => {
  const [full, half] = [await shown(), await shown({ dotScale: 0.5 })]
  expect(darkShare(full)).toBeGreaterThan(0.4)
  expect(darkShare(half) / darkShare(full)).toBeCloseTo(0.25, 1)
  expect((await shown({ dotScale: 0.9 })).read?.data).toBe(text)
})

test('[R9.30] a picture that may have two tones only is white from the threshold on and black below', async () => {
  expect(barsOf(await shown({ logoUrl, isTwoTone: true }), 32)).toEqual([0, 0, 0, 255, 255, 255])
  const later = await shown({ logoUrl, isTwoTone: true, binarizeThreshold: 200 })
  expect(barsOf(later, 32)).toEqual([0, 0, 0, 0, 0, 255])
})

test('a camera reads what was written, with and without a picture, also in two tones', async () => {
  for (const look of [{}, { logoUrl }, { logoUrl, isTwoTone: true }, { marginPx: 8, sizePx: 160, logoUrl }])
    expect((await shown(look)).read?.data, JSON.stringify(look)).toBe(text)
})
