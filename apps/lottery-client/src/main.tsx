import { frameThemeOf } from '@fairground/contract/frame'
import { isDisplayLanguage } from '@fairground/i18n'
import {
  createPortalPage,
  deviceStorage,
  FrameApp,
  firstLanguage,
  showLanguage,
  startTexts,
  takeLaunch,
} from '@fairground/vendor-ui'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './app.css'
import { ticketIdOf } from './code/ticket-id.ts'
import { loadTexts } from './lib/texts.ts'
import { LotteryProvider } from './play/lottery-context.ts'
import { LotteryShell } from './shell/lottery-shell.tsx'
import { startLottery } from './start/start-lottery.ts'

type Texts = ReturnType<typeof startTexts>

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
// The desk of the staff is a page of the same build.
if (location.pathname.startsWith('/desk/')) await openDesk(root)
else await startPlayersPage(root)

async function openDesk(place: HTMLElement): Promise<void> {
  document.documentElement.dataset.theme = frameThemeOf(location.hash)
  const { startDesk } = await import('./desk/start-desk.tsx')
  await startDesk(place)
}

async function startPlayersPage(place: HTMLElement): Promise<void> {
  const language = firstLanguage(location.search, navigator.languages)
  const texts = startTexts({ language, namespace: 'lottery', load: loadTexts })
  const page = createRoot(place)
  if (ticketIdOf(location.pathname) === undefined) await openFrame(page, texts, language)
  else await showTicket(page, texts, language)
}

async function openFrame(page: Root, texts: Texts, language: string): Promise<void> {
  document.documentElement.dataset.theme = frameThemeOf(location.hash)
  const portal = createPortalPage(window, deviceStorage)
  const start = startLottery(takeLaunch(window), portal, (opened) => {
    if (!isDisplayLanguage(opened.language)) return
    showLanguage(opened.language)
    void texts.then((i18n) => i18n.changeLanguage(opened.language))
  })
  void start.run()
  showLanguage(language)
  const i18n = await texts
  page.render(
    <StrictMode>
      <FrameApp i18n={i18n} start={start} portal={portal}>
        {(play) => (
          <LotteryProvider value={play}>
            <LotteryShell />
          </LotteryProvider>
        )}
      </FrameApp>
    </StrictMode>,
  )
}

/** What the code of a ticket opens; in the light that the device has. */
async function showTicket(page: Root, texts: Texts, language: string): Promise<void> {
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  showLanguage(language)
  const [i18n, { ShownTicket }] = await Promise.all([texts, import('./shown/shown-ticket.tsx')])
  page.render(
    <StrictMode>
      <ShownTicket i18n={i18n} />
    </StrictMode>,
  )
}
