import { useEffect } from 'react'

const siteName = 'Fairground'

/** The page's own words in the window's title; undefined on the home page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title])
}
