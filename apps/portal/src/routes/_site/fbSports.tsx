import { createFileRoute } from '@tanstack/react-router'
import { FbSportsPage } from '../-layouts/fb-sports-page.tsx'

export const Route = createFileRoute('/_site/fbSports')({ component: FbSportsPage })
