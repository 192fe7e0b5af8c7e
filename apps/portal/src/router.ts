import { createRouter } from '@tanstack/react-router'
import { Pending } from './routes/-layouts/pending.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  // A list that narrows by its address asks not to move.
  scrollRestorationBehavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  defaultPreload: 'intent',
  // So long the page before stays.
  defaultPendingMs: 1_000,
  defaultPendingComponent: Pending,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
