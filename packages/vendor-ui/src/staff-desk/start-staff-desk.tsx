import { type CatalogueLoader, isDisplayLanguage } from '@fairground/i18n'
import { type ReactNode, StrictMode } from 'react'
import { FrameRoot } from '../frame/frame-root.tsx'
import { hearTickets } from '../frame/hear-tickets.ts'
import { firstLanguage, showLanguage } from '../texts/language.ts'
import { startTexts } from '../texts/start-texts.ts'
import { DeskStopped } from './desk-parts.tsx'
import type { StaffDeskClient } from './staff-desk.ts'
import './staff-desk.css'

const shared = 'staff-desk'
const sharedTexts = import.meta.glob<{ default: Record<string, string> }>(
  '../../../i18n/locales/{en,vi}/staff-desk.json',
)

interface Parts<View, Act> {
  client: Pick<StaffDeskClient<View, Act>, 'open' | 'carryBearer'>
  /** Of the desk's own words; names of bets are those of the players. */
  namespace: string
  players: string
  further?: readonly string[]
  load: CatalogueLoader
  /** The page of an open desk, and who goes on with a further ticket. */
  show(view: View): { page: ReactNode; renew(ticket: string): unknown }
}

/** A desk of the staff, opened by a ticket of the console, which the address drops at once. */
export async function startStaffDesk<View, Act>(
  render: (page: ReactNode) => void,
  parts: Parts<View, Act>,
): Promise<void> {
  const { client, namespace, players, further = [] } = parts
  const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname)
  const opened = await client.open(ticket)
  const wished = opened.ok ? opened.value.language : firstLanguage('', navigator.languages)
  const language = isDisplayLanguage(wished) && wished === 'vi' ? 'vi' : 'en'
  showLanguage(language)
  const load: CatalogueLoader = (code, name) => (name === shared ? loadShared(code) : parts.load(code, name))
  const i18n = await startTexts({ language, namespace, fallbackNamespace: players, load })
  await i18n.loadNamespaces([players, shared, ...further])
  document.title = i18n.t(`${namespace}:title`)
  render(
    <StrictMode>
      <FrameRoot i18n={i18n}>{opened.ok ? pageOf(parts, opened.value) : <DeskStopped />}</FrameRoot>
    </StrictMode>,
  )
}

function pageOf<View, Act>(
  { client, show }: Parts<View, Act>,
  { token, framedBy, view }: { token: string; framedBy: string; view: View },
): ReactNode {
  client.carryBearer(token)
  const { page, renew } = show(view)
  hearTickets(window, framedBy, (ticket) => void renew(ticket))
  return page
}

async function loadShared(language: string): Promise<Record<string, string>> {
  const file = sharedTexts[`../../../i18n/locales/${language === 'vi' ? 'vi' : 'en'}/${shared}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${shared}`)
  return (await file()).default
}
