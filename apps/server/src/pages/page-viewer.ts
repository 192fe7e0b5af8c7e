import { type DisplayLanguage, isDisplayLanguage } from '@fairground/i18n'
import type { FastifyRequest } from 'fastify'

/** For whom a page is drawn. */
export interface PageViewer {
  language: DisplayLanguage
  theme: 'dark' | 'light'
  /** On a window at least as wide as a tablet. */
  isWide: boolean
}

/** What the operator set for those of whom nothing is known. */
export interface PageOffer {
  languages: readonly string[]
  defaultLanguage: DisplayLanguage
  themeDefault: 'dark' | 'light'
}

/** As before-paint.js of the portal notes it: language, theme, width, and whether somebody was signed in. */
const noted = /(?:^|;\s*)viewer=([a-z]{2,3}(?:-[A-Z]{2})?)\.(dark|light)\.(wide|narrow)(\.member)?(?:;|$)/

/**
 * Who asks for a page, by what their browser noted, else by the address and what the operator set; undefined for those whose
 * page is not a visitor's.
 */
export function viewerOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>, offer: PageOffer) {
  const [, language, theme, width, member] = noted.exec(headers.cookie ?? '') ?? []
  if (member) return undefined
  const asked = new URLSearchParams(url.split('?')[1]).get('lang')
  const isOffered = (code: unknown): code is DisplayLanguage =>
    isDisplayLanguage(code) && offer.languages.includes(code)
  const viewer: PageViewer = {
    language: [language, asked].find(isOffered) ?? offer.defaultLanguage,
    theme: theme === 'dark' || theme === 'light' ? theme : offer.themeDefault,
    isWide: width ? width === 'wide' : !isPhone(headers),
  }
  return viewer
}

const isPhone = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile?\b/.test(headers['user-agent'] ?? '')
