import { expect, test } from '@playwright/test'
import { measurePage } from './support/measure-page.ts'
import { withPictures } from './support/with-pictures.ts'
import { portalUrl } from './support/world.ts'

test.use(withPictures)

const scriptBytesMax = 151_000
const pictureBytesMax = 60_000

// `npm run bench lighthouse` measures what depends on machine load.
test('Lighthouse finds no fault with the home page of a visitor on a phone, and nothing on it moves', async () => {
  test.slow()
  const { scores, layoutShift, faults } = await measurePage(`${portalUrl()}/`)
  const told = faults.join('\n')
  expect.soft(scores.accessibility, told).toBe(1)
  expect.soft(scores['best-practices'], told).toBe(1)
  expect.soft(scores.seo, told).toBe(1)
  expect.soft(layoutShift).toBeLessThanOrEqual(0.02)
})

test('until a visitor’s home page is taken over little script has come, and no picture in sight is large', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const sizes = (isMeant: (name: string) => boolean) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => isMeant(name))
        .map(({ encodedBodySize }) => encodedBodySize)
    addEventListener('taken-over', () => Object.assign(window, { scripts: sizes((name) => name.endsWith('.js')) }))
    const pictures = () =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc.includes('/art/'))
        .flatMap((image) => sizes((name) => name === image.currentSrc))
    Object.assign(window, { pictures })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const { scripts, pictures } = window as unknown as { scripts: number[]; pictures: () => number[] }
    return { scripts, pictures: pictures() }
  })
  expect(seen.scripts.length).toBeGreaterThan(2)
  expect(seen.scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(scriptBytesMax)
  expect(seen.pictures.length).toBeGreaterThan(0)
  expect(Math.max(...seen.pictures)).toBeLessThanOrEqual(pictureBytesMax)
})
