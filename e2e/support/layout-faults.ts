import type { Frame, Page } from '@playwright/test'

/** What does not fit: a page wider than its window, and text that is cut although nothing says so. */
export const layoutFaults = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    const reachesOut = (node: Element) => Math.abs(node.getBoundingClientRect().right - scrollWidth) < 2
    if (scrollWidth > clientWidth) {
      const [widest] = [...document.querySelectorAll('body *')].filter(reachesOut).slice(-1)
      const name = `${widest?.tagName} ${widest?.className} ${widest?.textContent?.slice(0, 40)}`
      faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${name}`)
    }
    const ownText = (node: Element) =>
      [...node.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join('')
    for (const node of document.querySelectorAll('body *')) {
      const text = ownText(node)
      if (!text || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const look = getComputedStyle(node)
      const isForReaders = look.clipPath !== 'none' || (node.clientWidth <= 1 && node.clientHeight <= 1)
      if (look.display === 'inline' || isForReaders || node.closest('svg')) continue
      const isMeant =
        look.textOverflow === 'ellipsis' ||
        look.webkitLineClamp !== 'none' ||
        ['auto', 'scroll'].includes(look.overflowX)
      if (!isMeant && node.scrollWidth > node.clientWidth + 1)
        faults.push(`“${text}” is ${node.scrollWidth} px wide in a box of ${node.clientWidth} px`)
    }
    return faults
  })
