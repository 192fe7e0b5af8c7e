import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong, one line each. Focus guards of open dialogs take no focus of their own accord. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).exclude('[data-base-ui-focus-guard]').setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}
