import { type CatalogueLoader, isDisplayLanguage } from '@fairground/i18n'
import { FrameRoot, firstLanguage, hearTickets, showLanguage, startTexts } from '@fairground/vendor-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../lib/texts.ts'
import { Desk } from './desk.ts'
import { createDeskClient } from './desk-client.ts'
import { DeskProvider } from './desk-context.ts'
import { DeskPage, DeskStopped } from './desk-page.tsx'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/{en,vi}/lottery-{desk,results}.json',
)

/** The desk's own words; names of bets are those of the players. */
const load: CatalogueLoader = async (language, namespace) => {
  if (namespace === 'lottery') return loadTexts(language, namespace)
  const known = language === 'vi' ? 'vi' : 'en'
  const file = files[`../../../../packages/i18n/locales/${known}/${namespace}.json`]
  if (!file) throw new Error(`no words of the desk in ${known}`)
  return (await file()).default
}

/** The desk of the lottery, opened by a ticket of the console, which the address drops at once. */
export async function startDesk(root: HTMLElement): Promise<void> {
  const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname)
  const client = createDeskClient()
  const opened = await client.open(ticket)
  const wished = opened.ok ? opened.value.language : firstLanguage('', navigator.languages)
  const language = isDisplayLanguage(wished) && wished === 'vi' ? 'vi' : 'en'
  showLanguage(language)
  const i18n = await startTexts({ language, namespace: 'lottery-desk', fallbackNamespace: 'lottery', load })
  await i18n.loadNamespaces(['lottery', 'lottery-results'])
  document.title = i18n.t('lottery-desk:title')
  createRoot(root).render(
    <StrictMode>
      <FrameRoot i18n={i18n}>{opened.ok ? screenOf(client, opened.value) : <DeskStopped />}</FrameRoot>
    </StrictMode>,
  )
}

type Client = ReturnType<typeof createDeskClient>
type Opened = Extract<Awaited<ReturnType<Client['open']>>, { ok: true }>['value']

function screenOf(client: Client, { token, framedBy, view }: Opened) {
  client.carryBearer(token)
  const desk = new Desk(client, view)
  desk.follow()
  hearTickets(window, framedBy, (ticket) => void desk.renew(ticket))
  return (
    <DeskProvider value={desk}>
      <DeskPage />
    </DeskProvider>
  )
}
