import type { Page } from '@playwright/test'

type Stopped = Window & { isCollectStopped?: () => Promise<boolean> }

export interface Collects {
  stop(): void
  /** What waits goes out. */
  letGo(): void
}

/**
 * Lets a journey stop rounds from being collected, however fast their shows are. To be called before the game is opened.
 * A route of the page would not do: it lets go of what it holds when the page is left.
 */
export async function ruleCollects(page: Page): Promise<Collects> {
  let isStopped = false
  await page.exposeFunction('isCollectStopped', () => isStopped)
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      const { isCollectStopped } = window as Stopped
      while (url.endsWith('/collect') && (await isCollectStopped?.())) await new Promise((go) => setTimeout(go, 100))
      return send(input, init)
    }
  })
  return {
    stop: () => {
      isStopped = true
    },
    letGo: () => {
      isStopped = false
    },
  }
}
