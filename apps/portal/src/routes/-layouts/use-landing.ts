import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const key = 'landed'

/** The first visit of the home page in a tab goes on to the page that this host begins with. */
export function useLanding(landing: string | undefined): void {
  const router = useRouter()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!landing || sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, landing)
    if (pathname === '/') router.history.replace(landing)
  }, [landing, pathname, router])
}
