import type { Browser, Page, WorkerInfo } from '@playwright/test'
import type { Screen, ShownLanguage } from './screens.ts'

interface Seat {
  page: Page
  /** The last screen was changed beyond its address: the next one is loaded anew. */
  isDisturbed: boolean
}

/** Shows screens one after the other in few tabs of a worker: people sign in once, and languages are chosen once. */
export interface Walker {
  show(screen: Screen, language: ShownLanguage): Promise<Page>
  close(): Promise<void>
}

export function openWalker(browser: Browser, { project }: WorkerInfo): Walker {
  const seats = new Map<Screen['enter'], Map<ShownLanguage, Promise<Seat>>>()
  const { locale, timezoneId, userAgent, serviceWorkers, contextOptions } = project.use

  const openSeat = async ({ enter }: Screen, language: ShownLanguage): Promise<Seat> => {
    const context = await browser.newContext({ locale, timezoneId, userAgent, serviceWorkers, ...contextOptions })
    const page = await context.newPage()
    await page.addInitScript((code) => {
      localStorage.setItem('lang', code)
      localStorage.setItem('hisLang', code)
    }, language)
    await enter?.(page)
    return { page, isDisturbed: true }
  }
  const seatOf = (screen: Screen, language: ShownLanguage): Promise<Seat> => {
    const ofPerson = seats.get(screen.enter) ?? new Map<ShownLanguage, Promise<Seat>>()
    seats.set(screen.enter, ofPerson)
    const seat = ofPerson.get(language) ?? openSeat(screen, language)
    ofPerson.set(language, seat)
    return seat
  }

  return {
    async show(screen, language) {
      const seat = await seatOf(screen, language)
      const address = await screen.address(language)
      const isSameApp = seat.page.url().startsWith(`${new URL(address).origin}/`)
      if (seat.isDisturbed || screen.arrange || !isSameApp || (await hasWindow(seat.page)))
        await seat.page.goto(address)
      else await walk(seat.page, address)
      seat.isDisturbed = screen.arrange !== undefined || screen.name.startsWith('game')
      return seat.page
    },
    async close() {
      const all = await Promise.all([...seats.values()].flatMap((ofPerson) => [...ofPerson.values()]))
      for (const { page } of all) await page.context().close()
    },
  }
}

/** Windows stay open over the next page. */
const hasWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role$=dialog]') !== null)

/** As a link inside the app does; resolves when the app shows the new page. */
async function walk(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(address)
  await page.evaluate((to) => {
    document.documentElement.style.fontSize = ''
    history.pushState({}, '', to)
  }, pathname + search)
  await page.waitForFunction(() => {
    const { state } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
    return state.status === 'idle' && state.resolvedLocation?.href === state.location.href
  })
}

interface Router {
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } }
}
