import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../../features/content/pages/terms-page.tsx'

export const Route = createFileRoute('/_site/terms')({ component: TermsPage })
