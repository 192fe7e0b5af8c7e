import { type ContentPage, isPageKind } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { readTermsPage } from '../site/index.ts'
import { openPreview } from './page-preview.ts'
import { listPages } from './page-store.ts'
import { viewPage } from './page-view.ts'

const countMax = 100

interface Asked {
  kind: Parameters<typeof isPageKind>[0]
  lang?: string | undefined
  slug?: string | undefined
  isBrief?: boolean | undefined
  preview?: string | undefined
}

export const pageRoutes = {
  pages: portal.content.pages.handler(async ({ input, context: { call } }) =>
    answer(call, await readPages(call, input)),
  ),
}

async function readPages(
  call: Call,
  { kind, lang, slug, isBrief = false, preview }: Asked,
): Promise<Outcome<ContentPage[]>> {
  const { app } = call
  const language = languages.find((one) => one === lang) ?? call.language
  if (!isPageKind(kind)) return ok([await readTermsPage(app.db, language)])
  const previewedId = preview === undefined ? undefined : openPreview(app, preview)
  if (preview !== undefined && previewedId === undefined) return refuse('NOT_FOUND')
  const now = app.clock.now()
  const rows = await listPages(app.db, { kind, slug, previewedId, language, now, countMax })
  if (slug !== undefined && rows.length === 0) return refuse('NOT_FOUND')
  return ok(rows.map((row) => viewPage(row, { isBrief })))
}
