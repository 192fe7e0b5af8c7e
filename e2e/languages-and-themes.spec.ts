import { test as base, expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { properNames } from './support/proper-names.ts'
import { type Screen, type ShownLanguage, screens } from './support/screens.ts'
import { rawKeys, shownWords, untranslated } from './support/shown-words.ts'
import { openWalker, type Walker } from './support/walker.ts'
import { withPictures } from './support/with-pictures.ts'

const test = base.extend<object, { walker: Walker }>({
  walker: [
    async ({ browser }, use, worker) => {
      const walker = openWalker(browser, worker)
      await use(walker)
      await walker.close()
    },
    { scope: 'worker' },
  ],
})

test.use(withPictures)

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const wideDesk = { width: 1920, height: 1080 }
/** The desk as it is when its browser shows everything twice as large. */
const zoomedDesk = { width: 720, height: 450 }
/** Of the portal nothing may be lost where text is twice as large; the studio and the desks of staff zoom by themselves. */
const isEnlarged = (name: string) => name !== 'game' && !name.startsWith('console')

for (const screen of screens) {
  test(`${screen.name}: whole, readable and accessible in Vietnamese by night and English by day, at a desk and on a phone`, async ({
    walker,
  }) => {
    const page = await walker.show(screen, 'vi')
    const vi = await look(page, screen, { language: 'vi', theme: 'dark', size: desk, nextSize: phone })
    for (const size of [tablet, wideDesk]) {
      await page.setViewportSize(size)
      await expectLayout(page, 'vi', size)
    }
    if (isEnlarged(screen.name)) await lookEnlarged(page)
    const en = await look(await walker.show(screen, 'en'), screen, {
      language: 'en',
      theme: 'light',
      size: phone,
      nextSize: desk,
    })
    expect.soft(untranslated(vi, en, await properNames()), 'the same in both languages').toEqual([])
  })
}

interface Look {
  language: ShownLanguage
  theme: 'dark' | 'light'
  size: typeof desk
  /** The window is made this large afterwards, and looked at once more. */
  nextSize: typeof desk
}

/** Looks the screen over and gives its words. Layout depends on language and size, colours on the theme: each theme is checked at one size. */
async function look(page: Page, screen: Screen, { language, theme, size, nextSize }: Look): Promise<string[]> {
  await page.setViewportSize(size)
  await screen.arrange?.(page)
  await expect(screen.ready(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expectLayout(page, language, size)
  await changeTheme(page, theme)
  expect.soft(await accessibilityFaults(page), `${language}, ${theme}, ${size.width} px: accessibility`).toEqual([])
  const words = await shownWords(page)
  await page.setViewportSize(nextSize)
  await expectLayout(page, language, nextSize)
  const all = [...new Set([...words, ...(await shownWords(page))])]
  expect.soft(rawKeys(all), `${language}: keys instead of words`).toEqual([])
  return all
}

/** Text at 200 %: by the zoom of a desk, and by the letters alone on a phone. */
async function lookEnlarged(page: Page): Promise<void> {
  await page.setViewportSize(zoomedDesk)
  await expectLayout(page, 'vi', zoomedDesk)
  await page.setViewportSize(phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectLayout(page, 'vi', phone)
}

/** Charts and tables measure themselves anew when the window changes. */
const expectLayout = (page: Page, language: ShownLanguage, { width }: typeof desk): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => layoutFaults(page), { message: `${language}, ${width} px: layout`, timeout: 3_000 })
    .toEqual([])

const changeTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
