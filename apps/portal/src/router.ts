import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { Pending } from './routes/-layouts/pending.tsx'
import { routeTree } from './routeTree.gen.ts'

/** With a history where the page is drawn without a browser. */
export function createPageRouter(history?: RouterHistory) {
  const isCalm = import.meta.env.SSR || matchMedia('(prefers-reduced-motion: reduce)').matches
  return createRouter({
    routeTree,
    ...(history && { history }),
    // The page is drawn without its script for that.
    scrollRestoration: import.meta.env.SSR ? false : unlessScrolledAlready(),
    // A list that narrows by its address asks not to move.
    scrollRestorationBehavior: isCalm ? 'instant' : 'smooth',
    defaultPreload: 'intent',
    // So long the page before stays.
    defaultPendingMs: 1_000,
    defaultPendingComponent: Pending,
  })
}

/** Whoever scrolled before the code of the first page was there stays where they are; after that every page has its place. */
function unlessScrolledAlready(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && scrollY > 0
    isFirst = false
    return !isScrolled
  }
}

export type PageRouter = ReturnType<typeof createPageRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PageRouter
  }
}
