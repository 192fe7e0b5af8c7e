import { useEffect } from 'react'
import { noteHead } from './head.ts'

const siteName = 'Fairground'

/** The page's own words in the window's title; undefined on the home page. */
export function useTitle(title: string | undefined): void {
  const whole = title ? `${title} · ${siteName}` : siteName
  noteHead({ title: whole })
  useEffect(() => {
    document.title = whole
  }, [whole])
}
