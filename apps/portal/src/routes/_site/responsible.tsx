import { createFileRoute } from '@tanstack/react-router'
import { ResponsiblePage } from '../../features/content/responsible-page.tsx'

export const Route = createFileRoute('/_site/responsible')({ component: ResponsiblePage })
