import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/index')({ codeSplitGroupings: [], component: HotHome })

/** The home page at its hot games: where that item of the navigation leads. */
function HotHome() {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onRendered', () => document.getElementById('hot')?.scrollIntoView({ block: 'start' })),
    [router],
  )
  return <HomePage />
}
