import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listGuideQuestions, listHelpQuestions } from '../features/site/content/index.ts'
import { isKeptOut, siteDocument } from '../features/site/site/index.ts'
import type { DressPage } from '../lib/serve-app.ts'
import { type PageHosts, portalPolicy } from '../portal-policy.ts'
import { pageDrawer } from './draw-pages.ts'
import { isHomePath, pageDocument } from './page-document.ts'
import { viewerOf } from './page-viewer.ts'

const readPaths = /^\/(?:about|guide|iosGuide|privacy|terms|join|responsible|payouts|(?:blog|news)(?:\/[\w-]{1,100})?)$/
/** Of these each address with something after the ? is another page. */
const plainPaths = /^\/(?:rng|hot|live|fish|pvp|sports|esports|cockfight|elott|fairness|promotions|register)$/
const listPageMax = 100
const questionLists = new Map([
  ['/help', listHelpQuestions],
  ['/guide', listGuideQuestions],
])

/**
 * The portal's page as this site has it, drawn for visitors where search engines and first-time readers come: the home page,
 * the lists of games, and all that is there to be read. Every other one, and any that could not be drawn, is empty, and the browser draws it.
 */
export function portalPages(app: FastifyInstance, context: AppContext, folder: string): DressPage {
  const { portalUrl } = context.config
  const draw = pageDrawer(app, folder)
  return async (built, request) => {
    const site = await siteDocument(context, built)
    const empty = { html: site.html, policy: portalPolicy(portalUrl, site) }
    const [path = '/', search] = request.url.split('?')
    const viewer = viewerOf(request, site.offer)
    // Those who make previews of links take whatever comes.
    const isRead = /text\/html|\*\/\*/.test(request.headers.accept ?? '')
    const asked = [...new URLSearchParams(search).keys()]
    const isDrawn = plainPaths.test(path)
      ? asked.every((key) => key === 'lang') // narrowed, each would be another page
      : !asked.includes('preview') && (isHomePath(path) || readPaths.test(path))
    if (!viewer || !isRead || !isDrawn) return empty
    if (await isKeptOut(context, request.ip)) return empty
    const listPage = listPageOf(search)
    const imageHost = hostByChance(site)
    const href = listPage > 1 ? `${path}?page=${listPage}` : path
    const page = await draw({ href, host: site.hostOf(request.host), viewer, imageHost })
    if (page === 'missing') return { ...empty, status: 404 }
    if (!page) return empty
    const questions = (await questionLists.get(path)?.(context, viewer.language)) ?? []
    const place = {
      path: path === '/home' ? '/' : path,
      listPage,
      portalUrl,
      viewer,
      offer: site.offer,
      imageHost,
      questions,
    }
    return { ...empty, html: pageDocument(site.html, page, place) }
  }
}

function listPageOf(search: string | undefined): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= listPageMax ? page : 1
}

/** The page's pictures come from one of the operator's hosts, as they do where the browser chooses it. */
const hostByChance = ({ imageHosts }: PageHosts): string | undefined =>
  imageHosts.length > 0 ? imageHosts[randomInt(imageHosts.length)] : undefined
