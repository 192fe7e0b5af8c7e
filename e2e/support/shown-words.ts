import type { Frame, Page } from '@playwright/test'

/** Every piece of text that a person sees or hears on the page; names marked as such (`bdi`, `lang`) are left out. */
export const shownWords = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Set<string>()
    const add = (text: string | null) => text?.trim() && words.add(text.trim().replace(/\s+/g, ' '))
    const isNamed = (node: Element | null) => node?.closest('bdi, [lang]:not(html), script, style, noscript') != null
    const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent && !isNamed(parent) && isShown(parent)) add(texts.currentNode.textContent)
    }
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (isNamed(node) || !isShown(node)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(node.getAttribute(name))
    }
    add(document.title)
    return [...words]
  })

/** Texts that are a key of the catalogue instead of words, or that show a place no value came to. */
export const rawKeys = (words: readonly string[]): string[] =>
  words.filter((word) => /^[a-z]+(\.[A-Za-z]+)+$/.test(word) || word.includes('{{'))

/** Texts that are the same in two languages although they have words to translate. `names` are not translated. */
export function untranslated(
  first: readonly string[],
  second: readonly string[],
  names: ReadonlySet<string>,
): string[] {
  const other = new Set(second)
  return first.filter((word) => other.has(word) && /\p{L}{4,}/u.test(word) && !isName(word, names))
}

/** What journeys call people and things they make, on screens that list everybody's. */
const testName = /\bhoi[bdfgjkpw]{11}\b/g

const digest = /\b[0-9a-f]{64}\b/g

function isName(text: string, names: ReadonlySet<string>): boolean {
  let rest = text.replace(testName, '').replace(digest, '')
  for (const name of [...names].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '')
  return !/\p{L}{4,}/u.test(rest)
}
