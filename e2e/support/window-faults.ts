import type { Locator } from '@playwright/test'

/** A finger's target. */
const fingerPx = 44

/** What of an open window a finger cannot hit, or what scrolls sideways in it. */
export const windowFaults = (window: Locator): Promise<string[]> =>
  window.evaluate((node, leastPx) => {
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`
    /** Whether a press there goes to the target: on itself, on what is painted over it, or on its label. */
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const label = hit?.closest('label')
      return !!hit && (target.contains(hit) || label?.contains(target) || (!!target.id && label?.htmlFor === target.id))
    }
    const selector =
      'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=switch], [role=radio]'
    const targets = [...node.querySelectorAll<HTMLElement>(selector)].filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !target.closest('[aria-hidden=true], [inert]') &&
        !target.matches(':disabled') &&
        // A link in a sentence is as high as its line.
        !(target.tagName === 'A' && getComputedStyle(target).display.startsWith('inline') && target.closest('p, li')),
    )
    const short = targets.filter((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const box = target.getBoundingClientRect()
      const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, leastPx / 2 - 1]
      return !isHit(target, x, y - reach) || !isHit(target, x, y + reach)
    })
    const wide = [node, ...node.querySelectorAll('*')].filter(
      (one) =>
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
        !one.matches('[role=tablist]') &&
        !one.querySelector('table'),
    )
    const heightOf = (one: Element) => Math.round(one.getBoundingClientRect().height)
    return [
      ...short.map((one) => `${nameOf(one)} is ${heightOf(one)} px high`),
      ...wide.map((one) => `${nameOf(one)} scrolls sideways`),
    ]
  }, fingerPx)
