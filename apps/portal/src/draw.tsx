import { createQueryClient, isRefusal } from '@fairground/client'
import { createI18n, type DisplayLanguage } from '@fairground/i18n'
import type { DrawnFor } from '@fairground/ui'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { type ReactElement, StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { App } from './app.tsx'
import type { Drawn } from './lib/drawn.ts'
import { type Head, takeHead } from './lib/head.ts'
import { catalogues } from './lib/i18n.ts'
import { standAt } from './lib/place.ts'
import { siteStatus } from './lib/site-status.ts'
import { createPageRouter } from './router.ts'

/** Which page, and for whom. */
interface Wanted {
  /** Path, and what follows the ?. */
  href: string
  host: string
  language: DisplayLanguage
  drawnFor: DrawnFor
  imageHost: string | undefined
  fetch: typeof fetch
}

interface Page {
  /** What stands in #root. */
  body: string
  /** What the browser goes on with. */
  state: string
  head: Head
}

/** Or why there is none: nothing stands there, or the site shows its door. */
type Drawing = Page | 'missing' | 'closed'

/** More questions after one another than any page has. */
const passesMax = 6

let last: Promise<unknown> = Promise.resolve()

/**
 * A page as a visitor sees it first. One at a time: where the page stands is known to the whole program.
 * @throws when it could not be drawn
 */
export function draw(wanted: Wanted): Promise<Drawing> {
  const page = last.then(() => drawNow(wanted))
  last = page.catch(() => undefined)
  return page
}

async function drawNow({ href, language, drawnFor, ...where }: Wanted): Promise<Drawing> {
  standAt({ ...where, language: () => language })
  const active = await textsOf(language)
  const router = createPageRouter(createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  if (router.state.matches.some(({ status }) => status !== 'success')) return 'missing'
  const queries = createQueryClient()
  const app = (
    <StrictMode>
      <App i18n={active} router={router} queries={queries} drawnFor={drawnFor} />
    </StrictMode>
  )
  const body = await drawWhole(app, queries)
  const head = takeHead()
  const status = queries.getQueryData(siteStatus().queryKey)
  if (status?.status !== 0 || !status.domainValid) return 'closed'
  if (body === undefined) return 'missing'
  const drawn: Drawn = { drawnFor, answers: answersOf(queries) }
  return { body, head, state: JSON.stringify(drawn).replaceAll('<', '\\u003c') }
}

/** Draws until nothing is asked for any more; undefined where something asked for is not there. */
async function drawWhole(app: ReactElement, queries: QueryClient): Promise<string | undefined> {
  for (let pass = 0; pass < passesMax; pass += 1) {
    takeHead()
    const body = await drawOnce(app)
    const asked = queries.getQueryCache().getAll().filter(isAsked)
    if (asked.length === 0) return body
    const answers = await Promise.allSettled(asked.map((query) => query.fetch({ ...query.options, retry: false })))
    const refused = answers.find((answer) => answer.status === 'rejected')
    if (refused && isRefusal(refused.reason, 'NOT_FOUND')) return undefined
    if (refused) throw refused.reason
  }
  throw new Error('the page asks for ever more')
}

const isAsked = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: boolean }).enabled !== false

async function drawOnce(app: ReactElement): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(app, {
    // In one piece: parts that come after it would need scripts to be put in their place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  const body = await new Response(stream).text()
  if (failure) throw failure instanceof Error ? failure : new Error('the page could not be drawn', { cause: failure })
  return body
}

/** The state of the site depends on the caller's address. */
function answersOf(queries: QueryClient): Drawn['answers'] {
  const personal = JSON.stringify(siteStatus().queryKey)
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, JSON.stringify(queryKey) !== personal])
}

const texts = new Map<string, Promise<i18n>>()

function textsOf(language: DisplayLanguage): Promise<i18n> {
  const known = texts.get(language) ?? createI18n({ ...catalogues, language }, initReactI18next)
  texts.set(language, known)
  return known
}
