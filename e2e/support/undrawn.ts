import type { Page } from '@playwright/test'

/** Has pages come empty, as their browser draws them: what a journey alters on its way is not in what was drawn before. */
export const undrawn = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    return route.continue({ headers: { ...request.headers(), accept: 'text/plain' } })
  })
