import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `perhaps`: nobody has listed the pages. `word`: one word after the first slash, of which the app's operator says whether it is a page. */
type Place = 'page' | 'perhaps' | 'word' | 'nowhere'

/** Tells what stands at an address of a browser app, as its build has listed; before it was built, anything may be a page. */
export function pagePaths(folder: string): (address: string) => Place {
  const file = path.join(folder, 'pages.json')
  if (!existsSync(file)) return () => 'perhaps'
  const listed = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const plain = new Set(listed.filter((page) => !page.includes('$')))
  const templates = listed
    // At `/$` stands the page that says that there is none.
    .filter((page) => page.includes('$') && page !== '/$' && !isWord(page))
    .map((page) => new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/.]+')}$`))
  const hasWords = listed.some(isWord)
  return (address) => {
    const at = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address
    if (plain.has(at) || templates.some((page) => page.test(at))) return 'page'
    return hasWords && /^\/\w+$/.test(at) ? 'word' : 'nowhere'
  }
}

const isWord = (page: string): boolean => /^\/\$\w+$/.test(page)
