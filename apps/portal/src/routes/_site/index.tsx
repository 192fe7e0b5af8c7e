import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/')({ codeSplitGroupings: [], component: () => <HomePage /> })
