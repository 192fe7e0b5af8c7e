import { type Late, late } from '@fairground/ui'
import pagesStyle from '../pages.css?url'
import { loadLaterTexts } from './i18n.ts'

const style = late(() => addStyle(pagesStyle))

/**
 * What every page but the home page needs besides its code: its texts and the whole style sheet. At once after the first call.
 * @throws when it could not be fetched; it may then be asked for again
 */
export async function loadLater(): Promise<void> {
  // Whoever draws pages without a browser has all texts.
  if (import.meta.env.SSR) return
  await Promise.all([style.fetch(), loadLaterTexts()])
}

/** A part of the home page that is not there at first: a window, the member's end of the header. */
export const laterPart = <Part>(load: () => Promise<Part>): Late<Part> =>
  late(async () => (await Promise.all([load(), loadLater()]))[0])

/** Adds a style sheet unless it is there. By hand: the bundler's own loader would not fetch one again that failed once. */
export const addStyle = (href: string): Promise<true> =>
  new Promise<true>((resolve, reject) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve(true)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      // As the bundler tells of its own files: they may be those of a version before.
      dispatchEvent(new Event('vite:preloadError'))
      reject(new Error(`no style sheet ${href}`))
    }
    document.head.append(link)
  })
