import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { DrawnPage } from './drawn-page.ts'
import type { PageViewer } from './page-viewer.ts'

/** What a page is drawn from. */
export interface WantedPage {
  href: string
  host: string
  viewer: PageViewer
  imageHost: string | undefined
}

interface Renderer {
  draw(
    wanted: Omit<WantedPage, 'viewer'> & {
      language: string
      drawnFor: Pick<PageViewer, 'theme' | 'isWide'>
      fetch: typeof fetch
    },
  ): Promise<DrawnPage | 'missing' | 'closed'>
}

/** The same page is drawn again after so long. */
const lifeMs = 1_000
/** Whoever would wait longer gets the page empty, and their browser draws it. */
const waitMsMax = 1_500
/** A call of a page is answered by then, or there is no such page. */
const callMsMax = 1_000
/** So many wait at most: drawing takes the whole processor. */
const waitingMax = 12

export type DrawPage = (wanted: WantedPage) => Promise<DrawnPage | 'missing' | undefined>

/**
 * Draws pages with the renderer that the build of the portal left in `folder`, each from the calls that a browser would make;
 * undefined where it did not, was not in time, or has too many to draw.
 */
export function pageDrawer(app: FastifyInstance, folder: string): DrawPage {
  const file = path.join(folder, 'server/draw.js')
  const renderer: Promise<Renderer> | undefined = existsSync(file) ? import(pathToFileURL(file).href) : undefined
  // Whoever draws hears of it.
  renderer?.catch(() => {})
  const kept = new Map<string, ReturnType<DrawPage>>()
  let waiting = 0
  const draw = async ({ viewer, ...wanted }: WantedPage) => {
    const { language, ...drawnFor } = viewer
    waiting += 1
    try {
      const page = await (await renderer)?.draw({ ...wanted, language, drawnFor, fetch: callsOf(app) })
      return page === 'closed' ? undefined : page
    } catch (error) {
      app.log.error({ err: error, path: wanted.href }, 'a page could not be drawn')
      return undefined
    } finally {
      waiting -= 1
    }
  }
  return async (wanted) => {
    if (!renderer) return undefined
    const key = JSON.stringify(wanted)
    let page = kept.get(key)
    if (!page) {
      if (waiting >= waitingMax) return undefined
      page = draw(wanted)
      kept.set(key, page)
      void page.then(() => setTimeout(lifeMs, undefined, { ref: false })).then(() => kept.delete(key))
    }
    return inTime(page)
  }
}

const inTime = (page: ReturnType<DrawPage>): ReturnType<DrawPage> =>
  Promise.race([page, setTimeout(waitMsMax, undefined, { ref: false })])

/** Calls of a page, answered within this program: no socket, and the same edge as for everybody. */
const callsOf =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const answered = app.inject({ method: 'GET', url: pathname + search, headers })
    const answer = await Promise.race([answered, setTimeout(callMsMax, undefined, { ref: false })])
    // The pages after it wait for this one.
    if (!answer) throw new Error(`no answer from ${pathname}`)
    const { statusCode, payload } = answer
    return new Response(payload, { status: statusCode, headers: { 'content-type': 'application/json' } })
  }
