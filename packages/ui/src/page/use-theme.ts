import { use, useSyncExternalStore } from 'react'
import { DrawnForContext } from '../provider/drawn-for.ts'
import type { Theme } from './theme-toggle.tsx'

const listeners = new Set<() => void>()
const current = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** Puts the theme on the page at once and keeps it for the next visit. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  localStorage.setItem('theme', theme)
  for (const listener of listeners) listener()
}

/** The site's own theme, for a browser in which nobody chose one; it is not kept. */
export function followTheme(theme: Theme): void {
  if (localStorage.getItem('theme') !== null || current() === theme) return
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  const { theme } = use(DrawnForContext)
  return useSyncExternalStore(subscribe, current, () => theme)
}
