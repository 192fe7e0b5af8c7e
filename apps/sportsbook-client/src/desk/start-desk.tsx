import type { CatalogueLoader } from '@fairground/i18n'
import { startStaffDesk } from '@fairground/vendor-ui/staff-desk'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../lib/texts.ts'
import { Desk } from './desk.ts'
import { createDeskClient } from './desk-client.ts'
import { DeskProvider } from './desk-context.ts'
import { DeskPage } from './desk-page.tsx'

const files = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/{en,vi}/sports-desk.json',
)

const load: CatalogueLoader = async (language, namespace) => {
  if (namespace === 'sports') return loadTexts(language, namespace)
  const file = files[`../../../../packages/i18n/locales/${language === 'vi' ? 'vi' : 'en'}/${namespace}.json`]
  if (!file) throw new Error(`no catalogue ${language}/${namespace}`)
  return (await file()).default
}

/** The trading desk. */
export function startDesk(root: HTMLElement): Promise<void> {
  const client = createDeskClient()
  const page = createRoot(root)
  return startStaffDesk((shown) => page.render(shown), {
    ...{ client, namespace: 'sports-desk', players: 'sports', load },
    show(view) {
      const desk = new Desk(client, view)
      desk.follow()
      return {
        page: (
          <DeskProvider value={desk}>
            <DeskPage />
          </DeskProvider>
        ),
        renew: (ticket) => desk.renew(ticket),
      }
    },
  })
}
