import { type CatalogueLoader, isDisplayLanguage } from '@fairground/i18n'
import { FrameRoot, firstLanguage, hearTickets, showLanguage, startTexts } from '@fairground/vendor-ui'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './desk.ts'
import { createDeskClient } from './desk-client.ts'
import { DeskProvider } from './desk-context.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskStopped } from './desk-stopped.tsx'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/{en,vi}/desk.json',
)

const load: CatalogueLoader = async (language) => {
  const known = language === 'vi' ? 'vi' : 'en'
  const file = files[`../../../../packages/i18n/locales/${known}/desk.json`]
  if (!file) throw new Error(`no words of the desk in ${known}`)
  return (await file()).default
}

type PageOf = (desk: Desk) => ReactNode

/** The page of a dealer's table, or of a device of it: opened by a ticket of the console, which the address drops at once. */
export async function startDesk(root: HTMLElement, pageOf: PageOf = () => <DeskPage />): Promise<void> {
  const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname)
  const client = createDeskClient()
  const opened = await client.open(ticket)
  const wished = opened.ok ? opened.value.language : firstLanguage('', navigator.languages)
  const language = isDisplayLanguage(wished) && wished === 'vi' ? 'vi' : 'en'
  showLanguage(language)
  const i18n = await startTexts({ language, namespace: 'desk', load })
  const screen = opened.ok ? deskOf(client, opened.value, pageOf) : <DeskStopped />
  document.title = i18n.t('title')
  createRoot(root).render(
    <StrictMode>
      <FrameRoot i18n={i18n}>{screen}</FrameRoot>
    </StrictMode>,
  )
}

type Opened = Extract<Awaited<ReturnType<ReturnType<typeof createDeskClient>['open']>>, { ok: true }>['value']

function deskOf(client: ReturnType<typeof createDeskClient>, { token, framedBy, view }: Opened, pageOf: PageOf) {
  client.carryBearer(token)
  const desk = new Desk(client, view)
  desk.follow()
  hearTickets(window, framedBy, (ticket) => void desk.renew(ticket))
  return <DeskProvider value={desk}>{pageOf(desk)}</DeskProvider>
}
