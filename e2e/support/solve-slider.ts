import { text } from '@fairground/i18n/texts'
import { expect, type Locator, type Page } from '@playwright/test'

export const puzzle = (page: Page): Locator => page.getByRole('dialog', { name: text('challenge:sliderTitle') })
export const slider = (page: Page): Locator => puzzle(page).getByRole('slider')

const pieceWidth = 60

/**
 * Where a person sees the gap, in pixels of the picture: where it is darkest behind the middle of the piece, and there,
 * to the pixel, where its bright outline is.
 */
export async function gapX(page: Page): Promise<number> {
  await expect(slider(page)).toBeEnabled()
  return puzzle(page)
    .locator('div:has(> img)')
    .evaluate(async (frame: HTMLElement) => {
      const [scene, piece] = [...frame.querySelectorAll('img')]
      if (!scene || !piece) throw new Error('there is no picture')
      await scene.decode()
      const [width, height] = [320, 176]
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      canvas?.drawImage(scene, 0, 0, width, height)
      const pixels = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      const top = Math.round((piece.offsetTop / frame.clientHeight) * height)
      const light = ([left, right]: [number, number]) => {
        let sum = 0
        for (let v = top + 24; v < top + 44; v += 1) {
          for (let u = left; u < right; u += 1) {
            const at = (v * width + u) * 4
            sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
          }
        }
        return sum / (right - left)
      }
      const places = Array.from({ length: width - 60 }, (_, x) => x)
      const lights = places.map((x) => light([x + 14, x + 46]))
      // The dark is as wide as the piece, so that its middle counts.
      const least = Math.min(...lights) * 1.04
      const dark = places.filter((x) => (lights[x] ?? 0) <= least)
      const middle = dark[Math.floor(dark.length / 2)] ?? 0
      const outline = (x: number) => light([x + 3, x + 5]) + light([x + 55, x + 57]) - 2 * light([x + 7, x + 53])
      return places
        .filter((x) => Math.abs(x - middle) <= 8)
        .reduce((best, x) => (outline(x) > outline(best) ? x : best), middle)
    })
}

/** Takes the handle and moves it as a hand does: slowly, quickly, slowly, not quite level. */
export async function slideTo(page: Page, x: number, isTouch: boolean): Promise<void> {
  const handle = await puzzle(page).locator('[data-handle]').boundingBox()
  const rail = await puzzle(page).locator('div:has(> [data-handle])').boundingBox()
  if (!handle || !rail) throw new Error('the slider is not in sight')
  const [from, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  const isRtl = await page.evaluate(() => document.documentElement.dir === 'rtl')
  const length = ((isRtl ? -x : x) * (rail.width - 48)) / (320 - pieceWidth)
  const hand = isTouch ? await finger(page) : mouse(page)
  await hand.down(from, y)
  const steps = 20
  for (let i = 1; i <= steps; i += 1) {
    const way = (1 - Math.cos((i / steps) * Math.PI)) / 2
    await hand.move(from + length * way, y + (i % 4) - 1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await hand.up()
}

interface Hand {
  down(x: number, y: number): Promise<unknown>
  move(x: number, y: number): Promise<unknown>
  up(): Promise<unknown>
}

const mouse = (page: Page): Hand => ({
  async down(x, y) {
    await page.mouse.move(x, y)
    await page.mouse.down()
  },
  move: (x, y) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
})

/** A finger on the glass; what the page makes of it is its own affair. */
async function finger(page: Page): Promise<Hand> {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x, y) => send('touchStart', [{ x, y }]),
    move: (x, y) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
  }
}

/** Solves the slider that comes. Whoever misses takes the next picture, as anybody would. */
export async function solveSlider(page: Page, isTouch: boolean): Promise<void> {
  await expect(puzzle(page)).toBeVisible()
  await expect(async () => {
    if (await puzzle(page).isHidden()) return
    await slideTo(page, await gapX(page), isTouch)
    await expect(puzzle(page)).toBeHidden({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
}
