import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../-layouts/reset-page.tsx'

export const Route = createFileRoute('/_site/resetPassword')({ component: ResetPage })
