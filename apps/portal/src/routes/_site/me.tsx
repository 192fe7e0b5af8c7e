import { createFileRoute } from '@tanstack/react-router'
import { MePage } from '../-layouts/me-page.tsx'

export const Route = createFileRoute('/_site/me')({ component: MePage })
