import { directionOf } from '@fairground/i18n'
import type { DrawnPage } from './drawn-page.ts'
import type { PageOffer, PageViewer } from './page-viewer.ts'
import { type AnsweredQuestion, structuredData } from './structured-data.ts'

interface Place {
  /** Without what follows the ?. */
  path: string
  /** Which page of a list, from 1. */
  listPage: number
  portalUrl: string
  viewer: PageViewer
  offer: PageOffer
  imageHost: string | undefined
  /** That it answers. */
  questions: AnsweredQuestion[]
}

/** The document of the portal with a drawn page in it, its head for search engines, and the style of its later pages. */
export function pageDocument(html: string, page: DrawnPage, place: Place): string {
  const { viewer, imageHost } = place
  const marks = [
    `lang="${viewer.language}" dir="${directionOf(viewer.language)}" data-theme="${viewer.theme}"`,
    `data-drawn="${viewer.language}.${viewer.theme}.${viewer.isWide ? 'wide' : 'narrow'}"`,
    // The page is there without its code: before-paint.js fetches that when all in sight has come.
    `data-code="${codeOf(html).join(' ')}"`,
    ...(imageHost ? [`data-image-host="${imageHost}"`] : []),
  ]
  // React would have every picture fetched early: the first one in sight would wait for those below it.
  const body = page.body.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
  return html
    .replace(/<html lang="[^"]*"(?: data-theme="[^"]*")?/, () => `<html ${marks.join(' ')}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(page.head.title ?? 'Fairground')}</title>`)
    .replace(codeTags, '')
    .replace('</head>', () => `${styleOf(html, place.path)}${headOf(html, page, place)}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="drawn">${page.state}</script>`,
    )
}

const codeTags =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g

/** The first script of the portal, and what it needs. */
const codeOf = (html: string): string[] => [...html.matchAll(codeTags)].flatMap(([, file]) => file ?? [])

/** Where the same is to be read in each language; the operator's own stands at the address without one. */
function headOf(html: string, page: DrawnPage, place: Place): string {
  const { viewer, offer, portalUrl, path, questions } = place
  const address = (language: string) => {
    const search = new URLSearchParams()
    if (place.listPage > 1) search.set('page', String(place.listPage))
    if (language !== offer.defaultLanguage) search.set('lang', language)
    return text(`${portalUrl}${path}${search.size > 0 ? `?${search}` : ''}`)
  }
  const logo = /<link rel="icon"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? '/favicon.svg'
  const { title = 'Fairground', description } = page.head
  const data = JSON.stringify(structuredData(page, { portalUrl, path, logo, questions })).replaceAll('<', '\\u003c')
  return [
    ...(description ? [`<meta name="description" content="${text(description)}">`] : []),
    `<link rel="canonical" href="${address(viewer.language)}">`,
    ...offer.languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${address(code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address(offer.defaultLanguage)}">`,
    `<meta property="og:title" content="${text(title)}">`,
    `<meta property="og:type" content="${page.head.article ? 'article' : 'website'}">`,
    `<meta property="og:url" content="${address(viewer.language)}">`,
    `<script type="application/ld+json">${data}</script>`,
  ].join('')
}

/** The home page does without the sheet of all later pages. */
function styleOf(html: string, path: string): string {
  const sheet = /data-pages="([^"]*)"/.exec(html)?.[1]
  return isHomePath(path) || !sheet ? '' : `<link rel="stylesheet" href="${sheet}">`
}

export const isHomePath = (path: string): boolean => ['/', '/home', '/help'].includes(path)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
