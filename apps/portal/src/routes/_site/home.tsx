import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/home')({ codeSplitGroupings: [], component: () => <HomePage /> })
