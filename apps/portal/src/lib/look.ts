import contrastStyle from '@fairground/ui/styles/contrast.css?url'
import { useSyncExternalStore } from 'react'

/** What can be chosen beside the theme, by the attribute that says so; before-paint.js puts it on the next page. */
const values = { contrast: 'more', motion: 'calm' } as const
export type Look = keyof typeof values
export const looks = Object.keys(values) as Look[]

const listeners = new Set<() => void>()
const isOnPage = (look: Look): boolean => document.documentElement.dataset[look] === values[look]

/** Puts the choice on the page at once and keeps it for the next visit. */
export function setLook(look: Look, isOn: boolean): void {
  const { dataset } = document.documentElement
  localStorage.setItem(look, isOn ? values[look] : 'plain')
  if (look === 'contrast' && isOn) fetchContrast()
  if (isOn) dataset[look] = values[look]
  else delete dataset[look]
  for (const listener of listeners) listener()
}

/** Once: a page that begins with it has it already. */
function fetchContrast(): void {
  if (document.querySelector(`link[href="${contrastStyle}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = contrastStyle
  document.head.append(link)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLook = (look: Look): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPage(look),
    () => false,
  )
