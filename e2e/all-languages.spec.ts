import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { layoutFaults } from './support/layout-faults.ts'
import { rawKeys, shownWords } from './support/shown-words.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const groups = {
  'R1.30': ['zh', 'en', 'ja', 'th', 'vi', 'my', 'es', 'hi', 'id'],
  'R1.31': ['km', 'ko', 'ms', 'pt', 'ta', 'zh-TW', 'fil', 'ur', 'tr'],
  'R1.32': ['bn', 'ar', 'fa', 'ru', 'kk', 'uz', 'lo', 'ne', 'fr', 'de', 'it', 'mn'],
}
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../packages/i18n/locales/${language}/portal.json`, import.meta.url), 'utf8'))
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

for (const [row, languages] of Object.entries(groups))
  test(`[${row}] the home page, what is around it and the log-in window speak ${languages.join(', ')}, at a desk and on a phone`, async ({
    page,
  }) => {
    test.slow()
    await page.goto('/terms')
    for (const language of languages) await expectSpoken(page, language)
  })

async function expectSpoken(page: Page, language: string): Promise<void> {
  const texts = textsOf(language)
  await page.setViewportSize(desk)
  await page.evaluate((code) => {
    localStorage.setItem('lang', code)
    localStorage.setItem('hisLang', code)
  }, language)
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const dialog = page.getByRole('dialog', { name: texts['session.login'], exact: true })
  await expect(dialog.getByLabel(texts['session.username'] ?? '', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: texts['session.login'], exact: true })).toBeVisible()
  for (const key of ['nav.slots', 'nav.promotions']) await expect(banner).toContainText(texts[key] ?? '')
  await expect(page.getByRole('main')).toContainText(texts['home.hot'] ?? '')
  expect.soft(rawKeys(await shownWords(page)), `${language}: keys instead of words`).toEqual([])
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await expect
      .configure({ soft: true })
      .poll(() => layoutFaults(page), { message: `${language}, ${size.width} px: layout`, timeout: 3_000 })
      .toEqual([])
  }
}
