import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { properNames } from './support/proper-names.ts'
import { type Screen, type ShownLanguage, screens } from './support/screens.ts'
import { rawKeys, shownWords, untranslated } from './support/shown-words.ts'

for (const screen of screens) {
  test(`${screen.name}: whole, readable and accessible in Vietnamese and English, by night and by day`, {
    tag: '@phone',
  }, async ({ page }) => {
    await screen.enter?.(page)
    const vi = await look(page, screen, 'vi', 'dark')
    const en = await look(page, screen, 'en', 'light')
    expect.soft(untranslated(vi, en, await properNames()), 'the same in both languages').toEqual([])
  })
}

/** Looks the screen over in one language and one theme and gives its words: structure hangs on neither, colours on the theme. */
async function look(page: Page, screen: Screen, language: ShownLanguage, theme: 'dark' | 'light'): Promise<string[]> {
  await page.addInitScript((code) => {
    localStorage.setItem('lang', code)
    localStorage.setItem('hisLang', code)
  }, language)
  await page.goto(await screen.address(language))
  await screen.arrange?.(page)
  await expect(screen.ready(page)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const words = await shownWords(page)
  expect.soft(rawKeys(words), `${language}: keys instead of words`).toEqual([])
  expect.soft(await layoutFaults(page), `${language}: layout`).toEqual([])
  await changeTheme(page, theme)
  expect.soft(await accessibilityFaults(page), `${language}, ${theme}: accessibility`).toEqual([])
  return words
}

const changeTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
