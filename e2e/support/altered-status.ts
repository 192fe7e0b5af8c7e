import type { Page } from '@playwright/test'
import { undrawn } from './undrawn.ts'

export const support = { csType: 'chat', title: 'Trò chuyện', url: 'https://help.example/chat' }

/** The site as another operator would have it: the world's own status, changed on its way to this page alone. */
export async function withStatus(page: Page, change: object): Promise<void> {
  await undrawn(page)
  await page.route('**/wps/system/status*', async (route) => {
    try {
      const response = await route.fetch()
      const body = await response.json()
      Object.assign(body.value, change)
      await route.fulfill({ response, json: body })
    } catch (error) {
      // A journey may be over while the page still asks.
      if (!/Test ended|disposed|closed/.test(String(error))) throw error
    }
  })
}

/** What the page asked its windows to look like. */
export async function noteWindows(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (...asked) => {
      opened.push(asked.map(String))
      return null
    }
  })
  return () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
}
